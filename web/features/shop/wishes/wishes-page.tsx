import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { categoryNames } from '#contract/names.ts';
import type { Wish } from '#contract/wishes.ts';
import { api } from '#web/api.ts';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { StatTile } from '#web/components/charts/stat-tile.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { FailedState } from '#web/components/feedback/query-states.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { common } from '#web/copy/common.ts';
import { wishesCopy as copy } from '#web/copy/wishes.ts';
import { formatEuros, formatWorth } from '#web/format/money.ts';
import { joinFacts } from '#web/format/words.ts';
import { EmptyPlate } from '#web/garments/empty-plate.tsx';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { WishLinks, WishPicture } from '#web/garments/wish-parts.tsx';
import { pageMeta } from '#web/meta.ts';
import { garmentAddress, paths, wishesPath } from '#web/paths.ts';
import { hasFailed, queryClient } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';
import { SpareSection } from './spare-section.tsx';
import { type Wishes, wishesQuery } from './wishes-query.ts';

const WishDialog = onDemand(() => import('./wish-dialog.tsx'), 'WishDialog');
const BudgetDialog = onDemand(() => import('./budget-dialog.tsx'), 'BudgetDialog');

export const meta = () => pageMeta({ ...copy.meta, path: wishesPath, noindex: true });

export default function WishesPage() {
  const query = useQuery(wishesQuery);
  const { data } = query;
  const failed = hasFailed(query);
  const [adding, setAdding] = useState(false);
  const add = <Button onClick={() => setAdding(true)}>{copy.add}</Button>;
  return (
    <>
      <PageHeader
        actions={data && data.wishes.length > 0 && <OnlineOnly>{add}</OnlineOnly>}
        lead={copy.lead}
        title={copy.meta.title}
      />
      {data && (
        <div className="grid gap-12">
          {data.wishes.length === 0 ? (
            <EmptyState
              action={
                <>
                  {add}
                  <ButtonLink to={paths.store} variant="secondary">
                    {copy.empty.store}
                  </ButtonLink>
                </>
              }
              picture={<EmptyPlate of="stylist" />}
              copy={copy.empty}
            />
          ) : (
            <ul aria-label={copy.list} className="grid border-line border-t">
              {data.wishes.map((wish) => (
                <OneWish key={wish.id} wish={wish} />
              ))}
            </ul>
          )}
          {data.spare.length > 0 && <SpareSection spare={data.spare} />}
          <Spending budget={data.budget} />
        </div>
      )}
      {!data && !failed && <Skeleton className="h-64 w-full" />}
      {failed && <FailedState copy={copy.failed} query={query} />}
      {adding && <WishDialog onClose={() => setAdding(false)} />}
    </>
  );
}

function OneWish({ wish }: { wish: Wish }) {
  const { inShop, name, color, price, reducedFrom, outfits, alike, plenty, beyond } = wish;
  const format = inShop ? formatEuros : formatWorth;
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-5 gap-y-4 border-line border-b py-5 sm:grid-cols-[6rem_minmax(0,1fr)_auto]">
      <WishPicture wish={wish} />
      <div className="grid content-start gap-1">
        <h2 className="font-medium text-lg leading-snug">{name}</h2>
        <p className="tabular text-ink-soft">
          {joinFacts([color, price === null ? '' : format(price), inShop ? copy.inShop : ''].filter(Boolean))}
        </p>
        {reducedFrom !== null && <Notice tone="success">{copy.reduced(format(reducedFrom))}</Notice>}
        <p className="mt-1">{copy.outfits(outfits)}</p>
        {plenty && <Notice tone="warning">{copy.plenty(plenty.owned, plenty.idle)}</Notice>}
        {beyond && <Notice tone="warning">{copy.beyond(beyond.period, formatWorth(beyond.by))}</Notice>}
        {alike && (
          <Link
            className="group mt-2 grid max-w-md grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-3"
            to={garmentAddress(alike.id)}
          >
            <GarmentPicture alt="" className="aspect-4/5" photo={alike.photo} />
            <span className="grid gap-0.5">
              <span className="font-medium text-ochre">{copy.alike}</span>
              <span className="text-[0.9375rem] group-hover:underline">
                {copy.alikeWorn(alike.name, alike.timesWorn)}
              </span>
            </span>
          </Link>
        )}
      </div>
      <div className="flex flex-wrap content-start gap-2 max-sm:col-start-2 sm:flex-col sm:items-end">
        <WishLinks copy={copy} wish={wish} />
        <OnlineOnly>
          <RemoveWish wish={wish} />
        </OnlineOnly>
      </div>
    </li>
  );
}

function RemoveWish({ wish: { id, name, inShop } }: { wish: Wish }) {
  const remove = useChange({
    mutationFn: () =>
      inShop
        ? api('DELETE /api/store/favorites/:productId', { params: { productId: id } })
        : api('DELETE /api/wishes/:id', { params: { id } }),
    done: copy.removed,
    failed: copy.removeFailed,
    // The shop's hearts, too.
    onSettled: () => queryClient.invalidateQueries(),
  });
  return (
    <Button
      aria-label={copy.removeNamed(name)}
      className="max-sm:first:-ml-4"
      act={remove}
      size="s"
      variant="ghost"
    >
      {common.remove}
    </Button>
  );
}

function Spending({ budget }: { budget: Wishes['budget'] }) {
  const [changing, setChanging] = useState(false);
  const { budget: words } = copy;
  const { spent, byCategory } = budget;
  const most = Math.max(...byCategory.map((one) => one.spent));
  const noteOf = (limit: number | null, used: number) => {
    if (limit === null) return words.none;
    const left = limit - used;
    return left < 0
      ? words.over(formatWorth(-left), formatWorth(limit))
      : words.left(formatWorth(left), formatWorth(limit));
  };
  return (
    <section className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="grid gap-1">
          <h2 className="text-title-m">{words.title}</h2>
          <p className="text-ink-soft">{words.counted}</p>
        </div>
        <OnlineOnly>
          <Button onClick={() => setChanging(true)} size="s" variant="secondary">
            {words.change}
          </Button>
        </OnlineOnly>
      </div>
      <div className="grid grid-cols-2 gap-x-5 sm:gap-x-8 lg:max-w-3xl">
        <StatTile
          label={words.month}
          note={noteOf(budget.month, spent.month)}
          value={formatWorth(spent.month)}
        />
        <StatTile label={words.year} note={noteOf(budget.year, spent.year)} value={formatWorth(spent.year)} />
      </div>
      {byCategory.length > 0 && (
        <div className="grid gap-3 lg:max-w-3xl">
          <h3 className="text-title-s">{words.byCategory}</h3>
          <ul className="grid gap-3">
            {byCategory.map(({ category, spent: amount, garments }) => (
              <li className="grid gap-1.5" key={category}>
                <span className="flex items-baseline justify-between gap-4">
                  <span>
                    {categoryNames[category]}
                    <span className="text-ink-soft"> · {words.garments(garments)}</span>
                  </span>
                  <span className="tabular font-medium">{formatWorth(amount)}</span>
                </span>
                <span aria-hidden="true" className="h-1.5 bg-paper-sunken">
                  <span className="block h-full bg-burgundy" style={{ width: `${(100 * amount) / most}%` }} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {changing && <BudgetDialog budget={budget} onClose={() => setChanging(false)} />}
    </section>
  );
}
