import { Grid2x2, Grid3x3, SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import type { Home } from '#contract/homes.ts';
import { Button } from '#web/components/button.tsx';
import { SearchInput } from '#web/components/forms/search-input.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { common } from '#web/copy/common.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { countFilters, filtersNarrow, type GarmentFilters } from './garment-filters.ts';
import type { Columns } from './use-columns.ts';
import { GarmentFiltersSheet } from './wardrobe-parts.ts';

interface GarmentFiltersBarProps {
  filters: GarmentFilters;
  items: readonly WardrobeItem[];
  homes: readonly Home[];
  shown: number;
  columns: Columns;
  onColumns: (columns: Columns) => void;
  onChange: (filters: GarmentFilters) => void;
  onClear: () => void;
}

/** One line above the clothes; the filters are in a sheet. */
export function GarmentFiltersBar(props: GarmentFiltersBarProps) {
  const { filters, items, homes, shown, columns, onColumns, onChange, onClear } = props;
  const [open, setOpen] = useState(false);
  const [text, type] = useTyped(filters.search, (search) => onChange({ ...filters, search }));
  const copy = wardrobeCopy.filters;
  const count = countFilters(filters);
  const narrow = filtersNarrow(filters);
  const Grid = columns === 2 ? Grid3x3 : Grid2x2;
  return (
    <search
      aria-label={copy.label}
      className="mb-3 grid gap-x-4 sm:mb-5 sm:grid-cols-[minmax(0,24rem)_1fr] sm:items-center"
    >
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <SearchInput
            aria-label={copy.search}
            onValueChange={type}
            placeholder={copy.searchPlaceholder}
            value={text}
          />
        </div>
        <Button
          aria-haspopup="dialog"
          className="shrink-0 px-3!"
          icon={<SlidersHorizontal size={20} />}
          onClick={() => setOpen(true)}
          variant="secondary"
        >
          <span className="max-sm:sr-only">{copy.open}</span>
          {count > 0 && <span className="tabular">{count}</span>}
        </Button>
        <IconButton
          className="-mr-2 sm:hidden"
          label={copy.columns(columns === 2 ? 3 : 2)}
          onClick={() => onColumns(columns === 2 ? 3 : 2)}
        >
          <Grid aria-hidden="true" size={22} />
        </IconButton>
      </div>
      <div className={narrow ? 'flex items-center justify-between gap-4' : 'max-sm:sr-only sm:text-right'}>
        {narrow && (
          <Button className="max-sm:-ml-4" onClick={onClear} size="s" variant="ghost">
            {common.clearFilters}
          </Button>
        )}
        <p aria-live="polite" className="tabular text-[0.9375rem] text-ink-soft">
          {copy.shown(shown, items.length)}
        </p>
      </div>
      {open && (
        <GarmentFiltersSheet
          filters={filters}
          homes={homes}
          items={items}
          onChange={onChange}
          onClear={onClear}
          onClose={() => setOpen(false)}
          shown={shown}
        />
      )}
    </search>
  );
}

/**
 * Text of a field whose value is kept in the address. The address follows in a transition, behind what is typed
 * meanwhile; only a value that was not typed here, such as after a reset, replaces the text.
 */
function useTyped(value: string, onChange: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const sent = useRef<string[]>([]);
  useEffect(() => {
    const at = sent.current.indexOf(value);
    if (at >= 0) sent.current.splice(0, at + 1);
    else setText(value);
  }, [value]);
  const type = (next: string) => {
    sent.current.push(next);
    setText(next);
    onChange(next);
  };
  return [text, type];
}
