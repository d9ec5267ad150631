import type { Outfit } from '#contract/outfits.ts';
import { inBodyOrder } from '#illustrator/body-order.ts';
import { drawingScale } from '#illustrator/compose-board.ts';
import { layFlat } from '#illustrator/flat-lay.ts';
import { classes } from '#web/components/classes.ts';
import { laidPicture } from '#web/components/pictures/laid.ts';
import { garmentShadow, paperLook } from '#web/components/pictures/paper-look.ts';

type Item = Outfit['items'][number];
export type BoardPiece = Pick<Item, 'id' | 'name' | 'kind'> & { photo: Omit<Item['photo'], 'cutBy'> };

interface FlatLayBoardProps {
  pieces: readonly BoardPiece[];
  /** Accessible name; absent when text beside the board describes it. */
  label?: string;
  assembling?: boolean;
  className?: string;
}

export function FlatLayBoard({ pieces, label, assembling = false, className }: FlatLayBoardProps) {
  const places = layFlat(pieces);
  return (
    <div
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={classes('relative isolate aspect-4/5 overflow-hidden rounded-photo', paperLook, className)}
    >
      {inBodyOrder(pieces).map((piece, index) => {
        const place = places.get(piece.id);
        if (!place) return null;
        return (
          <img
            alt=""
            className={classes(
              'absolute object-contain transition-[left,top,width,height] duration-200 ease-exit',
              // Drawings have a shadow of their own.
              !piece.photo.illustrated && garmentShadow,
              assembling &&
                'starting:translate-y-3 starting:opacity-0 transition-[left,top,width,height,opacity,translate]',
            )}
            decoding="async"
            draggable={false}
            key={piece.id}
            loading="lazy"
            src={laidPicture(piece.photo)}
            style={{
              left: `${place.left}%`,
              top: `${place.top}%`,
              width: `${place.width}%`,
              height: `${place.height}%`,
              scale: piece.photo.illustrated ? drawingScale : undefined,
              rotate: `${place.turn}deg`,
              zIndex: place.layer,
              transitionDelay: assembling ? `${index * 40}ms` : undefined,
            }}
          />
        );
      })}
    </div>
  );
}
