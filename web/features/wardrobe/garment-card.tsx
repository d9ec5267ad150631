import { Check, Heart, House, WashingMachine } from 'lucide-react';
import type { WardrobeItem } from '#contract/garments.ts';
import { Button } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { PictureLabel } from '#web/components/pictures/label.tsx';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { useUpdateGarment } from '#web/garments/editing/use-update-garment.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { useElsewhere } from './elsewhere.ts';
import { GarmentFacts } from './garment-facts.tsx';
import { garmentRowsLook } from './garment-grid-look.ts';
import { GarmentMenu } from './garment-menu.tsx';
import { useMarkWorn } from './use-mark-worn.ts';

interface GarmentCardProps {
  item: WardrobeItem;
  onOpen: () => void;
  /** In three columns on phones: little more than the picture. */
  small: boolean;
  /** The target card of the view transition from the scanner. */
  arriving: boolean;
}

export function GarmentCard({ item, onOpen, small, arriving }: GarmentCardProps) {
  const markWorn = useMarkWorn();
  const update = useUpdateGarment();
  const elsewhere = useElsewhere(item);
  const { card } = wardrobeCopy;
  return (
    <article aria-label={item.name} className={garmentRowsLook}>
      <div className="relative">
        <button
          aria-label={card.open(item.name)}
          className="group block w-full rounded-photo"
          onClick={onOpen}
          type="button"
        >
          <GarmentPicture
            alt=""
            className="aspect-4/5 transition-opacity duration-200 group-hover:opacity-92"
            photo={item.photo}
            style={arriving ? { viewTransitionName: 'prenda-escaneada' } : undefined}
          />
        </button>
        <OnlineOnly>
          <IconButton
            aria-pressed={item.favorite}
            className={classes('absolute top-1.5 right-1.5', (small || !item.favorite) && 'max-sm:hidden')}
            label={item.favorite ? card.unfavorite(item.name) : card.favorite(item.name)}
            onClick={() => update.mutate({ id: item.id, patch: { favorite: !item.favorite } })}
            onPicture
          >
            <Heart
              className={item.favorite ? 'fill-burgundy-text text-burgundy-text' : undefined}
              size={20}
            />
          </IconButton>
        </OnlineOnly>
        <OnlineOnly>
          <IconButton
            className={classes('absolute right-1.5 bottom-1.5 sm:hidden', small && 'hidden')}
            disabled={markWorn.isPending}
            label={card.wearNamed(item.name)}
            onClick={() => markWorn.mutate(item)}
            onPicture
          >
            <Check size={20} />
          </IconButton>
        </OnlineOnly>
        {(item.inLaundry || item.away || elsewhere !== null) && (
          <span
            className={classes(
              'absolute bottom-2 left-2',
              // Beside the button of phones.
              small ? 'max-w-[calc(100%-1rem)]' : 'max-w-[calc(100%-4.25rem)]',
            )}
          >
            {item.inLaundry || item.away ? (
              <PictureLabel icon={item.inLaundry && <WashingMachine size={14} />}>
                {item.inLaundry ? card.inLaundry : item.away && wardrobeCopy.away[item.away.why]}
              </PictureLabel>
            ) : (
              <PictureLabel icon={<House className="shrink-0" size={14} />}>
                <span className="truncate">{elsewhere || card.mainHome}</span>
              </PictureLabel>
            )}
          </span>
        )}
      </div>
      <div className="flex items-start justify-between gap-1">
        <h3
          className={classes(
            'min-w-0 sm:text-[1.1875rem] sm:leading-snug',
            'max-sm:truncate max-sm:font-sans max-sm:tracking-normal',
            small ? 'max-sm:text-note' : 'max-sm:text-[0.9375rem]',
          )}
        >
          {item.name}
        </h3>
        <OnlineOnly>
          <span className="max-sm:hidden">
            <GarmentMenu className="-mt-2 -mr-2.5 -mb-2" item={item} />
          </span>
        </OnlineOnly>
      </div>
      <GarmentFacts item={item} />
      <OnlineOnly>
        <Button
          aria-label={card.wearNamed(item.name)}
          className="w-full px-2 max-sm:hidden"
          disabled={markWorn.isPending}
          onClick={() => markWorn.mutate(item)}
          size="s"
          variant="secondary"
        >
          {card.wear}
        </Button>
      </OnlineOnly>
    </article>
  );
}
