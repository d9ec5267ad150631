import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dashboard } from '#web/copy/dashboard.ts';
import { paths, wardrobeTab } from '#web/paths.ts';

interface OverviewFrameProps {
  note?: ReactNode;
  stats: ReactNode;
  activity: ReactNode;
  children?: ReactNode;
}

export function OverviewFrame({ note, stats, activity, children }: OverviewFrameProps) {
  return (
    <div className="grid gap-12">
      <section className="grid gap-4">
        {note}
        <div className="grid grid-cols-[1fr_1fr_1.5fr] gap-x-3 sm:grid-cols-3 sm:gap-x-8">{stats}</div>
      </section>
      {children}
      <div className="grid gap-12 lg:grid-cols-[3fr_2fr] lg:gap-16">
        {activity}
        <QuickActions />
      </div>
    </div>
  );
}

const actions = [
  [dashboard.actions.scan, wardrobeTab('scanner')],
  [dashboard.actions.outfit, wardrobeTab('outfits')],
  [dashboard.actions.chat, paths.stylists],
  [dashboard.actions.store, paths.store],
  [dashboard.actions.hub, paths.hub],
] as const;

function QuickActions() {
  return (
    <section>
      <h2 className="pb-3 text-title-m">{dashboard.actions.title}</h2>
      <ul>
        {actions.map(([label, to]) => (
          <li className="border-line border-t" key={to}>
            <Link className="group flex min-h-13 items-center justify-between gap-4" to={to}>
              {label}
              <ArrowRight
                className="text-burgundy-text transition-transform duration-200 group-hover:translate-x-1"
                size={20}
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
