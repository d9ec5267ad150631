import { lazy, Suspense } from 'react';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { FullScreenSpinner } from '#web/components/feedback/spinner.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { TabPanel, Tabs } from '#web/components/tabs.tsx';
import { dashboard } from '#web/copy/dashboard.ts';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { AppShell } from '#web/shell/app-shell.tsx';
import { WithSession } from '#web/shell/with-session.tsx';
import { dashboardTabs, useDashboardTab } from './use-dashboard-tab.ts';
import { WithWardrobe } from './with-wardrobe.tsx';

const AccessRequired = lazy(async () => ({
  default: (await import('./access-required.tsx')).AccessRequired,
}));

export const meta = () => pageMeta({ ...dashboard.meta, path: paths.dashboard, noindex: true });

export default function DashboardPage() {
  return (
    <WithSession>
      {(user) =>
        user ? (
          <AppShell>
            <Dashboard />
          </AppShell>
        ) : (
          <Suspense fallback={<FullScreenSpinner />}>
            <AccessRequired />
          </Suspense>
        )
      }
    </WithSession>
  );
}

const LazyTab = lazy(async () => ({ default: (await import('./lazy-tab.tsx')).LazyTab }));

const tabs = dashboardTabs.map((value) => ({ value, label: dashboard.tabs[value] }));

function Dashboard() {
  const [tab, setTab] = useDashboardTab();
  return (
    <>
      <PageHeader title={dashboard.title} />
      <Tabs label={dashboard.tabsLabel} onValueChange={setTab} tabs={tabs} value={tab}>
        <TabPanel value={tab}>
          <Suspense fallback={<Skeleton className="h-96" />}>
            {tab === 'overview' ? <Overview /> : <LazyTab tab={tab} />}
          </Suspense>
        </TabPanel>
      </Tabs>
    </>
  );
}

const OwnOverview = lazy(async () => ({ default: (await import('./own-overview.tsx')).OwnOverview }));
const SampleOverview = lazy(async () => ({
  default: (await import('./sample-overview.tsx')).SampleOverview,
}));

function Overview() {
  return (
    <WithWardrobe>
      {(answer) =>
        answer.wardrobe.items.length + answer.wardrobe.outfits.length === 0 ? (
          <SampleOverview />
        ) : (
          <OwnOverview answer={answer} />
        )
      }
    </WithWardrobe>
  );
}
