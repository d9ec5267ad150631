import { useQuery } from '@tanstack/react-query';
import { storeCategories } from '#contract/shop.ts';
import type { Category } from '#contract/vocabulary.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { outfitViewsCopy } from '#web/copy/outfit-views.ts';
import { readStoreFilters, writeStoreFilters } from '#web/features/shop/store-filters.ts';
import { paths } from '#web/paths.ts';
import { queryOf } from '#web/query.ts';

export function WardrobeGaps() {
  const { data } = useQuery({ ...queryOf(['wardrobe-gaps'], 'GET /api/wardrobe/gaps'), retry: false });
  const copy = outfitViewsCopy.gaps;
  // Optional content: renders nothing when it fails or is empty.
  if (!data || data.gaps.length === 0) return null;
  return (
    <section aria-labelledby="lo-que-falta" className="mt-4 border-ink border-t pt-4">
      <h2 className="text-title-s" id="lo-que-falta">
        {copy.title}
      </h2>
      <ul className="mt-2 grid gap-x-10 lg:grid-cols-2">
        {data.gaps.map(({ kind, category, colorHex, text }) => (
          <li
            className="flex min-h-14 items-center gap-3 border-line border-b py-2"
            key={`${kind} ${colorHex}`}
          >
            <span
              aria-hidden="true"
              className="size-6 shrink-0 rounded-full border border-line"
              style={{ background: colorHex }}
            />
            <p className="mr-auto">{text}</p>
            <ButtonLink
              className="-mr-4 shrink-0 whitespace-nowrap"
              size="s"
              to={storeShelf(category)}
              variant="ghost"
            >
              {copy.store}
              <span className="sr-only">: {text}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Address of the shop filtered by category; outerwear leads to the whole shop. */
export function storeShelf(category: Category): string {
  const shelf = storeCategories.find((known) => known === category) ?? null;
  const none = readStoreFilters(new URLSearchParams());
  const search = writeStoreFilters(new URLSearchParams(), {
    ...none,
    category: shelf,
    flags: category === 'accessories' ? ['accessories'] : [],
  }).toString();
  return search === '' ? paths.store : `${paths.store}?${search}`;
}
