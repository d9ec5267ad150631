import type { ReactNode } from 'react';

interface RuledProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

export function Ruled({ title, note, children }: RuledProps) {
  return (
    <section className="mx-auto max-w-7xl px-5 sm:px-8">
      <div className="grid gap-x-16 gap-y-8 border-ink border-t pt-6 pb-16 sm:pb-24 lg:grid-cols-[1fr_3fr] lg:pt-8">
        <div className="grid content-start gap-3">
          <h2 className="text-title-m">{title}</h2>
          {note && <div className="text-ink-soft">{note}</div>}
        </div>
        {children}
      </div>
    </section>
  );
}
