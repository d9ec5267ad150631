import { CloudOff, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/feedback/notice.tsx';
import { FailedState } from '#web/components/feedback/query-states.tsx';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { TabPanel, Tabs } from '#web/components/tabs.tsx';
import { common } from '#web/copy/common.ts';
import { householdCopy } from '#web/copy/household.ts';
import { offlineCopy, wardrobeCopy } from '#web/copy/wardrobe.ts';
import { GarmentEditor } from '#web/garments/editing/dialogs.ts';
import { housesIn } from '#web/garments/homes/use-houses.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import type { WardrobeResponse } from '#web/garments/wardrobe-cache.ts';
import { useWardrobe } from '#web/garments/wardrobe-query.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { useOfflineCopy } from '#web/pwa/offline-copy.ts';
import { hasFailed } from '#web/query.ts';
import { useUser } from '#web/session.ts';
import { garmentGridLook } from './garment-grid-look.ts';
import { ItemsTab } from './items-tab.tsx';
import { useColumns } from './use-columns.ts';
import { type Arrival, useWardrobeAddress, wardrobeTabs } from './use-wardrobe-address.ts';
import {
  GarmentDetail,
  OutfitsTab,
  ScannerArea,
  SummaryTiles,
  usePreloadedTab,
  usePreloading,
  WardrobeSwitch,
} from './wardrobe-parts.ts';

export const meta = () => pageMeta({ ...wardrobeCopy.meta, path: paths.wardrobe, noindex: true });

export default function WardrobePage() {
  usePreloadedTab(useWardrobeAddress().tab);
  const query = useWardrobe();
  if (query.data) return <WardrobeScreen answer={query.data} />;
  if (!hasFailed(query)) return <WardrobeSkeleton />;
  return (
    <>
      <PageHeader title={wardrobeCopy.meta.title} />
      <FailedState copy={wardrobeCopy.loadFailed} query={query} />
    </>
  );
}

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function WardrobeSkeleton() {
  const [columns] = useColumns();
  return (
    <div aria-busy="true">
      <PageHeader compact title={wardrobeCopy.meta.title} />
      <p className="sr-only" role="status">
        {wardrobeCopy.loading}
      </p>
      <Skeleton className="h-12 w-72" />
      <Skeleton className="mt-4 mb-6 h-20 w-full sm:mb-8" />
      <div className={garmentGridLook(columns)}>
        {cards.map((card) => (
          <div className="grid gap-3" key={card}>
            <Skeleton className="aspect-4/5" />
            <Skeleton className="h-6 w-4/5" />
          </div>
        ))}
      </div>
    </div>
  );
}

function WardrobeScreen({ answer }: { answer: WardrobeResponse }) {
  const address = useWardrobeAddress();
  const scannerOpened = useOnceTrue(address.tab === 'scanner');
  usePreloading();
  const [adding, setAdding] = useState(false);
  const arrival = useLocation().state as Arrival | null;
  const { items, outfits, stats } = answer.wardrobe;
  const { tabs } = wardrobeCopy;
  const counts = { scanner: undefined, items: items.length, outfits: outfits.length };
  const opened = items.find((item) => item.id === address.openGarment);
  return (
    <>
      <OfflineNotice />
      <PageHeader
        actions={
          items.length > 0 && (
            <OnlineOnly>
              <Button
                className="whitespace-nowrap max-sm:px-3"
                icon={<Plus size={18} />}
                onClick={() => setAdding(true)}
                size="s"
                variant="secondary"
              >
                {wardrobeCopy.empty.byHand}
              </Button>
            </OnlineOnly>
          )
        }
        compact
        title={<WardrobeTitle />}
      />
      <Tabs
        label={tabs.label}
        onValueChange={(tab) => address.goToTab(tab)}
        tabs={wardrobeTabs.map((tab) => ({ value: tab, label: tabs[tab], count: counts[tab] }))}
        value={address.tab}
      >
        {scannerOpened && (
          <ScannerArea
            items={items}
            onView={(id) => address.goToTab('items', { arrivingGarmentId: id })}
            tab={address.tab}
          />
        )}
        <TabPanel className="pt-2! sm:pt-4!" value="items">
          <ItemsTab
            address={address}
            houses={housesIn(answer.wardrobe)}
            items={items}
            onAdd={() => setAdding(true)}
            arrivingGarmentId={arrival?.arrivingGarmentId ?? null}
          />
        </TabPanel>
        <TabPanel value="outfits">
          <OutfitsTab
            address={address}
            allowance={stats.allowance}
            fresh={arrival?.freshOutfits ?? []}
            items={items}
            outfits={outfits}
            summary={<SummaryTiles answer={answer} />}
          />
        </TabPanel>
      </Tabs>
      {opened && (
        <GarmentDetail
          item={opened}
          items={items}
          onClose={() => address.showGarment(null)}
          outfits={outfits}
        />
      )}
      {adding && <GarmentEditor item={null} onClose={() => setAdding(false)} />}
    </>
  );
}

function WardrobeTitle() {
  const { ward } = useUser();
  return (
    <span className="wrap-anywhere">
      {ward ? householdCopy.titleOf(ward.name) : wardrobeCopy.meta.title}
      <span className="-my-2 inline-block align-middle">
        <OnlineOnly>
          <WardrobeSwitch />
        </OnlineOnly>
      </span>
    </span>
  );
}

/** True from the first time on. */
function useOnceTrue(now: boolean): boolean {
  const [once, setOnce] = useState(now);
  if (now && !once) setOnce(true);
  return once;
}

/** The `online` event fires once, and the server may still be unreachable then. */
const retryMs = 5_000;

function OfflineNotice() {
  const seen = useOfflineCopy();
  const { refetch, isFetching } = useWardrobe();
  const [pressed, setPressed] = useState(false);
  const ask = useEffectEvent(() => {
    if (seen === null || !navigator.onLine) return;
    setPressed(false);
    void refetch();
  });
  useEffect(() => {
    window.addEventListener('online', ask);
    const timer = window.setInterval(ask, retryMs);
    return () => {
      window.removeEventListener('online', ask);
      window.clearInterval(timer);
    };
  }, []);
  const press = () => {
    setPressed(true);
    void refetch();
  };
  if (seen === null) return null;
  return (
    <Notice tone="warning" filled className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2" role="status">
      <CloudOff className="text-ochre" size={20} />
      <p className="min-w-0 flex-1 basis-64">
        <strong className="font-semibold">{offlineCopy.title}.</strong> {offlineCopy.text(seen)}
      </p>
      <Button loading={pressed && isFetching} onClick={press} size="s" variant="secondary">
        {common.retry}
      </Button>
    </Notice>
  );
}
