import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import type { Ward } from '#contract/household.ts';
import { api } from '#web/api.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { QueryStates } from '#web/components/feedback/query-states.tsx';
import { MoreMenu } from '#web/components/overlays/menu.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { common } from '#web/copy/common.ts';
import { outgrownCopy as copy } from '#web/copy/household.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { DepartureDialog } from '#web/garments/departing/departure-dialog.tsx';
import { EmptyPlate } from '#web/garments/empty-plate.tsx';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import { removeGarment } from '#web/garments/wardrobe-cache.ts';
import { useWardrobe, wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { outgrownBy, useOpenedWard } from '#web/household/use-opened-ward.ts';
import { pageMeta } from '#web/meta.ts';
import { outgrownPath, paths } from '#web/paths.ts';
import { joined } from '#web/query.ts';
import { useUser } from '#web/session.ts';
import { useChange } from '#web/use-change.ts';

export const meta = () => pageMeta({ ...copy.meta, path: outgrownPath, noindex: true });

export default function OutgrownPage() {
  const isOwn = useUser().ward === null;
  const query = joined(useOpenedWard(), useWardrobe());
  const [departing, setDeparting] = useState<WardrobeItem | null>(null);
  const [opened, loaded] = query.data ?? [];
  const items = opened && loaded ? outgrownBy(opened.ward, loaded.wardrobe.items) : [];
  const name = opened?.ward.name ?? '';
  return (
    <>
      <PageHeader lead={items.length > 0 && copy.lead(name)} title={copy.meta.title} />
      {opened && items.length > 0 && (
        <>
          <ul className="grid border-line border-y">
            {items.map((item) => (
              <OutgrownGarment item={item} key={item.id} onDepart={() => setDeparting(item)} {...opened} />
            ))}
          </ul>
          <p className="mt-4 max-w-[60ch] text-ink-soft">{copy.note}</p>
        </>
      )}
      {isOwn || opened === null ? (
        <EmptyState action={<ButtonLink to={paths.account}>{copy.own.action}</ButtonLink>} copy={copy.own} />
      ) : (
        <QueryStates failed={wardrobeCopy.loadFailed} query={query}>
          {() =>
            items.length === 0 && (
              <EmptyState
                action={<ButtonLink to={paths.wardrobe}>{copy.empty.action}</ButtonLink>}
                picture={<EmptyPlate of="wardrobe" />}
                copy={{ title: copy.empty.title, text: copy.empty.text(name) }}
              />
            )
          }
        </QueryStates>
      )}
      {departing && <DepartureDialog item={departing} onClose={() => setDeparting(null)} />}
    </>
  );
}

interface OutgrownGarmentProps {
  item: WardrobeItem;
  ward: Ward;
  others: readonly Ward[];
  onDepart: () => void;
}

function OutgrownGarment({ item, ward, others, onDepart }: OutgrownGarmentProps) {
  const { id: ownId } = useUser();
  const handOver = useHandOver();
  const giveTo = (to: { id: string; name?: string }) => handOver.mutate({ item, from: ward.id, to });
  const [next, ...rest] = others;
  const depart = { label: copy.depart, onSelect: onDepart };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-3 border-line py-4 not-last:border-b sm:gap-x-5">
      <div className="w-16 shrink-0">
        <GarmentPicture alt="" photo={item.photo} />
      </div>
      <div className="grid min-w-0 flex-1 basis-24 gap-0.5">
        <p className="wrap-anywhere font-medium">{item.name}</p>
        <p className="text-note text-ink-soft">{copy.size(item.size ?? '')}</p>
      </div>
      <OnlineOnly>
        <div className="flex items-center gap-1 max-sm:ml-auto">
          <Button
            loading={handOver.isPending}
            onClick={next ? () => giveTo(next) : onDepart}
            size="s"
            variant="secondary"
          >
            {next ? copy.to(next.name) : copy.depart}
          </Button>
          <MoreMenu
            items={[
              ...rest.map((to) => ({ label: copy.to(to.name), onSelect: () => giveTo(to) })),
              { label: copy.toOwn, onSelect: () => giveTo({ id: ownId }) },
              ...(next ? [depart] : []),
            ]}
            label={copy.more(item.name)}
          />
        </div>
      </OnlineOnly>
    </li>
  );
}

interface HandOver {
  item: WardrobeItem;
  /** Ids of wardrobes; no name for the own one. */
  from: string;
  to: { id: string; name?: string };
}

const move = (garmentId: string, from: string, to: string) =>
  api('POST /api/household/handovers', { body: { garmentId, from, to } });

function useHandOver() {
  const back = useChange({
    mutationFn: ({ item, from, to }: HandOver) => move(item.id, to.id, from),
    failed: copy.failed,
    onSettled: wardrobeCache.refresh,
  });
  return useChange({
    mutationFn: ({ item, from, to }: HandOver) => move(item.id, from, to.id),
    onSuccess: async ({ id }, made) => {
      const { item, to } = made;
      const said = to.name === undefined ? copy.givenToOwn(item.name) : copy.given(item.name, to.name);
      void notifySuccess(said, undefined, {
        action: { label: common.undo, onClick: () => back.mutate({ ...made, item: { ...item, id } }) },
      });
      await wardrobeCache.change(removeGarment(item.id));
    },
    failed: copy.failed,
    onSettled: wardrobeCache.refresh,
  });
}
