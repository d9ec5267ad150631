import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

export function Section({ title, text, children }: SectionProps) {
  return (
    <section className="mx-auto max-w-7xl px-5 sm:px-8">
      <div className="grid gap-x-16 gap-y-8 border-ink border-t pt-6 pb-20 sm:pb-28 lg:grid-cols-[1fr_3fr] lg:pt-8">
        <header className="grid content-start gap-3">
          <h2 className="text-title-m">{title}</h2>
          {text && <p className="max-w-[32ch] text-ink-soft">{text}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
