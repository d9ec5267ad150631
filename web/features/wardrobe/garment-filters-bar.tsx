import { Plus } from 'lucide-react';
import type { WardrobeItem } from '#contract/garments.ts';
import { Button } from '#web/components/button.tsx';
import { SearchInput } from '#web/components/search-input.tsx';
import { ToggleChip } from '#web/components/toggle-chip.tsx';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { GarmentFilterSelects } from './garment-filter-selects.tsx';
import { filtersNarrow, type GarmentFilters, garmentFlags } from './garment-filters.ts';

interface GarmentFiltersBarProps {
  filters: GarmentFilters;
  items: readonly WardrobeItem[];
  shown: number;
  onChange: (filters: GarmentFilters) => void;
  onClear: () => void;
  onAdd: () => void;
}

export function GarmentFiltersBar({
  filters,
  items,
  shown,
  onChange,
  onClear,
  onAdd,
}: GarmentFiltersBarProps) {
  const copy = wardrobeCopy.filters;
  return (
    <search className="mb-8 grid gap-4">
      <div className="grid gap-3 lg:grid-cols-[minmax(16rem,1.4fr)_4fr]">
        <SearchInput
          aria-label={copy.search}
          onChange={(event) => onChange({ ...filters, search: event.target.value })}
          placeholder={copy.searchPlaceholder}
          value={filters.search}
        />
        <GarmentFilterSelects filters={filters} items={items} onChange={onChange} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">{copy.flags}</legend>
          {garmentFlags.map((flag) => (
            <ToggleChip
              key={flag}
              onPressedChange={(pressed) =>
                onChange({
                  ...filters,
                  flags: pressed ? [...filters.flags, flag] : filters.flags.filter((known) => known !== flag),
                })
              }
              pressed={filters.flags.includes(flag)}
            >
              {copy.flagNames[flag]}
            </ToggleChip>
          ))}
        </fieldset>
        <OnlineOnly>
          <Button
            className="sm:hidden"
            icon={<Plus aria-hidden="true" size={18} />}
            onClick={onAdd}
            size="s"
            variant="secondary"
          >
            {wardrobeCopy.actions.add}
          </Button>
        </OnlineOnly>
        <p aria-live="polite" className="tabular ml-auto text-[0.9375rem] text-ink-soft">
          {copy.shown(shown, items.length)}
        </p>
        {filtersNarrow(filters) && (
          <Button onClick={onClear} size="s" variant="ghost">
            {copy.clear}
          </Button>
        )}
      </div>
    </search>
  );
}
