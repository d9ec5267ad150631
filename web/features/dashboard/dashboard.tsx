import { PageHeader } from '#web/components/page-header.tsx';
import { TabPanel, Tabs } from '#web/components/tabs.tsx';
import { dashboard } from '#web/copy/dashboard.ts';
import { rain, sunday } from '#web/features/samples/sample-outfits.ts';
import { paths, wardrobeTab } from '#web/paths.ts';
import { Overview } from './overview.tsx';
import { StylistTab } from './stylist-tab.tsx';
import { TrendsTab } from './trends-tab.tsx';
import { dashboardTabs, useDashboardTab } from './use-dashboard-tab.ts';
import { WayIn } from './way-in.tsx';

const tabs = dashboardTabs.map((value) => ({ value, label: dashboard.tabs[value] }));

export function Dashboard() {
  const [tab, setTab] = useDashboardTab();
  return (
    <>
      <PageHeader title={dashboard.title} />
      <Tabs label={dashboard.tabsLabel} onValueChange={setTab} tabs={tabs} value={tab}>
        <TabPanel value="overview">
          <Overview />
        </TabPanel>
        <TabPanel value="wardrobe">
          <WayIn {...dashboard.wardrobe} sample={sunday} to={paths.wardrobe} />
        </TabPanel>
        <TabPanel value="outfits">
          <WayIn {...dashboard.outfits} sample={rain} to={wardrobeTab('outfits')} />
        </TabPanel>
        <TabPanel value="ai-stylist">
          <StylistTab />
        </TabPanel>
        <TabPanel value="trends">
          <TrendsTab />
        </TabPanel>
      </Tabs>
    </>
  );
}
