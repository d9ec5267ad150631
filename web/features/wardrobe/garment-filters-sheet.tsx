import { Link } from 'react-router';
import { hexOfColor } from '#contract/colors.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import type { Home } from '#contract/homes.ts';
import { categoryNames, seasonNames } from '#contract/names.ts';
import { categories, seasons } from '#contract/vocabulary.ts';
import { Button } from '#web/components/button.tsx';
import { FilterSelect } from '#web/components/forms/filter-select.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { ToggleChips } from '#web/components/forms/toggle-chips.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { common } from '#web/copy/common.ts';
import { departuresCopy } from '#web/copy/departures.ts';
import { homesCopy } from '#web/copy/homes.ts';
import { seasonCopy } from '#web/copy/season.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { capitalize } from '#web/format/words.ts';
import { departedPath, homesPath, laundryPath, seasonPath } from '#web/paths.ts';
import {
  colorsInWardrobe,
  filtersNarrow,
  type GarmentFilters,
  garmentFlags,
  garmentSorts,
  mainHome,
} from './garment-filters.ts';

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
              {common.clearFilters}
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
          <ToggleChips
            chosen={filters.flags}
            labels={copy.flagNames}
            onChange={(flags) => onChange({ ...filters, flags })}
            options={garmentFlags}
          />
        </fieldset>
        <div className="flex flex-wrap gap-x-6">
          {items.some(({ inLaundry }) => inLaundry) && (
            <Way to={laundryPath}>{wardrobeCopy.actions.openLaundry}</Way>
          )}
          <Way to={homesPath}>{homesCopy.meta.title}</Way>
          <Way to={seasonPath}>{seasonCopy.meta.title}</Way>
          <Way to={departedPath}>{departuresCopy.open}</Way>
        </div>
      </div>
    </Dialog>
  );
}

const Way = ({ to, children }: { to: string; children: string }) => (
  <Link className="inline-link inline-flex min-h-11 items-center" to={to}>
    {children}
  </Link>
);

interface GarmentFilterSelectsProps {
  filters: GarmentFilters;
  items: readonly WardrobeItem[];
  homes: readonly Home[];
  onChange: (filters: GarmentFilters) => void;
}

function GarmentFilterSelects({ filters, items, homes, onChange }: GarmentFilterSelectsProps) {
  const copy = wardrobeCopy.filters;
  const colors = colorsInWardrobe(items);
  return (
    <div className="grid grid-cols-2 gap-3 *:odd:last:col-span-2">
      <FilterSelect
        anyLabel={copy.anyCategory}
        label={common.category}
        onValueChange={(category) => onChange({ ...filters, category })}
        options={categories.map((value) => ({ value, label: categoryNames[value] }))}
        value={filters.category}
      />
      <FilterSelect
        anyLabel={copy.anyColor}
        label={common.color}
        onValueChange={(color) => onChange({ ...filters, color })}
        options={colors.map(({ name, hex }) => ({
          value: name,
          label: capitalize(colorLabel(name)),
          hex: hex ?? hexOfColor(name),
        }))}
        value={filters.color}
      />
      <FilterSelect
        anyLabel={copy.anySeason}
        label={common.season}
        onValueChange={(season) => onChange({ ...filters, season })}
        options={seasons.map((value) => ({ value, label: seasonNames[value] }))}
        value={filters.season}
      />
      {homes.length > 0 && (
        <FilterSelect
          anyLabel={homesCopy.anywhere}
          label={homesCopy.filter}
          onValueChange={(home) => onChange({ ...filters, home })}
          options={[
            { value: mainHome, label: homesCopy.main },
            ...homes.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={filters.home}
        />
      )}
      <Select
        label={copy.sort}
        onValueChange={(sort) => onChange({ ...filters, sort })}
        options={garmentSorts.map((value) => ({ value, label: copy.sortNames[value] }))}
        value={filters.sort}
      />
    </div>
  );
}
