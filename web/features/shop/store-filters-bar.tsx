import { storeBrands, storeCategories } from '#contract/shop.ts';
import { Button } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { FilterSelect } from '#web/components/forms/filter-select.tsx';
import { SearchInput } from '#web/components/forms/search-input.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { ToggleChip } from '#web/components/forms/toggle-chip.tsx';
import { common } from '#web/copy/common.ts';
import { storeCopy } from '#web/copy/store.ts';
import {
  type StoreFilters,
  type StoreFlag,
  storeFiltersNarrow,
  storeFlags,
  storeSorts,
} from './store-filters.ts';

interface StoreFiltersBarProps {
  filters: StoreFilters;
  text: string;
  shown: number;
  total: number;
  onChange: (change: (now: StoreFilters) => StoreFilters) => void;
  onText: (text: string) => void;
  onClear: () => void;
}

const { filters: copy } = storeCopy;

const toggled = (flags: readonly StoreFlag[], flag: StoreFlag, pressed: boolean): readonly StoreFlag[] =>
  storeFlags.filter((known) => (known === flag ? pressed : flags.includes(known)));

export function StoreFiltersBar(props: StoreFiltersBarProps) {
  const { filters, text, shown, total, onChange, onText, onClear } = props;
  const narrow = storeFiltersNarrow(filters) || text.trim() !== '';
  return (
    <search aria-label={copy.label} className="mb-5 grid grid-cols-[minmax(0,1fr)] gap-3 sm:mb-8 sm:gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[minmax(16rem,1.2fr)_minmax(0,2fr)]">
        <SearchInput
          aria-label={copy.search}
          autoComplete="off"
          enterKeyHint="search"
          onValueChange={onText}
          placeholder={copy.searchPlaceholder}
          value={text}
        />
        {/* On phones a row to be swiped, as wide as the chosen words. */}
        <div className="no-scrollbar -mx-5 -my-1 flex gap-3 overflow-x-auto px-5 py-1 max-sm:*:shrink-0 max-sm:[&_select]:[field-sizing:content] sm:mx-0 sm:my-0 sm:grid sm:grid-cols-3 sm:overflow-visible sm:p-0">
          <FilterSelect
            anyLabel={copy.anyBrand}
            label={copy.brand}
            onValueChange={(brand) => onChange((now) => ({ ...now, brand }))}
            options={storeBrands.map((value) => ({ value, label: value }))}
            value={filters.brand}
          />
          <FilterSelect
            anyLabel={copy.categories.all}
            label={common.category}
            onValueChange={(category) => onChange((now) => ({ ...now, category }))}
            options={storeCategories.map((value) => ({ value, label: copy.categories[value] }))}
            value={filters.category}
          />
          <Select
            label={copy.sort}
            onValueChange={(sort) => onChange((now) => ({ ...now, sort }))}
            options={storeSorts.map((value) => ({ value, label: copy.sorts[value] }))}
            value={filters.sort}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">{copy.only}</legend>
          {storeFlags.map((flag) => (
            <ToggleChip
              key={flag}
              onPressedChange={(pressed) =>
                onChange((now) => ({ ...now, flags: toggled(now.flags, flag, pressed) }))
              }
              pressed={filters.flags.includes(flag)}
            >
              {copy.flags[flag]}
            </ToggleChip>
          ))}
        </fieldset>
        <p
          aria-live="polite"
          className={classes('tabular ml-auto text-[0.9375rem] text-ink-soft', !narrow && 'max-sm:sr-only')}
        >
          {copy.shown(shown, total)}
        </p>
        {narrow && (
          <Button onClick={onClear} size="s" variant="ghost">
            {common.clearFilters}
          </Button>
        )}
      </div>
    </search>
  );
}
