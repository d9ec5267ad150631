import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  kicker?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, lead, kicker, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-6 sm:pb-8">
      <div className="grid gap-2">
        {kicker && <p className="text-[0.9375rem] text-ink-soft">{kicker}</p>}
        <h1 className="text-title-l">{title}</h1>
        {lead && <p className="max-w-[60ch] text-lg text-ink-soft">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </header>
  );
}
