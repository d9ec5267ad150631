import type { ReactNode } from 'react';

interface MastheadProps {
  kicker?: string | undefined;
  title: string;
  lead?: string | undefined;
  note?: ReactNode;
  /** Beside the title from 1024 px, below it on phones. */
  picture?: ReactNode;
}

export function Masthead({ kicker, title, lead, note, picture }: MastheadProps) {
  return (
    <header className="mx-auto max-w-7xl px-5 pt-6 pb-12 sm:px-8 sm:pt-8 sm:pb-20">
      {kicker && <p className="border-ink border-t pt-3 text-note text-ink-soft">{kicker}</p>}
      <div className={picture ? 'grid items-center gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]' : undefined}>
        <div className="grid gap-6 pt-8 sm:gap-8 sm:pt-14">
          <h1 className="max-w-[16ch] text-[clamp(2.75rem,1.2rem+6.4vw,6.25rem)] leading-[0.98] tracking-[-0.028em]">
            {title}
          </h1>
          {lead && <p className="max-w-[52ch] text-lg text-ink-soft sm:text-xl">{lead}</p>}
          {note && <div className="text-note text-ink-soft">{note}</div>}
        </div>
        {picture && <div className="pt-2 lg:pt-14">{picture}</div>}
      </div>
    </header>
  );
}
