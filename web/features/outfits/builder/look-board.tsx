import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { inBodyOrder } from '#illustrator/body-order.ts';
import { drawingScale, type Place } from '#illustrator/compose-board.ts';
import { classes } from '#web/components/classes.ts';
import { laidPicture } from '#web/components/pictures/laid.ts';
import { garmentShadow, paperLook } from '#web/components/pictures/paper-look.ts';
import { lookBuilder as copy } from '#web/copy/look-builder.ts';
import { layoutLook, type OpenPlace } from './look-places.ts';
import type { usePieceDrag } from './use-piece-drag.ts';

interface LookBoardProps {
  board: RefObject<HTMLDivElement | null>;
  pieces: readonly WardrobeItem[];
  drag: ReturnType<typeof usePieceDrag>;
  selected: string | null;
  onSelect: (id: string | null) => void;
  onTakeAway: (id: string) => void;
  onFill: (place: OpenPlace) => void;
}

const boxOf = ({ left, top, width, height }: Place) => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
});

export function LookBoard(props: LookBoardProps) {
  const { board, pieces, drag, selected, onSelect, onTakeAway, onFill } = props;
  const { open, places } = layoutLook(pieces);
  const receiving = drag.dragged?.from === 'tray';
  return (
    <fieldset
      className={classes(
        'relative isolate m-0 aspect-4/5 min-w-0 overflow-hidden rounded-photo transition-shadow duration-150',
        paperLook,
        receiving && 'inset-ring-2 inset-ring-line-strong',
        receiving && drag.over && 'inset-ring-burgundy!',
      )}
      ref={board as RefObject<HTMLFieldSetElement | null>}
      tabIndex={-1}
    >
      <legend className="sr-only">{copy.board}</legend>
      {open.map((place) => {
        const box = places.get(place);
        return (
          box && (
            <button
              aria-label={copy.fill[place]}
              className="absolute grid min-h-11 place-content-center justify-items-center gap-1 rounded-photo border border-line-strong border-dashed text-ink text-note transition-colors hover:border-ink hover:bg-paper-raised/40"
              key={place}
              onClick={() => onFill(place)}
              style={{ ...boxOf(box), scale: 0.92 }}
              type="button"
            >
              <Plus size={18} />
              {copy.place[place]}
            </button>
          )
        );
      })}
      {inBodyOrder(pieces).map((piece) => {
        const place = places.get(piece.id);
        if (!place) return null;
        return (
          <button
            aria-label={copy.piece(piece.name)}
            aria-pressed={selected === piece.id}
            className={classes(
              'absolute cursor-grab touch-none select-none rounded-photo outline-burgundy-text transition-[left,top,width,height,opacity] duration-200 ease-exit',
              selected === piece.id && 'outline-2 outline-offset-2',
              drag.dragged?.id === piece.id && 'opacity-25',
            )}
            data-piece={piece.id}
            key={piece.id}
            onClick={() => onSelect(selected === piece.id ? null : piece.id)}
            onKeyDown={(event) => {
              if (event.key !== 'Delete' && event.key !== 'Backspace') return;
              event.preventDefault();
              onTakeAway(piece.id);
              board.current?.focus();
            }}
            style={{ ...boxOf(place), zIndex: place.layer }}
            title={piece.name}
            type="button"
            {...drag.grip({ id: piece.id, from: 'board' })}
          >
            <img
              alt=""
              className={classes(
                'pointer-events-none size-full object-contain',
                !piece.photo.illustrated && garmentShadow,
              )}
              decoding="async"
              draggable={false}
              src={laidPicture(piece.photo)}
              style={{
                scale: piece.photo.illustrated ? drawingScale : undefined,
                rotate: `${place.turn}deg`,
              }}
            />
          </button>
        );
      })}
      {drag.dragged && (
        <p className="pointer-events-none absolute inset-x-0 bottom-0 z-50 bg-[oklch(0.25_0.012_50/0.82)] px-3 py-1.5 text-center text-[oklch(0.98_0.005_84)] text-note">
          {receiving ? copy.dropHere : copy.dropOut}
        </p>
      )}
    </fieldset>
  );
}
