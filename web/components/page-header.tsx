import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  kicker?: ReactNode;
  actions?: ReactNode;
  /** Leaves the screen to the content below. */
  compact?: boolean;
}

export function PageHeader({ title, lead, kicker, actions, compact = false }: PageHeaderProps) {
  return (
    <header
      className={classes(
        'flex justify-between',
        compact ? 'items-center gap-3 pb-1 sm:pb-3' : 'flex-wrap items-end gap-x-8 gap-y-4 pb-6 sm:pb-8',
      )}
    >
      <div className="grid gap-2">
        {kicker && <p className="text-[0.9375rem] text-ink-soft">{kicker}</p>}
        <h1 className={compact ? 'text-title-m' : 'text-title-l'}>{title}</h1>
        {lead && <p className="max-w-[60ch] text-lg text-ink-soft">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </header>
  );
}
