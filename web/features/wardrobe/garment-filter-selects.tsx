import { hexOfColor } from '#contract/colors.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import type { Home } from '#contract/homes.ts';
import { categoryNames, seasonNames } from '#contract/names.ts';
import { categories, seasons } from '#contract/vocabulary.ts';
import { FilterSelect } from '#web/components/forms/filter-select.tsx';
import { Select } from '#web/components/forms/select.tsx';
import { homesCopy } from '#web/copy/homes.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { capitalize } from '#web/format/words.ts';
import { colorsInWardrobe, type GarmentFilters, garmentSorts, mainHome } from './garment-filters.ts';

interface GarmentFilterSelectsProps {
  filters: GarmentFilters;
  items: readonly WardrobeItem[];
  homes: readonly Home[];
  onChange: (filters: GarmentFilters) => void;
}

export function GarmentFilterSelects({ filters, items, homes, onChange }: GarmentFilterSelectsProps) {
  const copy = wardrobeCopy.filters;
  const colors = colorsInWardrobe(items);
  return (
    <div className="grid grid-cols-2 gap-3 *:odd:last:col-span-2">
      <FilterSelect
        anyLabel={copy.anyCategory}
        label={copy.category}
        onValueChange={(category) => onChange({ ...filters, category })}
        options={categories.map((value) => ({ value, label: categoryNames[value] }))}
        value={filters.category}
      />
      <FilterSelect
        anyLabel={copy.anyColor}
        label={copy.color}
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
        label={copy.season}
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
