import { FileSpreadsheet, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { categoryNames, kindNames } from '#contract/names.ts';
import { categories } from '#contract/vocabulary.ts';
import { Button } from '#web/components/button.tsx';
import { downloadCsv } from '#web/components/charts/csv.ts';
import { PageHeader } from '#web/components/page-header.tsx';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { catalogueCopy as copy } from '#web/copy/catalogue.ts';
import { upkeepCopy } from '#web/copy/upkeep.ts';
import { formatDay } from '#web/format/dates.ts';
import { formatWorth } from '#web/format/money.ts';
import { formatCount } from '#web/format/numbers.ts';
import { joinFacts } from '#web/format/words.ts';
import { type Houses, houseName, housesIn } from '#web/garments/homes/use-houses.ts';
import { useWardrobe } from '#web/garments/wardrobe-query.ts';
import { WardrobeStates } from '#web/garments/wardrobe-states.tsx';
import { locale } from '#web/language.ts';
import { pageMeta } from '#web/meta.ts';
import { cataloguePath } from '#web/paths.ts';
import { useUser } from '#web/session.ts';
import { garmentTable } from './garment-table.ts';

export const meta = () => pageMeta({ ...copy.meta, path: cataloguePath, noindex: true });

export default function CataloguePage() {
  const query = useWardrobe();
  const { data } = query;
  const items = data?.wardrobe.items;
  const houses = housesIn(data?.wardrobe);
  return (
    <div data-print="">
      <PageHeader
        actions={items !== undefined && items.length > 0 && <Actions houses={houses} items={items} />}
        lead={<span className="print:hidden">{copy.lead}</span>}
        title={copy.title}
      />
      {items !== undefined && items.length > 0 && <Catalogue houses={houses} items={items} />}
      <WardrobeStates copy={copy.empty} isEmpty={items?.length === 0} query={query} />
    </div>
  );
}

interface OwnedProps {
  items: readonly WardrobeItem[];
  houses: Houses;
}

function Actions({ items, houses }: OwnedProps) {
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button icon={<Printer size={18} />} onClick={() => window.print()} size="s">
        {copy.print}
      </Button>
      <Button
        icon={<FileSpreadsheet size={18} />}
        onClick={() => downloadCsv(copy.csvName, garmentTable(items, houses))}
        size="s"
        variant="secondary"
      >
        {copy.csv}
      </Button>
    </div>
  );
}

const worth = (items: readonly WardrobeItem[]): number =>
  items.reduce((sum, { purchasePrice }) => sum + (purchasePrice ?? 0), 0);

function Catalogue({ items, houses }: OwnedProps) {
  const { firstName, username } = useUser();
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => setToday(formatDay(new Date().toISOString())), []);
  const unpriced = items.filter(({ purchasePrice }) => purchasePrice === null).length;
  const counted = items.filter(({ purchasePrice, timesWorn }) => purchasePrice !== null && timesWorn > 0);
  const wears = counted.reduce((sum, { timesWorn }) => sum + timesWorn, 0);
  const spent = worth(counted) + counted.reduce((sum, { upkeepCost }) => sum + upkeepCost, 0);
  const totals: [string, string][] = [
    [copy.totals.garments, formatCount(items.length)],
    [copy.totals.value, formatWorth(worth(items))],
    [copy.totals.average, wears === 0 ? copy.none : formatWorth(spent / wears)],
  ];
  return (
    <div className="grid gap-10">
      <div className="grid gap-4 border-ink border-t pt-5">
        {today && <p className="text-ink-soft">{copy.made(today, firstName ?? username)}</p>}
        <dl className="flex flex-wrap gap-x-14 gap-y-4">
          {totals.map(([label, value]) => (
            <div className="grid gap-0.5" key={label}>
              <dt className="text-[0.9375rem] text-ink-soft">{label}</dt>
              <dd className="tabular font-serif text-title-s">{value}</dd>
            </div>
          ))}
        </dl>
        {unpriced > 0 && <p className="text-note text-ink-soft">{copy.totals.unpriced(unpriced)}</p>}
      </div>
      {categories.map((category) => {
        const own = items.filter((item) => item.category === category);
        if (own.length === 0) return null;
        return (
          <section aria-labelledby={`catalogue-${category}`} className="grid gap-3" key={category}>
            <div className="flex items-baseline justify-between gap-4 break-after-avoid">
              <h2 className="text-title-s" id={`catalogue-${category}`}>
                {categoryNames[category]}
              </h2>
              <p className="tabular text-ink-soft">{copy.sum(own.length, formatWorth(worth(own)))}</p>
            </div>
            <ul className="grid border-line border-t xl:grid-cols-2 xl:gap-x-8 print:grid-cols-2 print:gap-x-8">
              {own
                .toSorted((a, b) => a.name.localeCompare(b.name, locale))
                .map((item) => (
                  <Entry home={houseName(houses, item.home)} item={item} key={item.id} />
                ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Entry({ item, home }: { item: WardrobeItem; home: string }) {
  const { name, kind, brand, size, color, purchasePrice, upkeepCost, timesWorn, costPerWear } = item;
  const { photo, createdAt } = item;
  const facts = [kindNames[kind], brand, size && copy.size(size), color].filter(
    (fact) => fact !== null && fact !== '',
  );
  return (
    <li className="grid break-inside-avoid grid-cols-[4rem_minmax(0,1fr)_auto] items-start gap-4 border-line border-b py-3">
      <GarmentPicture alt="" className="aspect-4/5" photo={photo} />
      <div className="grid min-w-0 gap-0.5">
        <p className="wrap-anywhere font-medium">{name}</p>
        <p className="text-note text-ink-soft">{joinFacts(facts as string[])}</p>
        <p className="text-note text-ink-soft">
          {joinFacts([copy.since(formatDay(createdAt)), ...(home ? [home] : [])])}
        </p>
      </div>
      <div className="tabular grid justify-items-end gap-0.5 text-right">
        <p className="font-medium">{purchasePrice === null ? copy.none : formatWorth(purchasePrice)}</p>
        {upkeepCost > 0 && (
          <p className="text-note text-ink-soft">{upkeepCopy.sum(formatWorth(upkeepCost))}</p>
        )}
        <p className="text-note text-ink-soft">{copy.wears(timesWorn)}</p>
        {costPerWear !== null && (
          <p className="text-note text-ink-soft">{copy.perWear(formatWorth(costPerWear))}</p>
        )}
      </div>
    </li>
  );
}
