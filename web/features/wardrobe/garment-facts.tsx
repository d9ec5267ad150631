import type { WardrobeItem } from '#contract/garments.ts';
import { categoryNames, seasonNames } from '#contract/names.ts';
import { seasons } from '#contract/vocabulary.ts';
import { ColorSwatch } from '#web/components/pictures/swatch.tsx';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { formatWorth } from '#web/format/money.ts';
import { formatCount, formatPercent } from '#web/format/numbers.ts';
import { capitalize, formatList, joinFacts } from '#web/format/words.ts';
import { garmentSwatch } from '#web/garments/garment-swatch.ts';
import { locale } from '#web/language.ts';

/** A garment without seasons, or with all four, is for the whole year. */
export function seasonsText(item: Pick<WardrobeItem, 'season'>): string {
  const chosen = seasons.filter((season) => item.season.includes(season));
  if (chosen.length === 0 || chosen.length === seasons.length) return wardrobeCopy.filters.anySeason;
  return capitalize(formatList(chosen.map((season) => seasonNames[season].toLocaleLowerCase(locale))));
}

export function GarmentFacts({ item }: { item: WardrobeItem }) {
  const { card } = wardrobeCopy;
  const origin = [item.brand, item.size === null ? null : card.size(item.size)].filter(
    (part) => part !== null,
  );
  return (
    <>
      <div className="grid content-start gap-1.5 text-[0.9375rem] text-ink-soft max-sm:hidden">
        <p>{joinFacts([...origin, categoryNames[item.category]])}</p>
        <ColorSwatch hex={garmentSwatch(item)} name={capitalize(item.color)} size={14} />
        <p>{seasonsText(item)}</p>
      </div>
      <dl className="tabular grid grid-cols-[1fr_auto] max-sm:hidden gap-x-3 gap-y-0.5 border-line border-t pt-2.5 text-[0.9375rem]">
        <Fact label={card.price}>{item.purchasePrice === null ? '—' : formatWorth(item.purchasePrice)}</Fact>
        <Fact label={card.versatility}>{formatPercent(item.versatilityScore)}</Fact>
        <Fact label={card.wears}>{formatCount(item.timesWorn)}</Fact>
      </dl>
    </>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-right">{children}</dd>
    </>
  );
}
