import type { ReactNode } from 'react';
import type { Advisor } from '#contract/vocabulary.ts';
import { classes } from '#web/components/classes.ts';
import { FlatLayPlate } from '#web/components/pictures/flat-lay-plate.tsx';
import { advisorsCopy } from '#web/copy/advisors.ts';
import { chat } from '#web/copy/chat.ts';
import { advisorLooks } from '#web/features/hub/advisor-looks.ts';
import { edge, nameLook, voice } from '../advisor-look.ts';

export function Opening({ advisor, children }: { advisor: Advisor; children: ReactNode }) {
  return (
    <section className="grid gap-x-12 gap-y-6 pt-6 pb-8 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:pt-8">
      <FlatLayPlate
        assembling
        className="aspect-4/5 self-start max-sm:hidden"
        eager
        key={advisor}
        pieces={advisorLooks[advisor]}
      />
      <div className="grid content-start gap-6">
        <div className="grid gap-4">
          <h2 className={classes(nameLook[advisor], 'text-[clamp(3rem,2rem+4vw,5rem)] leading-[0.95]')}>
            {advisorsCopy.names[advisor]}
          </h2>
          <p className="max-w-[44ch] text-lg text-ink-soft max-sm:hidden">{chat.about[advisor]}</p>
        </div>
        <p className={classes(edge[advisor], voice[advisor])}>{chat.greetings[advisor]}</p>
        <p className="text-note text-ink-soft">
          <strong className="font-semibold text-ink">{chat.ai}.</strong> {chat.aiNote}
        </p>
        {children}
      </div>
    </section>
  );
}
