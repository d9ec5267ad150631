import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { categoryNames, kindNames } from '#contract/names.ts';
import { type Category, categories } from '#contract/vocabulary.ts';
import { classes } from '#web/components/classes.ts';
import { TextInput } from '#web/components/forms/text-input.tsx';
import { FilterChips } from '#web/components/forms/toggle-chips.tsx';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { outfitsCopy } from '#web/copy/outfits.ts';
import { textMatches } from '#web/garments/search-text.ts';
import type { usePieceDrag } from './use-piece-drag.ts';

interface PieceTrayProps {
  items: readonly WardrobeItem[];
  chosen: readonly string[];
  error?: string;
  category: Category | null;
  onCategory: (category: Category | null) => void;
  onToggle: (item: WardrobeItem) => void;
  /** Absent when pieces are only selected, not dragged. */
  drag?: ReturnType<typeof usePieceDrag>;
}

export function PieceTray(props: PieceTrayProps) {
  const { items, chosen, error, category, onCategory, onToggle, drag } = props;
  const [search, setSearch] = useState('');
  const errorId = useId();
  const copy = outfitsCopy.builder;
  const owned = categories.filter((known) => items.some((item) => item.category === known));
  const shown = items.filter(
    (item) =>
      (category === null || item.category === category) &&
      textMatches(`${item.name} ${kindNames[item.kind]} ${item.color} ${item.brand ?? ''}`, search),
  );
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="grid min-w-0 gap-3">
      <legend className="mb-2 font-medium text-[0.9375rem]">{copy.pieces}</legend>
      <TextInput
        aria-label={copy.search}
        onValueChange={setSearch}
        placeholder={copy.search}
        type="search"
        value={search}
      />
      <div className="no-scrollbar -mx-5 flex gap-2 overflow-x-auto px-5 sm:mx-0 sm:flex-wrap sm:px-0">
        <FilterChips
          anyLabel={copy.allCategories}
          labels={categoryNames}
          onValueChange={onCategory}
          options={owned}
          value={category}
        />
      </div>
      {error && (
        <p className="text-burgundy-text text-note" id={errorId} role="alert">
          {error}
        </p>
      )}
      {shown.length === 0 ? (
        <p className="py-6 text-ink-soft">{items.length < 2 ? copy.noGarments : copy.none}</p>
      ) : (
        <ul
          className={classes(
            drag
              ? '-mx-5 grid auto-cols-[5.25rem] grid-flow-col gap-x-3 gap-y-2 overflow-x-auto overscroll-contain px-5 py-1'
              : 'grid grid-cols-3 gap-3 p-1',
            drag && shown.length > 4 && 'grid-rows-2',
            'md:-m-1 md:max-h-80 md:auto-cols-auto md:grid-flow-row md:grid-cols-4 md:grid-rows-none md:gap-3 md:overflow-y-auto md:overflow-x-hidden md:p-1',
          )}
        >
          {shown.map((item) => (
            <li key={item.id}>
              <Piece
                drag={drag}
                item={item}
                onToggle={() => onToggle(item)}
                picked={chosen.includes(item.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

interface PieceProps {
  item: WardrobeItem;
  picked: boolean;
  onToggle: () => void;
  drag: PieceTrayProps['drag'];
}

function Piece({ item, picked, onToggle, drag }: PieceProps) {
  const copy = outfitsCopy.builder;
  return (
    <button
      aria-label={picked ? copy.unpick(item.name) : copy.pick(item.name)}
      aria-pressed={picked}
      // Along the tray a finger scrolls; across it, it drags a piece.
      className={classes(
        'grid w-full select-none gap-1 text-left',
        drag && 'cursor-grab touch-pan-x md:touch-pan-y',
      )}
      onClick={onToggle}
      type="button"
      {...(picked ? {} : drag?.grip({ id: item.id, from: 'tray' }))}
    >
      <span
        className={classes(
          'relative block rounded-photo outline-offset-2',
          picked && 'outline-2 outline-burgundy-text',
        )}
      >
        <GarmentPicture alt="" photo={item.photo} />
        {picked && (
          <span className="absolute top-1.5 right-1.5 grid size-6 place-items-center rounded-full bg-burgundy text-on-burgundy">
            <Check size={15} />
          </span>
        )}
      </span>
      <span className="line-clamp-2 text-note leading-snug">{item.name}</span>
    </button>
  );
}
