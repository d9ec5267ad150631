import { WashingMachine } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { categoryNames, kindNames } from '#contract/names.ts';
import type { ViewedGarment } from '#contract/viewers.ts';
import { type Category, categories } from '#contract/vocabulary.ts';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { SearchInput } from '#web/components/forms/search-input.tsx';
import { FilterChips } from '#web/components/forms/toggle-chips.tsx';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { PictureLabel } from '#web/components/pictures/label.tsx';
import { ColorSwatch } from '#web/components/pictures/swatch.tsx';
import { common } from '#web/copy/common.ts';
import { viewersCopy } from '#web/copy/viewers.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { capitalize } from '#web/format/words.ts';
import { EmptyPlate } from '#web/garments/empty-plate.tsx';
import { garmentSwatch } from '#web/garments/garment-swatch.ts';
import { textMatches } from '#web/garments/search-text.ts';

const { page: copy } = viewersCopy;

const ViewedDetail = onDemand(() => import('./viewed-detail.tsx'), 'ViewedDetail');

const shownAtOnce = 48;
const openParam = 'prenda';

const isFound = ({ name, kind, color, brand }: ViewedGarment, search: string) =>
  textMatches([name, kindNames[kind], color, colorLabel(color), brand].join(' '), search);

export function ViewedGarments({ garments, name }: { garments: readonly ViewedGarment[]; name: string }) {
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<Category | null>(null);
  const [most, setMost] = useState(shownAtOnce);
  const [params, setParams] = useSearchParams();
  const open = (id: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete(openParam);
        else next.set(openParam, id);
        return next;
      },
      { replace: id === null, preventScrollReset: true },
    );
  if (garments.length === 0) {
    return (
      <EmptyState
        picture={<EmptyPlate of="wardrobe" />}
        copy={{ title: copy.empty.title, text: copy.empty.text(name) }}
      />
    );
  }
  const found = garments.filter(
    (one) => (category === null || one.category === category) && isFound(one, search),
  );
  const opened = garments.find(({ id }) => id === params.get(openParam));
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <div className="sm:max-w-md">
          <SearchInput
            aria-label={copy.search}
            onValueChange={setSearch}
            placeholder={copy.search}
            value={search}
          />
        </div>
        <Categories chosen={category} garments={garments} onChoose={setCategory} />
        <p aria-live="polite" className="tabular text-note text-ink-soft">
          {copy.found(found.length)}
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyState
          action={
            <Button
              onClick={() => {
                setSearch('');
                setCategory(null);
              }}
              variant="secondary"
            >
              {common.clearFilters}
            </Button>
          }
          copy={{ title: copy.none, text: copy.noneText }}
        />
      ) : (
        <ul className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 sm:gap-x-6 sm:gap-y-10 xl:grid-cols-4">
          {found.slice(0, most).map((garment) => (
            <li key={garment.id}>
              <Card garment={garment} onOpen={() => open(garment.id)} />
            </li>
          ))}
        </ul>
      )}
      {found.length > most && (
        <Button
          className="justify-self-center"
          onClick={() => setMost(most + shownAtOnce)}
          variant="secondary"
        >
          {copy.showMore}
        </Button>
      )}
      {opened && <ViewedDetail garment={opened} onClose={() => open(null)} />}
    </div>
  );
}

interface CategoriesProps {
  garments: readonly ViewedGarment[];
  chosen: Category | null;
  onChoose: (category: Category | null) => void;
}

function Categories({ garments, chosen, onChoose }: CategoriesProps) {
  const present = categories.filter((category) => garments.some((one) => one.category === category));
  if (present.length < 2) return null;
  return (
    <fieldset className="no-scrollbar -mx-5 flex min-w-0 gap-2 overflow-x-auto px-5 py-0.5 sm:mx-0 sm:flex-wrap sm:px-0">
      <legend className="sr-only">{common.category}</legend>
      <FilterChips
        anyLabel={copy.all}
        labels={categoryNames}
        onValueChange={onChoose}
        options={present}
        value={chosen}
      />
    </fieldset>
  );
}

function Card({ garment, onOpen }: { garment: ViewedGarment; onOpen: () => void }) {
  const { name, kind, color, photo, inLaundry, away, otherHome } = garment;
  const where = inLaundry
    ? wardrobeCopy.card.inLaundry
    : away
      ? wardrobeCopy.away[away.why]
      : otherHome && copy.otherHome;
  return (
    <article aria-label={name} className="grid gap-2">
      <div className="relative">
        <button
          aria-label={copy.open(name)}
          className="group block w-full rounded-photo"
          onClick={onOpen}
          type="button"
        >
          <GarmentPicture
            alt=""
            className="aspect-4/5 transition-opacity duration-200 group-hover:opacity-92"
            photo={photo}
          />
        </button>
        {where && (
          <span className="absolute bottom-2 left-2">
            <PictureLabel icon={inLaundry && <WashingMachine size={14} />}>{where}</PictureLabel>
          </span>
        )}
      </div>
      <div className="grid gap-0.5">
        <h3 className="wrap-anywhere text-[1.0625rem] leading-snug sm:text-[1.1875rem]">{name}</h3>
        <div className="flex flex-wrap items-center gap-x-2 text-[0.9375rem] text-ink-soft">
          <span>{kindNames[kind]}</span>
          <ColorSwatch hex={garmentSwatch(garment)} name={capitalize(color)} size={14} />
        </div>
      </div>
    </article>
  );
}
