import type { Ref } from 'react';
import type { Advisor } from '#contract/vocabulary.ts';
import { classes } from '#web/components/classes.ts';
import { advisorsCopy } from '#web/copy/advisors.ts';
import { chat } from '#web/copy/chat.ts';
import { nameLook } from '../advisor-look.ts';
import { AdvisorMark } from '../advisor-mark.tsx';
import { showWidget } from './widget-view.ts';

const { widget: copy } = chat;

interface MinimisedWidgetProps {
  stylist: Advisor;
  pending: boolean;
  answered: boolean;
  bar: Ref<HTMLButtonElement>;
}

export function MinimisedWidget({ stylist, pending, answered, bar }: MinimisedWidgetProps) {
  return (
    <button
      aria-expanded={false}
      aria-label={copy.restore(stylist)}
      className="fixed right-4 bottom-[calc(var(--floor)+1rem)] z-30 flex min-h-12 items-center gap-2.5 rounded-photo border border-line-strong bg-paper px-3 transition-colors duration-150 hover:border-ink hover:bg-paper-sunken sm:right-6 sm:bottom-[calc(var(--floor)+1.5rem)] print:hidden"
      onClick={() => showWidget('open')}
      ref={bar}
      type="button"
    >
      <AdvisorMark advisor={stylist} size={26} />
      <span className={classes(nameLook[stylist], 'text-[1.0625rem]')}>{advisorsCopy.names[stylist]}</span>
      {(pending || answered) && (
        <span className="text-note text-ink-soft">{pending ? '…' : copy.answered}</span>
      )}
    </button>
  );
}
