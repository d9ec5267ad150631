import type { Advisor } from '#contract/vocabulary.ts';
import { classes } from '#web/components/classes.ts';
import { chat } from '#web/copy/chat.ts';
import type { Looking } from './talk.ts';

const dots: Record<Advisor, string> = {
  maya: 'rounded-full bg-maya-gold',
  valentina: 'bg-valentina odd:bg-valentina-blue',
};

export function Typing({ advisor, looking }: { advisor: Advisor; looking: Looking }) {
  return (
    <p className="flex min-h-7 items-center gap-3 text-[0.9375rem] text-ink-soft" data-typing={advisor}>
      <span aria-hidden="true" className="flex gap-1.5">
        {[0, 1, 2].map((dot) => (
          <span
            className={classes('size-1.5 animate-pulse motion-reduce:animate-none', dots[advisor])}
            key={dot}
            style={{ animationDelay: `${dot * 180}ms`, animationDuration: '1.1s' }}
          />
        ))}
      </span>
      <span className={looking === null ? 'sr-only' : undefined}>
        {looking === null ? chat.typing(advisor) : chat.looking[looking]}
      </span>
    </p>
  );
}
