import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { categoryNames, occasionNames, seasonNames } from '#contract/names.ts';
import type { ViewedGarment, ViewedOutfit, ViewedSize, ViewedWish } from '#contract/viewers.ts';
import { ApiError, type Output } from '#web/api.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { FailedState } from '#web/components/feedback/query-states.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { ConfirmDialog } from '#web/components/overlays/confirm-dialog.tsx';
import { MoreMenu } from '#web/components/overlays/menu.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { TabPanel, Tabs } from '#web/components/tabs.tsx';
import { common } from '#web/copy/common.ts';
import { householdCopy } from '#web/copy/household.ts';
import { viewersCopy } from '#web/copy/viewers.ts';
import { formatEuros, formatWorth } from '#web/format/money.ts';
import { joinFacts } from '#web/format/words.ts';
import { EmptyPlate } from '#web/garments/empty-plate.tsx';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import { WishLinks, WishPicture } from '#web/garments/wish-parts.tsx';
import { viewedWardrobeQuery } from '#web/household/viewed-query.ts';
import { useLeaveViewed } from '#web/household/viewers-query.ts';
import { WardrobeSwitch } from '#web/household/wardrobe-switch.tsx';
import { paths } from '#web/paths.ts';
import { hasFailed } from '#web/query.ts';
import { ViewedGarments } from './viewed-garments.tsx';

const { page: copy, leaving } = viewersCopy;

type Shown = Output<'GET /api/viewed/:id'>;

export function ViewedWardrobe({ id }: { id: string }) {
  const query = useQuery(viewedWardrobeQuery(id));
  const { data, error } = query;
  // Also once it was loaded: sharing may end meanwhile.
  if (error instanceof ApiError && error.status < 500) return <Ended />;
  if (hasFailed(query)) return <FailedState copy={copy.failed} query={query} />;
  if (data === undefined) return <Loading />;
  return <Wardrobe id={id} shown={data} />;
}

function Ended() {
  return (
    <>
      <PageHeader lead={copy.ended.text} title={copy.ended.title} />
      <ButtonLink to={paths.wardrobe}>{common.toWardrobe}</ButtonLink>
    </>
  );
}

function Loading() {
  return (
    <div className="grid gap-8">
      <Skeleton className="h-12 w-72 max-w-full" />
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((one) => (
          <Skeleton className="aspect-4/5 w-full" key={one} />
        ))}
      </div>
    </div>
  );
}

const tabs = ['garments', 'outfits', 'wishes'] as const;
type Tab = (typeof tabs)[number];

function Wardrobe({ id, shown }: { id: string; shown: Shown }) {
  const { name, garments, outfits, wishes, sizes } = shown;
  const [params, setParams] = useSearchParams();
  const counts = { garments: garments.length, outfits: outfits?.length, wishes: wishes?.length };
  const offered = tabs.filter((tab) => counts[tab] !== undefined);
  const open = offered.find((tab) => tab === params.get('ver')) ?? 'garments';
  const goTo = (tab: Tab) =>
    setParams(tab === 'garments' ? {} : { ver: tab }, { replace: true, preventScrollReset: true });
  return (
    <>
      <PageHeader
        actions={<More id={id} name={name} />}
        compact
        title={
          <span className="wrap-anywhere">
            {householdCopy.titleOf(name)}
            <span className="-my-2 inline-block align-middle">
              <WardrobeSwitch viewedId={id} />
            </span>
          </span>
        }
      />
      <p className="max-w-[60ch] pb-5 text-ink-soft">{copy.lead(name)}</p>
      {sizes && <Sizes sizes={sizes} />}
      {offered.length === 1 ? (
        <ViewedGarments garments={garments} name={name} />
      ) : (
        <Tabs
          label={copy.tabs.label}
          onValueChange={goTo}
          tabs={offered.map((tab) => ({ value: tab, label: copy.tabs[tab], count: counts[tab] }))}
          value={open}
        >
          <TabPanel value="garments">
            <ViewedGarments garments={garments} name={name} />
          </TabPanel>
          <TabPanel value="outfits">
            <ViewedOutfits garments={garments} outfits={outfits ?? []} />
          </TabPanel>
          <TabPanel value="wishes">
            <ViewedWishes wishes={wishes ?? []} />
          </TabPanel>
        </Tabs>
      )}
    </>
  );
}

function Sizes({ sizes }: { sizes: readonly ViewedSize[] }) {
  return (
    <section className="mb-6 grid gap-3 border-line border-y py-5">
      <h2 className="text-title-s">{copy.sizes}</h2>
      {sizes.length === 0 ? (
        <p className="text-ink-soft">{copy.noSizes}</p>
      ) : (
        <dl className="grid grid-cols-3 items-end gap-x-4 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-10">
          {sizes.map(({ category, size, garments }) => (
            <div className="grid gap-0.5" key={category}>
              <dt className="text-note text-ink-soft">{categoryNames[category]}</dt>
              <dd className="tabular">
                <span className="font-serif text-[1.1875rem]">{size}</span>
                <span className="text-note text-ink-soft max-sm:hidden"> {copy.onGarments(garments)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function More({ id, name }: { id: string; name: string }) {
  const [asking, setAsking] = useState(false);
  const leave = useLeaveViewed();
  const navigate = useNavigate();
  return (
    <>
      <MoreMenu
        items={[{ label: viewersCopy.viewed.leave, onSelect: () => setAsking(true), danger: true }]}
        label={copy.more}
      />
      <ConfirmDialog
        confirmLabel={viewersCopy.viewed.leave}
        danger
        description={leaving.text}
        loading={leave.isPending || leave.isSuccess}
        onConfirm={() =>
          leave.mutate({ id, name }, { onSuccess: () => void navigate(paths.wardrobe, { replace: true }) })
        }
        onClose={() => setAsking(false)}
        open={asking}
        title={leaving.title(name)}
      />
    </>
  );
}

const { noOutfits } = viewersCopy.page;

interface ViewedOutfitsProps {
  outfits: readonly ViewedOutfit[];
  garments: readonly ViewedGarment[];
}

function ViewedOutfits({ outfits, garments }: ViewedOutfitsProps) {
  const byId = new Map(garments.map((garment) => [garment.id, garment]));
  if (outfits.length === 0) return <EmptyState copy={noOutfits} picture={<EmptyPlate of="outfit" />} />;
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 sm:gap-x-6 sm:gap-y-10 xl:grid-cols-4">
      {outfits.map(({ id, name, occasion, season, garmentIds }) => (
        <li className="grid content-start gap-1" key={id}>
          <FlatLayBoard label={name} pieces={garmentIds.flatMap((one) => byId.get(one) ?? [])} />
          <h3 className="wrap-anywhere pt-1 text-[1.0625rem] leading-snug sm:text-[1.1875rem]">{name}</h3>
          <p className="text-note text-ink-soft">
            {occasionNames[occasion]} · {seasonNames[season]}
          </p>
        </li>
      ))}
    </ul>
  );
}

function ViewedWishes({ wishes }: { wishes: readonly ViewedWish[] }) {
  if (wishes.length === 0) return <EmptyState copy={copy.noWishes} picture={<EmptyPlate of="stylist" />} />;
  return (
    <ul className="grid border-line border-t">
      {wishes.map((wish) => (
        <OneWish key={wish.id} wish={wish} />
      ))}
    </ul>
  );
}

function OneWish({ wish }: { wish: ViewedWish }) {
  const { inShop, name, color, price } = wish;
  const worth = price === null ? '' : (inShop ? formatEuros : formatWorth)(price);
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-5 gap-y-3 border-line border-b py-5 sm:grid-cols-[6rem_minmax(0,1fr)_auto]">
      <WishPicture wish={wish} />
      <div className="grid content-start gap-1">
        <h3 className="wrap-anywhere text-lg leading-snug">{name}</h3>
        <p className="tabular text-ink-soft">
          {joinFacts([color, worth, inShop ? copy.inShop : ''].filter(Boolean))}
        </p>
      </div>
      <div className="max-sm:col-start-2">
        <WishLinks copy={copy} wish={wish} />
      </div>
    </li>
  );
}
