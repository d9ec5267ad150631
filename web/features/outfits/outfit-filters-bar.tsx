import { Plus } from 'lucide-react';
import { occasionNames, seasonNames } from '#contract/names.ts';
import { occasions, seasons } from '#contract/vocabulary.ts';
import { Button } from '#web/components/button.tsx';
import { FilterSelect } from '#web/components/forms/filter-select.tsx';
import { outfitsCopy } from '#web/copy/outfits.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import type { OutfitFilters } from './outfit-filters.ts';

interface OutfitFiltersBarProps {
  filters: OutfitFilters;
  shown: number;
  total: number;
  onChange: (filters: OutfitFilters) => void;
  onClear: () => void;
  onCreate: () => void;
}

export function OutfitFiltersBar(props: OutfitFiltersBarProps) {
  const { filters, shown, total, onChange, onClear, onCreate } = props;
  const copy = outfitsCopy.tab;
  return (
    <search
      aria-label={copy.filters}
      className="mb-4 flex flex-wrap items-center gap-3 max-sm:grid max-sm:grid-cols-[1fr_auto] sm:mb-8"
    >
      <div className="grid w-full min-w-0 grid-cols-2 gap-3 max-[24rem]:gap-2 max-[24rem]:[&_select]:pr-8 max-[24rem]:[&_select]:pl-2.5 sm:w-auto sm:grid-cols-[13rem_14rem]">
        <FilterSelect
          anyLabel={copy.anyOccasion}
          label={copy.occasion}
          onValueChange={(occasion) => onChange({ ...filters, occasion })}
          options={occasions.map((value) => ({ value, label: occasionNames[value] }))}
          value={filters.occasion}
        />
        <FilterSelect
          anyLabel={copy.anySeason}
          label={copy.season}
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
          {copy.clear}
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
