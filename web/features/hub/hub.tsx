import { lazy, Suspense } from 'react';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { TabPanel, Tabs } from '#web/components/tabs.tsx';
import { hub } from '#web/copy/hub.ts';
import { HubClock } from './hub-clock.tsx';
import { HubDashboard } from './hub-dashboard.tsx';
import { ModuleDetail } from './module-detail.tsx';
import { hubTabs } from './modules.ts';
import { ShoppingTab } from './shopping-tab.tsx';
import { StylistsTab } from './stylists-tab.tsx';
import { TrendsTab } from './trends-tab.tsx';
import { useHubAddress } from './use-hub-address.ts';

const AnalyticsPanel = lazy(async () => ({
  default: (await import('#web/features/wardrobe/analytics/analytics-panel.tsx')).AnalyticsPanel,
}));
const SizeFinder = lazy(async () => ({
  default: (await import('#web/features/shop/sizes/size-finder.tsx')).SizeFinder,
}));

const tabs = hubTabs.map((value) => ({ value, label: hub.tabs[value] }));

export function Hub() {
  const { tab, module, goToTab } = useHubAddress();
  return (
    <>
      <PageHeader actions={<HubClock />} lead={hub.lead} title={hub.title} />
      <Tabs label={hub.tabsLabel} onValueChange={goToTab} tabs={tabs} value={tab}>
        <TabPanel value="dashboard">{module ? <ModuleDetail module={module} /> : <HubDashboard />}</TabPanel>
        <TabPanel value="ai-stylists">
          <StylistsTab />
        </TabPanel>
        <Suspense fallback={<Skeleton className="mt-8 h-96" />}>
          <TabPanel value="body-scanner">
            <SizeFinder />
          </TabPanel>
          <TabPanel value="analytics">
            <AnalyticsPanel />
          </TabPanel>
        </Suspense>
        <TabPanel value="shopping">
          <ShoppingTab />
        </TabPanel>
        <TabPanel value="trends">
          <TrendsTab />
        </TabPanel>
      </Tabs>
    </>
  );
}
