import { Link, useLocation } from 'react-router';
import { Badge } from '#web/components/badge.tsx';
import { lastInputWasKeyboard } from '#web/components/behaviour/last-input.ts';
import { StatTile } from '#web/components/charts/stat-tile.tsx';
import { classes } from '#web/components/classes.ts';
import { FlatLayPlate } from '#web/components/pictures/flat-lay-plate.tsx';
import { hub } from '#web/copy/hub.ts';
import { AdvisorAction } from './advisor-action.tsx';
import { AdvisorFacts } from './advisor-facts.tsx';
import { advisorEdge, advisorLooks } from './advisor-looks.ts';
import { type Advisor, advisors } from './advisors.ts';
import { Expertise } from './expertise.tsx';
import { formatFigure } from './figures.ts';
import { ModuleBadge } from './module-badge.tsx';
import { ModulePlate } from './module-plate.tsx';
import { type HubModule, modules } from './modules.ts';
import { type HubReturn, useHubAddress } from './use-hub-address.ts';

export function HubDashboard() {
  return (
    <div className="grid gap-14 sm:gap-20">
      <HubStats />
      <AdvisorsSection />
      <section className="grid gap-6">
        <h2 className="text-title-m">{hub.modules.title}</h2>
        <div className="grid grid-cols-2 gap-x-5 gap-y-10 sm:gap-x-8 lg:grid-cols-4">
          {modules.map((module) => (
            <ModuleCard key={module.id} module={module} />
          ))}
        </div>
      </section>
    </div>
  );
}

const { stats: copy } = hub;

/** The specification's sample figures, marked as an example. */
function HubStats() {
  return (
    <section className="grid gap-4">
      <p className="flex flex-wrap items-center gap-3 text-[0.9375rem] text-ink-soft">
        <Badge tone="warning">{hub.example}</Badge>
        {hub.exampleNote}
      </p>
      <div className="grid grid-cols-2 gap-x-5 gap-y-4 sm:gap-x-8 lg:grid-cols-4">
        <StatTile label={copy.outfits} value={formatFigure(1247)} />
        <StatTile label={copy.purchases} note={copy.saved(formatFigure(367))} value={formatFigure(2456)} />
        <StatTile label={copy.sessions} value={formatFigure(456)} />
        <StatTile label={copy.level} note={copy.months(8)} value={copy.vip} />
      </div>
    </section>
  );
}

/** After a click only the scroll position is restored. */
const takeFocus = (link: HTMLElement | null) => {
  if (lastInputWasKeyboard()) link?.focus();
  else link?.scrollIntoView({ block: 'center' });
};

function ModuleCard({ module }: { module: HubModule }) {
  const { moduleAddress } = useHubAddress();
  const left = (useLocation().state as HubReturn | null)?.left;
  const { name, text } = hub.modules.names[module.id];
  return (
    <article className="relative grid content-start gap-3">
      <ModulePlate className="aspect-[4/5]" id={module.id} />
      <div className="grid justify-items-start gap-1.5">
        <h3 className="text-[1.1875rem] leading-snug sm:text-title-s">
          {/* The whole card is the link; only the name is its accessible text. */}
          <Link
            className="before:absolute before:inset-0 hover:underline hover:underline-offset-4"
            ref={left === module.id ? takeFocus : undefined}
            to={moduleAddress(module.id)}
          >
            {name}
          </Link>
        </h3>
        <p className="text-[0.9375rem] text-ink-soft">{text}</p>
        <ModuleBadge premium={module.premium} />
      </div>
    </article>
  );
}

function AdvisorsSection() {
  const { tabAddress } = useHubAddress();
  return (
    <section className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="grid gap-1.5">
          <h2 className="text-title-m">{hub.advisors.title}</h2>
          <p className="text-ink-soft">{hub.advisors.note}</p>
        </div>
        <Link
          className="inline-link flex min-h-11 items-center"
          preventScrollReset
          to={tabAddress('ai-stylists')}
        >
          {hub.advisors.all}
        </Link>
      </div>
      <div className="grid gap-x-8 gap-y-10 sm:grid-cols-3">
        {advisors.map((advisor) => (
          <AdvisorCard advisor={advisor} key={advisor.id} />
        ))}
      </div>
    </section>
  );
}

function AdvisorCard({ advisor }: { advisor: Advisor }) {
  return (
    <article
      className={classes(
        'grid grid-cols-[6.5rem_minmax(0,1fr)] content-start gap-x-4 gap-y-4 border-t-2 pt-4 sm:row-span-4 sm:grid-cols-1 sm:grid-rows-subgrid',
        advisorEdge[advisor.avatar],
      )}
    >
      <FlatLayPlate className="aspect-[4/5] self-start" pieces={advisorLooks[advisor.avatar]} />
      <AdvisorFacts advisor={advisor} level={3} />
      <div className="max-sm:col-span-2">
        <Expertise advisor={advisor} />
      </div>
      <div className="max-sm:col-span-2">
        <AdvisorAction advisor={advisor} />
      </div>
    </article>
  );
}
