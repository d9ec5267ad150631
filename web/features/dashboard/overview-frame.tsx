import type { ReactNode } from 'react';
import { QuickActions } from './quick-actions.tsx';

interface OverviewFrameProps {
  note?: ReactNode;
  /** Three tiles. */
  stats: ReactNode;
  activity: ReactNode;
  children?: ReactNode;
}

/** How the overview stands, with sample figures and with one's own. */
export function OverviewFrame({ note, stats, activity, children }: OverviewFrameProps) {
  return (
    <div className="grid gap-12">
      <section className="grid gap-4">
        {note}
        <div className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 sm:gap-x-8">{stats}</div>
      </section>
      {children}
      <div className="grid gap-12 lg:grid-cols-[3fr_2fr] lg:gap-16">
        {activity}
        <QuickActions />
      </div>
    </div>
  );
}
