import type { WardrobeItem } from '#contract/garments.ts';
import { TabPanel } from '#web/components/tabs.tsx';
import { ScannerPanel } from '#web/features/scanner/scanner-panel.tsx';
import { useScanQueue } from '#web/features/scanner/use-scan-queue.ts';
import { useSharedPhotos } from '#web/features/scanner/use-shared-photos.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import type { WardrobeTab } from './use-wardrobe-address.ts';

interface ScannerAreaProps {
  tab: WardrobeTab;
  items: readonly WardrobeItem[];
  onView: (garmentId: string) => void;
}

/** Stays mounted once opened, so that scanning continues in other tabs. */
export function ScannerArea({ tab, items, onView }: ScannerAreaProps) {
  const queue = useScanQueue();
  useSharedPhotos(queue.add);
  return (
    <TabPanel value="scanner">
      <OnlineOnly>
        <ScannerPanel control={queue} current={tab === 'scanner'} items={items} onView={onView} />
      </OnlineOnly>
    </TabPanel>
  );
}
