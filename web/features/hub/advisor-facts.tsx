import { Star } from 'lucide-react';
import { classes } from '#web/components/classes.ts';
import { hub } from '#web/copy/hub.ts';
import { type Advisor, statusNow } from './advisors.ts';
import { formatFigure, formatRating } from './figures.ts';
import { useConnected } from './use-connected.ts';

const { advisors: copy } = hub;

const dots = { online: 'bg-sage', busy: 'bg-ochre', offline: 'bg-ink-soft' } as const;

export function AdvisorFacts({ advisor, level }: { advisor: Advisor; level: 2 | 3 }) {
  const status = statusNow(advisor, useConnected());
  const Heading = `h${level}` as const;
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading className="text-title-m">{advisor.name}</Heading>
        <span className="inline-flex items-center gap-2 text-[0.9375rem]">
          <span aria-hidden="true" className={classes('size-2 rounded-full', dots[status])} />
          {copy.status[status]}
        </span>
      </div>
      <p>{advisor.specialty}</p>
      <p className="tabular flex flex-wrap items-center gap-x-4 text-[0.9375rem] text-ink-soft">
        <span className="inline-flex items-center gap-1.5">
          <Star className="fill-ochre text-ochre" size={15} />
          <span aria-hidden="true">{formatRating(advisor.rating)}</span>
          <span className="sr-only">{copy.rating(formatRating(advisor.rating))}</span>
        </span>
        <span>{copy.sessions(formatFigure(advisor.completedSessions))}</span>
      </p>
    </div>
  );
}
