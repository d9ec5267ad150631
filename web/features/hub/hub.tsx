import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { TabPanel, Tabs } from '#web/components/tabs.tsx';
import { hub } from '#web/copy/hub.ts';
import { locale } from '#web/language.ts';
import { hubClockTickMs } from '#web/timings.ts';
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

const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const date = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });

function subscribe(tick: () => void): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = () => {
    clearInterval(timer);
    if (document.hidden) return;
    tick();
    timer = setInterval(tick, hubClockTickMs);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', follow);
  };
}

const secondNow = () => Math.floor(Date.now() / hubClockTickMs);

/** Hidden from screen readers, which would announce every second. */
function HubClock() {
  const now = new Date(useSyncExternalStore(subscribe, secondNow) * hubClockTickMs);
  return (
    <div className="grid gap-0.5 sm:justify-items-end">
      <time
        aria-label={hub.clock}
        className="tabular font-serif text-title-m"
        dateTime={now.toISOString()}
        role="timer"
      >
        {time.format(now)}
      </time>
      <span className="text-[0.9375rem] text-ink-soft first-letter:uppercase">{date.format(now)}</span>
    </div>
  );
}
