import { Check } from 'lucide-react';
import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { categoryNames, kindNames } from '#contract/names.ts';
import { type Category, categories } from '#contract/vocabulary.ts';
import { classes } from '#web/components/classes.ts';
import { GarmentPicture } from '#web/components/garment-picture.tsx';
import { TextInput } from '#web/components/text-input.tsx';
import { ToggleChip } from '#web/components/toggle-chip.tsx';
import { outfitsCopy } from '#web/copy/outfits.ts';
import { textMatches } from '../wardrobe/search-text.ts';

interface PiecePickerProps {
  items: readonly WardrobeItem[];
  chosen: readonly string[];
  error?: string;
  onToggle: (id: string) => void;
}

/** The wardrobe, small, to pick from. */
export function PiecePicker({ items, chosen, error, onToggle }: PiecePickerProps) {
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<Category | null>(null);
  const copy = outfitsCopy.builder;
  const owned = categories.filter((known) => items.some((item) => item.category === known));
  const shown = items.filter(
    (item) =>
      (category === null || item.category === category) &&
      textMatches(`${item.name} ${kindNames[item.kind]} ${item.color} ${item.brand ?? ''}`, search),
  );
  return (
    <fieldset aria-describedby={error ? 'piezas-error' : undefined} className="grid min-w-0 gap-3">
      <legend className="mb-2 font-medium text-[0.9375rem]">{copy.pieces}</legend>
      <TextInput
        aria-label={copy.search}
        onChange={(event) => setSearch(event.target.value)}
        placeholder={copy.search}
        type="search"
        value={search}
      />
      <div className="sin-barra -mx-5 flex gap-2 overflow-x-auto px-5 sm:mx-0 sm:flex-wrap sm:px-0">
        <ToggleChip onPressedChange={() => setCategory(null)} pressed={category === null}>
          {copy.allCategories}
        </ToggleChip>
        {owned.map((known) => (
          <ToggleChip
            key={known}
            onPressedChange={(pressed) => setCategory(pressed ? known : null)}
            pressed={category === known}
          >
            {categoryNames[known]}
          </ToggleChip>
        ))}
      </div>
      {error && (
        <p className="text-granate-texto text-nota" id="piezas-error" role="alert">
          {error}
        </p>
      )}
      {shown.length === 0 ? (
        <p className="py-6 text-tinta-suave">{items.length < 2 ? copy.noGarments : copy.none}</p>
      ) : (
        <ul className="-m-1 grid max-h-88 grid-cols-3 gap-3 overflow-y-auto overscroll-contain p-1 sm:grid-cols-4">
          {shown.map((item) => (
            <li key={item.id}>
              <Piece item={item} onToggle={() => onToggle(item.id)} picked={chosen.includes(item.id)} />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

function Piece({ item, picked, onToggle }: { item: WardrobeItem; picked: boolean; onToggle: () => void }) {
  const copy = outfitsCopy.builder;
  return (
    <button
      aria-label={picked ? copy.unpick(item.name) : copy.pick(item.name)}
      aria-pressed={picked}
      className="grid w-full gap-1 text-left"
      onClick={onToggle}
      type="button"
    >
      <span
        className={classes(
          'relative block rounded-foto outline-offset-2',
          picked && 'outline-2 outline-granate-texto',
        )}
      >
        <GarmentPicture alt="" photo={item.photo} />
        {picked && (
          <span className="absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full bg-granate text-sobre-granate">
            <Check aria-hidden="true" size={15} />
          </span>
        )}
      </span>
      <span className="truncate text-nota">{item.name}</span>
    </button>
  );
}
