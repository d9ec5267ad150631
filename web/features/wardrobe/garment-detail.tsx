import { Heart, WashingMachine } from 'lucide-react';
import type { WardrobeItem } from '#contract/garments.ts';
import { occasionNames, seasonNames } from '#contract/names.ts';
import type { Outfit } from '#contract/outfits.ts';
import { Button } from '#web/components/button.tsx';
import { ToggleChip } from '#web/components/forms/toggle-chip.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { CareLabelSection } from '#web/garments/care-label/care-label-section.tsx';
import { PictureChoice } from '#web/garments/cutouts/picture-choice.tsx';
import { outOfLaundry, useUpdateGarment } from '#web/garments/editing/use-update-garment.ts';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { outfitsWithGarment } from '#web/garments/wardrobe-cache.ts';
import { AbsenceLine } from './absence/absence-line.tsx';
import { GarmentDetailFacts } from './garment-detail-facts.tsx';
import { GarmentFigures } from './garment-figures.tsx';
import { GarmentLooks } from './garment-looks.tsx';
import { GarmentMenu } from './garment-menu.tsx';
import { HomeLine } from './homes/home-line.tsx';
import { ReplacePhotoButton } from './replace-photo-button.tsx';
import { CobblerActions } from './upkeep/cobbler-actions.tsx';
import { UpkeepSection } from './upkeep/upkeep-section.tsx';
import { useMarkWorn } from './use-mark-worn.ts';
import { WashChoice } from './wash-choice.tsx';

interface GarmentDetailProps {
  item: WardrobeItem;
  items: readonly WardrobeItem[];
  outfits: readonly Outfit[];
  onClose: () => void;
}

export function GarmentDetail({ item, items, outfits, onClose }: GarmentDetailProps) {
  const markWorn = useMarkWorn();
  const update = useUpdateGarment();
  const { card } = wardrobeCopy;
  return (
    <Dialog description={item.brand ?? undefined} onClose={onClose} size="l" title={item.name}>
      <div className="grid gap-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="grid content-start gap-3 md:sticky md:top-0 low:static! md:self-start">
          <GarmentPicture
            alt={card.photoOf(item.name)}
            className="aspect-4/5 max-md:aspect-square"
            large
            photo={item.photo}
          />
          <OnlineOnly>
            <PictureChoice item={item} />
            <ReplacePhotoButton garmentId={item.id} />
          </OnlineOnly>
        </div>
        <div className="grid content-start gap-7">
          <div className="flex flex-wrap items-center gap-2">
            <OnlineOnly>
              <Button disabled={markWorn.isPending} onClick={() => markWorn.mutate(item)} size="s">
                {card.wear}
              </Button>
              <span className="flex items-center">
                <IconButton
                  aria-pressed={item.favorite}
                  label={item.favorite ? card.unfavorite(item.name) : card.favorite(item.name)}
                  onClick={() => update.mutate({ id: item.id, patch: { favorite: !item.favorite } })}
                >
                  <Heart
                    className={item.favorite ? 'fill-burgundy-text text-burgundy-text' : undefined}
                    size={20}
                  />
                </IconButton>
                <GarmentMenu item={item} onDeleted={onClose} />
              </span>
              <ToggleChip
                onPressedChange={(pressed) =>
                  update.mutate({ id: item.id, patch: pressed ? { inLaundry: true } : outOfLaundry })
                }
                pressed={item.inLaundry}
              >
                <WashingMachine size={18} />
                {card.inLaundry}
              </ToggleChip>
            </OnlineOnly>
          </div>
          <HomeLine item={item} />
          {item.away && (
            <AbsenceLine away={item.away} item={item}>
              {item.away.why === 'repair' && <CobblerActions item={item} />}
            </AbsenceLine>
          )}
          <GarmentFigures item={item} />
          <GarmentDetailFacts item={item} />
          <OnlineOnly>
            <WashChoice item={item} key={item.id} />
          </OnlineOnly>
          <CareLabelSection
            around={(button) => <OnlineOnly>{button}</OnlineOnly>}
            garment={item}
            onSave={(patch) => update.mutateAsync({ id: item.id, patch })}
          />
          <UpkeepSection item={item} key={`${item.id} upkeep`} />
          <GarmentLooks item={item} items={items} />
          <GarmentOutfits outfits={outfitsWithGarment(outfits, item.id)} />
        </div>
      </div>
    </Dialog>
  );
}

function GarmentOutfits({ outfits }: { outfits: readonly Outfit[] }) {
  const copy = wardrobeCopy.detail;
  return (
    <section>
      <h3 className="mb-3 text-title-s">{copy.outfits}</h3>
      {outfits.length === 0 ? (
        <p className="text-ink-soft">{copy.noOutfits}</p>
      ) : (
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {outfits.map((outfit) => (
            <li className="grid content-start gap-1" key={outfit.id}>
              <FlatLayBoard label={outfit.name} pieces={outfit.items} />
              <p className="pt-1 font-medium text-[0.9375rem] leading-snug">{outfit.name}</p>
              <p className="text-note text-ink-soft">
                {occasionNames[outfit.occasion]} · {seasonNames[outfit.season]}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
