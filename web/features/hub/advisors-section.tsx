import { Link } from 'react-router';
import { classes } from '#web/components/classes.ts';
import { FlatLayPlate } from '#web/components/pictures/flat-lay-plate.tsx';
import { hub } from '#web/copy/hub.ts';
import { AdvisorAction } from './advisor-action.tsx';
import { AdvisorFacts } from './advisor-facts.tsx';
import { advisorEdge, advisorLooks } from './advisor-looks.ts';
import { type Advisor, advisors } from './advisors.ts';
import { Expertise } from './expertise.tsx';
import { useHubAddress } from './use-hub-address.ts';

export function AdvisorsSection() {
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
