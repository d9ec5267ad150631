import blackTrousers from 'pictures/black-trousers.svg';
import blushBlouse from 'pictures/blush-blouse.svg';
import floralShirtDress from 'pictures/floral-shirt-dress.svg';
import greyCoat from 'pictures/grey-coat.svg';
import oliveBomber from 'pictures/olive-bomber.svg';
import whiteSneakers from 'pictures/white-sneakers.svg';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { FlatLayPlate } from '#web/components/pictures/flat-lay-plate.tsx';
import { TabPanel, Tabs } from '#web/components/tabs.tsx';
import { hub } from '#web/copy/hub.ts';
import { locale } from '#web/language.ts';
import { paths, storeOfBrand } from '#web/paths.ts';
import { hubClockTickMs } from '#web/timings.ts';
import { AdvisorAction } from './advisor-action.tsx';
import { AdvisorFacts } from './advisor-facts.tsx';
import { advisorEdge, advisorLooks } from './advisor-looks.ts';
import { advisors } from './advisors.ts';
import { Expertise } from './expertise.tsx';
import { HubDashboard } from './hub-dashboard.tsx';
import { ModuleDetail } from './module-detail.tsx';
import { hubTabs } from './modules.ts';
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
      <PageHeader actions={<HubClock />} lead={hub.lead} title={hub.meta.title} />
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

const { advisors: copy, shopping: shoppingCopy } = hub;

function StylistsTab() {
  return (
    <div className="grid gap-14">
      {advisors.map((advisor) => (
        <article
          className={classes(
            'grid gap-x-12 gap-y-6 border-t-2 pt-5 sm:grid-cols-[2fr_3fr]',
            advisorEdge[advisor.avatar],
          )}
          key={advisor.id}
        >
          <FlatLayPlate className="aspect-[4/5] max-w-sm self-start" pieces={advisorLooks[advisor.avatar]} />
          <div className="grid content-start gap-6">
            <AdvisorFacts advisor={advisor} level={2} />
            <p className="max-w-[52ch] text-lg">{copy.about[advisor.id]}</p>
            <Expertise advisor={advisor} />
            <div className="grid gap-2">
              <h3 className="text-title-s">{copy.ask}</h3>
              <ul className="max-w-[52ch]">
                {copy.questions[advisor.id].map((question) => (
                  <li className="border-line border-t py-2.5" key={question}>
                    {question}
                  </li>
                ))}
              </ul>
            </div>
            <div className="w-full max-w-64">
              <AdvisorAction advisor={advisor} />
            </div>
          </div>
        </article>
      ))}
      <p className="text-[0.9375rem] text-ink-soft">
        {copy.premiumNote} {copy.note}
      </p>
    </div>
  );
}

const brands = [
  {
    ...shoppingCopy.brands.alba,
    to: storeOfBrand('alba-norte'),
    pieces: [
      { slot: 'outer', src: greyCoat },
      { slot: 'top', src: blushBlouse },
      { slot: 'bottom', src: blackTrousers },
    ],
  },
  {
    ...shoppingCopy.brands.lirio,
    to: storeOfBrand('casa-lirio'),
    pieces: [
      { slot: 'dress', src: floralShirtDress },
      { slot: 'outer', src: oliveBomber },
      { slot: 'shoes', src: whiteSneakers },
    ],
  },
] as const;

function ShoppingTab() {
  const { tabAddress } = useHubAddress();
  return (
    <div className="grid gap-10">
      <div className="grid gap-2">
        <h2 className="text-title-l">{shoppingCopy.title}</h2>
        <p className="max-w-[60ch] text-lg text-ink-soft">{shoppingCopy.lead}</p>
      </div>
      <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
        {brands.map(({ name, text, pieces, to }) => (
          <article className="group relative grid content-start gap-3" key={name}>
            <FlatLayPlate className="aspect-[4/5]" pieces={pieces} />
            <h3 className="text-title-m">
              <Link
                className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-[0.22em]"
                to={to}
              >
                {name}
              </Link>
            </h3>
            <p className="text-ink-soft">{text}</p>
          </article>
        ))}
      </div>
      <ul className="grid border-line border-y sm:grid-cols-3">
        {shoppingCopy.facts.map((fact) => (
          <li
            className="border-line py-4 font-serif text-title-s max-sm:not-first:border-t sm:px-6 sm:first:pl-0 sm:not-first:border-l"
            key={fact}
          >
            {fact}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.store}>{shoppingCopy.action}</ButtonLink>
        <ButtonLink to={tabAddress('body-scanner')} variant="secondary">
          {shoppingCopy.sizes}
        </ButtonLink>
      </div>
    </div>
  );
}
