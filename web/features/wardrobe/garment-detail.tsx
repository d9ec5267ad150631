import { useQuery } from '@tanstack/react-query';
import { Heart, House, WandSparkles, WashingMachine } from 'lucide-react';
import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import type { Look } from '#contract/looks.ts';
import { kindNames, occasionNames, seasonNames } from '#contract/names.ts';
import type { Outfit } from '#contract/outfits.ts';
import { washAfterOfKind } from '#contract/washing.ts';
import { Button } from '#web/components/button.tsx';
import { LoadFailed } from '#web/components/feedback/query-states.tsx';
import { Field } from '#web/components/forms/field.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { ToggleChip } from '#web/components/forms/toggle-chip.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { homesCopy as copy } from '#web/copy/homes.ts';
import { washingCopy } from '#web/copy/laundry.ts';
import { outfitViewsCopy } from '#web/copy/outfit-views.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { LookThumbnail } from '#web/features/outfits/look-thumbnail.tsx';
import { OutfitBuilder } from '#web/features/outfits/outfit-dialogs.ts';
import { CareLabelSection } from '#web/garments/care-label/care-label-section.tsx';
import { PictureChoice } from '#web/garments/cutouts/picture-choice.tsx';
import { outOfLaundry, useUpdateGarment } from '#web/garments/editing/use-update-garment.ts';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import { useMoveGarments } from '#web/garments/homes/use-house-changes.ts';
import { houseName, isElsewhere, useHouses } from '#web/garments/homes/use-houses.ts';
import { WhereDialog } from '#web/garments/homes/where-dialog.tsx';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { outfitsWithGarment } from '#web/garments/wardrobe-cache.ts';
import { hasFailed, queryOf } from '#web/query.ts';
import { AbsenceLine } from './absence/absence-line.tsx';
import { GarmentDetailFacts, GarmentFigures } from './garment-detail-facts.tsx';
import { GarmentMenu } from './garment-menu.tsx';
import { ReplacePhotoButton } from './replace-photo-button.tsx';
import { CobblerActions } from './upkeep/cobbler-actions.tsx';
import { UpkeepSection } from './upkeep/upkeep-section.tsx';
import { useMarkWorn } from './use-mark-worn.ts';

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

/** Says where a garment is that is in another house than the person. */
function HomeLine({ item }: { item: WardrobeItem }) {
  const houses = useHouses();
  const [changing, setChanging] = useState(false);
  const move = useMoveGarments();
  // The dialog outlives the line, which goes as soon as the garment is moved here.
  const dialog = changing && <WhereDialog item={item} onClose={() => setChanging(false)} />;
  if (!isElsewhere(houses, item)) return dialog || null;
  const { here } = houses;
  return (
    <div className="grid gap-3 border-line border-y py-4">
      <p className="flex items-start gap-2.5">
        <House className="mt-0.5 shrink-0" size={20} />
        {copy.where.sentence(houseName(houses, item.home))}
      </p>
      <OnlineOnly>
        <div className="flex flex-wrap gap-2">
          <Button
            onClick={() => move.mutate({ garmentIds: [item.id], to: here })}
            size="s"
            variant="secondary"
          >
            {copy.where.bring(houseName(houses, here))}
          </Button>
          <Button onClick={() => setChanging(true)} size="s" variant="ghost">
            {copy.where.change}
          </Button>
        </div>
      </OnlineOnly>
      {dialog}
    </div>
  );
}

const { choice: washCopy } = washingCopy;
const choices = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 40];
const byKind = 'kind';

function WashChoice({ item }: { item: WardrobeItem }) {
  const update = useUpdateGarment();
  const { after, own, since } = item.wash;
  const given = new Set([...choices, ...(own && after !== null ? [after] : [])]);
  return (
    <Field hint={after !== null && since > 0 ? washCopy.since(since) : undefined} label={washCopy.label}>
      <Select
        onValueChange={(chosen) =>
          update.mutate({ id: item.id, patch: { washAfter: chosen === byKind ? null : Number(chosen) } })
        }
        options={[
          { value: byKind, label: washCopy.byKind(kindNames[item.kind], washAfterOfKind[item.kind]) },
          ...[...given]
            .sort((a, b) => a - b)
            .map((wears) => ({ value: String(wears), label: washCopy.after(wears) })),
          { value: '0', label: washCopy.never },
        ]}
        value={own ? String(after ?? 0) : byKind}
      />
    </Field>
  );
}

function GarmentLooks({ item, items }: { item: WardrobeItem; items: readonly WardrobeItem[] }) {
  const copy = outfitViewsCopy.looks;
  const [start, setStart] = useState<Partial<Look> | null>(null);
  const query = useQuery({
    ...queryOf(['garment-looks', item.id], 'GET /api/wardrobe/items/:id/looks', { params: { id: item.id } }),
    retry: false,
  });
  const { data } = query;
  return (
    <section>
      <h3 className="mb-1 text-title-s">{copy.title}</h3>
      <div className="mb-3 text-ink-soft">
        {hasFailed(query) ? (
          <LoadFailed query={query} text={copy.failed} />
        ) : (
          <p>{copy.text(item.versatilityOutfits)}</p>
        )}
      </div>
      {data && data.looks.length > 0 && (
        <ul className="mb-4 grid grid-cols-3 gap-x-4 gap-y-5 sm:grid-cols-4">
          {data.looks.map((look) => (
            <li key={look.garmentIds.join()}>
              <LookThumbnail items={items} look={look} onPress={() => setStart(look)} verb={copy.open} />
            </li>
          ))}
        </ul>
      )}
      <OnlineOnly>
        <Button
          icon={<WandSparkles size={18} />}
          onClick={() => setStart({ garmentIds: [item.id] })}
          size="s"
          variant="secondary"
        >
          {copy.complete}
        </Button>
      </OnlineOnly>
      {start && (
        <OutfitBuilder items={items} onClose={() => setStart(null)} outfit={null} startWith={start} />
      )}
    </section>
  );
}
