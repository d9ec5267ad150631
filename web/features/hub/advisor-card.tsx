import { classes } from '#web/components/classes.ts';
import { FlatLayPlate } from '#web/components/flat-lay-plate.tsx';
import { AdvisorAction } from './advisor-action.tsx';
import { AdvisorFacts } from './advisor-facts.tsx';
import { advisorEdge, advisorLooks } from './advisor-looks.ts';
import type { Advisor } from './advisors.ts';
import { Expertise } from './expertise.tsx';

export function AdvisorCard({ advisor }: { advisor: Advisor }) {
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
