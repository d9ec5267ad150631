import type { WardrobeItem } from '#contract/garments.ts';
import type { Home } from '#contract/homes.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { ToggleChip } from '#web/components/forms/toggle-chip.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { departuresCopy } from '#web/copy/departures.ts';
import { homesCopy } from '#web/copy/homes.ts';
import { seasonCopy } from '#web/copy/season.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { departedPath, homesPath, laundryPath, seasonPath } from '#web/paths.ts';
import { GarmentFilterSelects } from './garment-filter-selects.tsx';
import { filtersNarrow, type GarmentFilters, garmentFlags } from './garment-filters.ts';

interface GarmentFiltersSheetProps {
  filters: GarmentFilters;
  items: readonly WardrobeItem[];
  homes: readonly Home[];
  shown: number;
  onChange: (filters: GarmentFilters) => void;
  onClear: () => void;
  onClose: () => void;
}

export function GarmentFiltersSheet(props: GarmentFiltersSheetProps) {
  const { filters, items, homes, shown, onChange, onClear, onClose } = props;
  const copy = wardrobeCopy.filters;
  return (
    <Dialog
      aside
      compact
      footer={
        <>
          {filtersNarrow(filters) && (
            <Button onClick={onClear} variant="ghost">
              {copy.clear}
            </Button>
          )}
          <Button onClick={onClose}>{copy.show(shown)}</Button>
        </>
      }
      onClose={onClose}
      size="s"
      title={copy.open}
    >
      <div className="grid gap-6">
        <GarmentFilterSelects filters={filters} homes={homes} items={items} onChange={onChange} />
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="mb-2 font-medium text-[0.9375rem]">{copy.flags}</legend>
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
        <div className="flex flex-wrap gap-2">
          {items.some(({ inLaundry }) => inLaundry) && (
            <ButtonLink size="s" to={laundryPath} variant="secondary">
              {wardrobeCopy.actions.openLaundry}
            </ButtonLink>
          )}
          <ButtonLink size="s" to={homesPath} variant="ghost">
            {homesCopy.title}
          </ButtonLink>
          <ButtonLink size="s" to={seasonPath} variant="ghost">
            {seasonCopy.open}
          </ButtonLink>
          <ButtonLink size="s" to={departedPath} variant="ghost">
            {departuresCopy.open}
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}
