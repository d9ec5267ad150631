import { hexOfColor } from '#contract/colors.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import { categoryNames, seasonNames } from '#contract/names.ts';
import { categories, seasons } from '#contract/vocabulary.ts';
import { Select } from '#web/components/select.tsx';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { capitalize } from '#web/format/words.ts';
import { colorsInWardrobe, type GarmentFilters, garmentSorts } from './garment-filters.ts';

/** The select's value for no filter. */
const any = 'any';

interface GarmentFilterSelectsProps {
  filters: GarmentFilters;
  items: readonly WardrobeItem[];
  onChange: (filters: GarmentFilters) => void;
}

export function GarmentFilterSelects({ filters, items, onChange }: GarmentFilterSelectsProps) {
  const copy = wardrobeCopy.filters;
  const colors = colorsInWardrobe(items);
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      <Select
        label={copy.category}
        onValueChange={(value) => onChange({ ...filters, category: value === any ? null : value })}
        options={[
          { value: any, label: copy.anyCategory },
          ...categories.map((value) => ({ value, label: categoryNames[value] })),
        ]}
        value={filters.category ?? any}
      />
      <Select
        label={copy.color}
        onValueChange={(value) => onChange({ ...filters, color: value === any ? null : value })}
        options={[
          { value: any as string, label: copy.anyColor },
          ...colors.map(({ name, hex }) => ({
            value: name,
            label: capitalize(name),
            hex: hex ?? hexOfColor(name),
          })),
        ]}
        value={filters.color ?? any}
      />
      <Select
        label={copy.season}
        onValueChange={(value) => onChange({ ...filters, season: value === any ? null : value })}
        options={[
          { value: any, label: copy.anySeason },
          ...seasons.map((value) => ({ value, label: seasonNames[value] })),
        ]}
        value={filters.season ?? any}
      />
      <Select
        label={copy.sort}
        onValueChange={(sort) => onChange({ ...filters, sort })}
        options={garmentSorts.map((value) => ({ value, label: copy.sortNames[value] }))}
        value={filters.sort}
      />
    </div>
  );
}
