import type { ReactNode } from 'react';
import { QuickActions } from './quick-actions.tsx';

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
