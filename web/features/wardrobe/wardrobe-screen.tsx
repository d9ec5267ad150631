import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { TabPanel, Tabs } from '#web/components/tabs.tsx';
import { householdCopy } from '#web/copy/household.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { GarmentEditor } from '#web/garments/editing/dialogs.ts';
import { housesIn } from '#web/garments/homes/use-houses.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import type { WardrobeResponse } from '#web/garments/wardrobe-cache.ts';
import { useUser } from '#web/session.ts';
import { ItemsTab } from './items-tab.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { type Arrival, useWardrobeAddress, wardrobeTabs } from './use-wardrobe-address.ts';
import {
  GarmentDetail,
  OutfitsTab,
  ScannerArea,
  SummaryTiles,
  usePreloading,
  WardrobeSwitch,
} from './wardrobe-parts.ts';

export function WardrobeScreen({ answer }: { answer: WardrobeResponse }) {
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
                {wardrobeCopy.actions.add}
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
      {ward ? householdCopy.titleOf(ward.name) : wardrobeCopy.title}
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
