import { careInstructions } from '#contract/garment-words.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import { Button } from '#web/components/button.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { PageHeader } from '#web/components/page-header.tsx';
import { common } from '#web/copy/common.ts';
import { laundryCopy as copy } from '#web/copy/laundry.ts';
import { outOfLaundry, useUpdateGarment } from '#web/garments/editing/use-update-garment.ts';
import { useWashDue } from '#web/garments/editing/use-wash-due.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { useWardrobe } from '#web/garments/wardrobe-query.ts';
import { WardrobeStates } from '#web/garments/wardrobe-states.tsx';
import { pageMeta } from '#web/meta.ts';
import { laundryPath } from '#web/paths.ts';
import { GarmentRow } from '../garment-row.tsx';
import { CobblerSection, inRepair, RepairSection, toCobbler } from '../upkeep/cobbler-section.tsx';
import { type Basket, basketsOf } from './baskets.ts';

export const meta = () => pageMeta({ ...copy.meta, path: laundryPath, noindex: true });

export default function LaundryPage() {
  const query = useWardrobe();
  const { data } = query;
  const baskets = data ? basketsOf(data.wardrobe.items) : [];
  const due = data?.wardrobe.items.filter(({ wash }) => wash?.due) ?? [];
  const shoes = toCobbler(data?.wardrobe.items ?? []);
  const repaired = inRepair(data?.wardrobe.items ?? []);
  const count = baskets.length + due.length + shoes.length + repaired.length;
  return (
    <>
      <PageHeader lead={baskets.length > 0 && copy.lead} title={copy.meta.title} />
      {count > 0 && (
        <div className="grid gap-12">
          {due.length > 0 && <WashDue items={due} />}
          {baskets.map((basket) => (
            <OneBasket basket={basket} key={`${basket.wash} ${basket.tint}`} />
          ))}
          {baskets.length > 0 && (
            <div className="border-line border-t pt-4">
              <p className="max-w-[60ch] text-ink-soft">{copy.labels}</p>
            </div>
          )}
          {shoes.length > 0 && <CobblerSection items={shoes} />}
          {repaired.length > 0 && <RepairSection items={repaired} />}
        </div>
      )}
      <WardrobeStates copy={copy.empty} isEmpty={count === 0} query={query} />
    </>
  );
}

function titleOf({ wash, tint }: Basket): string {
  const title = copy.washes[wash];
  return typeof title === 'string' ? title : title(tint ?? 'colour');
}

function WashDue({ items }: { items: readonly WardrobeItem[] }) {
  const { toLaundry, alreadyClean, isPending } = useWashDue(items);
  return (
    <section className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="grid gap-1">
          <h2 className="text-title-m">{copy.due.title}</h2>
          <p className="text-ink-soft">{copy.due.text}</p>
        </div>
        <OnlineOnly>
          <div className="flex flex-wrap gap-2">
            <Button disabled={isPending} onClick={toLaundry} size="s">
              {copy.due.toLaundry}
            </Button>
            <Button disabled={isPending} onClick={alreadyClean} size="s" variant="ghost">
              {copy.due.alreadyClean}
            </Button>
          </div>
        </OnlineOnly>
      </div>
      <GarmentRow garments={items} note={({ wash }) => copy.due.since(wash.since)} />
    </section>
  );
}

function OneBasket({ basket }: { basket: Basket }) {
  const { items, celsius, care } = basket;
  const update = useUpdateGarment();
  const ids = items.map(({ item }) => item.id);
  const move = (inLaundry: boolean) =>
    Promise.all(ids.map((id) => update.mutateAsync({ id, patch: inLaundry ? { inLaundry } : outOfLaundry })));
  const clean = () =>
    move(false).then(
      () =>
        notifySuccess(copy.cleaned(ids.length), undefined, {
          action: { label: common.undo, onClick: () => void move(true).catch(() => {}) },
        }),
      // Each failure was told.
      () => {},
    );
  const fromLabel = new Set(items.flatMap(({ item, fromLabel }) => (fromLabel ? [item.id] : [])));
  return (
    <section className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="grid gap-1">
          <h2 className="text-title-m">{titleOf(basket)}</h2>
          {celsius !== null && <p className="text-ink-soft">{copy.celsius(celsius)}</p>}
        </div>
        <OnlineOnly>
          <Button loading={update.isPending} onClick={() => void clean()} size="s" variant="secondary">
            {copy.clean}
          </Button>
        </OnlineOnly>
      </div>
      {care.length > 0 && (
        <ul aria-label={copy.care} className="flex flex-wrap gap-x-6 gap-y-1 text-ink-soft">
          {care.map((symbol) => (
            <li key={symbol}>{careInstructions[symbol]}</li>
          ))}
        </ul>
      )}
      <GarmentRow
        garments={items.map(({ item }) => item)}
        note={({ id }) => (fromLabel.has(id) ? '' : copy.guessed)}
      />
    </section>
  );
}
