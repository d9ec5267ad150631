import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '#web/components/badge.tsx';
import { StatTile } from '#web/components/stat-tile.tsx';
import { dashboard } from '#web/copy/dashboard.ts';
import { paths, wardrobeTab } from '#web/paths.ts';
import { sampleStats } from './sample-stats.ts';

const actions = [
  [dashboard.actions.scan, wardrobeTab('scanner')],
  [dashboard.actions.outfit, wardrobeTab('outfits')],
  [dashboard.actions.chat, paths.stylists],
  [dashboard.actions.store, paths.store],
] as const;

/** The static first-time view: sample figures, and marked as such. */
export function Overview() {
  return (
    <div className="grid gap-12">
      <section className="grid gap-4">
        <p className="flex flex-wrap items-center gap-3 text-[0.9375rem] text-tinta-suave">
          <Badge tone="warning">{dashboard.example}</Badge>
          {dashboard.exampleNote}
        </p>
        <div className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 sm:gap-x-8">
          {sampleStats.map(({ label, value }) => (
            <StatTile key={label} label={label} value={value} />
          ))}
        </div>
      </section>
      <div className="grid gap-12 lg:grid-cols-[3fr_2fr] lg:gap-16">
        <section>
          <h2 className="pb-3 text-titulo-m">{dashboard.activity.title}</h2>
          <ol>
            {dashboard.activity.items.map(([when, what]) => (
              <li className="grid gap-x-6 border-linea border-t py-3.5 sm:grid-cols-[9rem_1fr]" key={what}>
                <span className="text-tinta-suave">{when}</span>
                <span>{what}</span>
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h2 className="pb-3 text-titulo-m">{dashboard.actions.title}</h2>
          <ul>
            {actions.map(([label, to]) => (
              <li className="border-linea border-t" key={to}>
                <Link className="group flex min-h-13 items-center justify-between gap-4" to={to}>
                  {label}
                  <ArrowRight
                    aria-hidden="true"
                    className="text-granate-texto transition-transform duration-200 group-hover:translate-x-1"
                    size={20}
                  />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
