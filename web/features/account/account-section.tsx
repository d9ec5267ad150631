import type { ReactNode } from 'react';

interface AccountSectionProps {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}

export function AccountSection({ title, text, children }: AccountSectionProps) {
  return (
    <section className="grid gap-x-12 gap-y-4 border-line border-t py-7 [&>:is(a,button)]:justify-self-start sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="grid gap-1.5">
        <h2 className="text-title-s">{title}</h2>
        {text && <p className="max-w-[58ch] text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}
