import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { occasionNames, seasonNames } from '#contract/names.ts';
import type { Outfit } from '#contract/outfits.ts';
import { occasions, type Season, seasons } from '#contract/vocabulary.ts';
import { Button } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { FilterSelect } from '#web/components/forms/filter-select.tsx';
import { FlatLayPlate } from '#web/components/pictures/flat-lay-plate.tsx';
import { common } from '#web/copy/common.ts';
import { outfitsCopy } from '#web/copy/outfits.ts';
import { seasonOfMonth } from '#web/format/dates.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { tilePictures } from '#web/garments/tile-pictures.ts';
import { useUser } from '#web/session.ts';
import { RejectionReasons } from './composing/rejection-reasons.tsx';
import { StyleProfileSection } from './composing/style-profile-section.tsx';
import { TasteSection } from './composing/taste-section.tsx';
import { NoClothes } from './no-clothes.tsx';
import { OutfitCard } from './outfit-card.tsx';
import { OutfitBuilder, SharedLinks } from './outfit-dialogs.ts';
import {
  filterOutfits,
  type OutfitFilters,
  readOutfitFilters,
  writeOutfitFilters,
} from './outfit-filters.ts';
import type { OutfitsAddress } from './outfits-address.ts';

/** On phones one a screen, to be swiped. */
const slideLook = 'max-sm:w-[86%] max-sm:shrink-0 max-sm:snap-center';

interface OutfitsTabProps {
  outfits: readonly Outfit[];
  items: readonly WardrobeItem[];
  address: OutfitsAddress;
  /** Ids of outfits generated just now; the page scrolls to the first. */
  fresh: readonly string[];
}

export function OutfitsTab({ outfits, items, address, fresh }: OutfitsTabProps) {
  const { demo, ward } = useUser();
  const filters = readOutfitFilters(address.params);
  const [rejected, setRejected] = useState<{ outfit: Outfit; place: number } | null>(null);
  const shown = seasonFirst(filterOutfits(outfits, filters), seasonOfMonth(new Date()), fresh);
  // Undone elsewhere, it is an outfit again.
  const asked = outfits.some(({ id }) => id === rejected?.outfit.id) ? null : rejected;
  const reasons = asked && (
    <li className={classes(slideLook, 'row-span-4 pb-10')} key={asked.outfit.id}>
      <RejectionReasons onClose={() => setRejected(null)} outfit={asked.outfit} />
    </li>
  );
  const create = () => address.setCreating(true);
  const filter = (next: typeof filters) => address.replaceParams(writeOutfitFilters(address.params, next));
  const clear = () => filter({ occasion: null, season: null });
  return (
    <>
      {outfits.length > 0 && (
        <OutfitFiltersBar
          filters={filters}
          onChange={filter}
          onClear={clear}
          onCreate={create}
          shown={shown.length}
          total={outfits.length}
        />
      )}
      {items.length === 0 && <NoClothes onScan={() => address.goToTab('scanner')} />}
      {outfits.length === 0 && items.length > 0 && (
        <EmptyState
          action={
            <Button icon={<Plus size={20} />} onClick={create} variant="secondary">
              {outfitsCopy.builder.createText}
            </Button>
          }
          picture={<FlatLayPlate className="mb-2 aspect-4/5 w-full max-w-60" pieces={tilePictures.outfit} />}
          copy={outfitsCopy.empty}
        />
      )}
      {outfits.length > 0 && shown.length === 0 && (
        <EmptyState
          action={
            <Button onClick={clear} variant="secondary">
              {common.clearFilters}
            </Button>
          }
          copy={outfitsCopy.noResults}
        />
      )}
      <ul className="no-scrollbar -mx-5 flex snap-x snap-mandatory gap-x-3 overflow-x-auto px-5 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-x-8 sm:gap-y-4 sm:overflow-visible sm:px-0 xl:grid-cols-3">
        {shown.map((outfit, place) => [
          place === asked?.place && reasons,
          <li
            className={classes(slideLook, 'grid pb-6 sm:row-span-4 sm:grid-rows-subgrid sm:pb-10')}
            key={outfit.id}
          >
            <OutfitCard
              fresh={fresh.includes(outfit.id)}
              intoView={outfit.id === fresh[0]}
              items={items}
              onRejected={(gone) => setRejected({ outfit: gone, place })}
              onComposed={(freshOutfits) => address.goToTab('outfits', { freshOutfits })}
              outfit={outfit}
            />
          </li>,
        ])}
        {asked && asked.place >= shown.length && reasons}
      </ul>
      {outfits.length > 0 && !demo && ward === null && <SharedLinks />}
      {outfits.length > 0 && <TasteSection />}
      {items.length > 0 && <StyleProfileSection />}
      {address.creating && (
        <OutfitBuilder items={items} onClose={() => address.setCreating(false)} outfit={null} />
      )}
    </>
  );
}

/** The season of today first; outfits generated just now stay where they are. */
function seasonFirst(outfits: readonly Outfit[], season: Season, fresh: readonly string[]): Outfit[] {
  const rank = ({ id, season: own }: Outfit) => (fresh.includes(id) ? 0 : own === season ? 1 : 2);
  return [...outfits].sort((a, b) => rank(a) - rank(b));
}

interface OutfitFiltersBarProps {
  filters: OutfitFilters;
  shown: number;
  total: number;
  onChange: (filters: OutfitFilters) => void;
  onClear: () => void;
  onCreate: () => void;
}

function OutfitFiltersBar(props: OutfitFiltersBarProps) {
  const { filters, shown, total, onChange, onClear, onCreate } = props;
  const copy = outfitsCopy.tab;
  return (
    <search
      aria-label={copy.filters}
      className="mb-4 flex flex-wrap items-center gap-3 max-sm:grid max-sm:grid-cols-[1fr_auto] sm:mb-8"
    >
      <div className="grid w-full min-w-0 grid-cols-2 gap-3 max-[24rem]:gap-2 max-[24rem]:[&_select]:pr-8 max-[24rem]:[&_select]:pl-2.5 sm:w-auto sm:grid-cols-[13rem_14rem]">
        <FilterSelect
          anyLabel={common.occasion}
          label={common.occasion}
          onValueChange={(occasion) => onChange({ ...filters, occasion })}
          options={occasions.map((value) => ({ value, label: occasionNames[value] }))}
          value={filters.occasion}
        />
        <FilterSelect
          anyLabel={common.season}
          label={common.season}
          onValueChange={(season) => onChange({ ...filters, season })}
          options={seasons.map((value) => ({ value, label: seasonNames[value] }))}
          value={filters.season}
        />
      </div>
      <p aria-live="polite" className="tabular text-[0.9375rem] text-ink-soft max-sm:sr-only sm:ml-2">
        {copy.shown(shown, total)}
      </p>
      {(filters.occasion || filters.season) && (
        <Button className="max-sm:order-last" onClick={onClear} size="s" variant="ghost">
          {common.clearFilters}
        </Button>
      )}
      <OnlineOnly>
        <Button
          className="ml-auto max-sm:min-h-12 max-sm:px-3"
          icon={<Plus size={18} />}
          onClick={onCreate}
          size="s"
          variant="secondary"
        >
          <span className="max-sm:sr-only">{copy.create}</span>
        </Button>
      </OnlineOnly>
    </search>
  );
}
