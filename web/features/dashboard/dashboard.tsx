import { lazy, Suspense } from 'react';
import { PageHeader } from '#web/components/page-header.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { TabPanel, Tabs } from '#web/components/tabs.tsx';
import { dashboard } from '#web/copy/dashboard.ts';
import { Overview } from './overview.tsx';
import { dashboardTabs, useDashboardTab } from './use-dashboard-tab.ts';

// Pictures of samples and flat-lays travel with the tab that shows them.
const WardrobeTab = lazy(async () => ({ default: (await import('./wardrobe-tab.tsx')).WardrobeTab }));
const OutfitsTab = lazy(async () => ({ default: (await import('./outfits-tab.tsx')).OutfitsTab }));
const StylistTab = lazy(async () => ({ default: (await import('./stylist-tab.tsx')).StylistTab }));
const TrendsTab = lazy(async () => ({ default: (await import('./trends-tab.tsx')).TrendsTab }));

const panels = {
  overview: Overview,
  wardrobe: WardrobeTab,
  outfits: OutfitsTab,
  'ai-stylist': StylistTab,
  trends: TrendsTab,
} as const;

const tabs = dashboardTabs.map((value) => ({ value, label: dashboard.tabs[value] }));

export function Dashboard() {
  const [tab, setTab] = useDashboardTab();
  const Panel = panels[tab];
  return (
    <>
      <PageHeader title={dashboard.title} />
      <Tabs label={dashboard.tabsLabel} onValueChange={setTab} tabs={tabs} value={tab}>
        <TabPanel value={tab}>
          <Suspense fallback={<Skeleton className="h-96" />}>
            <Panel />
          </Suspense>
        </TabPanel>
      </Tabs>
    </>
  );
}
