import { lazy, Suspense } from 'react';
import { PageHeader } from '#web/components/page-header.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { TabPanel, Tabs } from '#web/components/tabs.tsx';
import { dashboard } from '#web/copy/dashboard.ts';
import { Overview } from './overview.tsx';
import { dashboardTabs, useDashboardTab } from './use-dashboard-tab.ts';

const LaterTab = lazy(async () => ({ default: (await import('./later-tab.tsx')).LaterTab }));

const tabs = dashboardTabs.map((value) => ({ value, label: dashboard.tabs[value] }));

export function Dashboard() {
  const [tab, setTab] = useDashboardTab();
  return (
    <>
      <PageHeader title={dashboard.title} />
      <Tabs label={dashboard.tabsLabel} onValueChange={setTab} tabs={tabs} value={tab}>
        <TabPanel value={tab}>
          <Suspense fallback={<Skeleton className="h-96" />}>
            {tab === 'overview' ? <Overview /> : <LaterTab tab={tab} />}
          </Suspense>
        </TabPanel>
      </Tabs>
    </>
  );
}
