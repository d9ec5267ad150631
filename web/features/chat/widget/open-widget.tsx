import { type KeyboardEvent, type MouseEvent, type Ref, useEffect, useRef, useState } from 'react';
import type { Advisor } from '#contract/vocabulary.ts';
import { classes } from '#web/components/classes.ts';
import { advisorsCopy } from '#web/copy/advisors.ts';
import { chat } from '#web/copy/chat.ts';
import { nameLook } from '../advisor-look.ts';
import { AdvisorMark } from '../advisor-mark.tsx';
import { Composer } from '../composer.tsx';
import { useKeyboardInset } from '../keyboard-inset.ts';
import { isFromPerson } from '../messages.ts';
import { TalkAnnouncer, TalkLog } from '../talk-log.tsx';
import { useAutoScroll } from '../use-auto-scroll.ts';
import { useWidgetTalk } from './use-widget-talk.ts';
import { WidgetFoot, WidgetHead, WidgetNotice } from './widget-parts.tsx';
import { showWidget, useWidgetView } from './widget-view.ts';

const { widget: copy } = chat;

/** On a phone the sheet covers the page: following a link closes it. */
const coversPage = () => window.matchMedia('(max-width: 639px)').matches;

/** On a touch screen, focusing would open the keyboard over the greeting. */
const hasFinePointer = () => window.matchMedia('(pointer: fine)').matches;

/** @param props.personId null for a visitor */
export function OpenWidget({ personId }: { personId: string | null }) {
  const view = useWidgetView();
  const talk = useWidgetTalk(personId);
  const [draft, setDraft] = useState('');
  const [seen, setSeen] = useState(talk.messages.length);
  const panel = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const bar = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const open = view === 'open';
  const { messages, pending, stylist } = talk;
  useKeyboardInset();
  useAutoScroll(log, log, messages.filter(isFromPerson).length, open ? messages : null);

  useEffect(() => {
    if (open) (hasFinePointer() ? area.current : panel.current)?.focus();
    else if (view === 'minimised' && wasOpen.current) bar.current?.focus();
    wasOpen.current = open;
  }, [open, view]);

  const answered = !pending && messages.length > seen;
  if (open && messages.length !== seen && !pending) setSeen(messages.length);

  const send = () => {
    if (talk.ask(draft, stylist)) setDraft('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    showWidget('minimised');
  };
  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest('a') && coversPage()) showWidget('minimised');
  };

  return (
    <>
      {view === 'minimised' && (
        <MinimisedWidget answered={answered} bar={bar} pending={pending} stylist={stylist} />
      )}
      <div
        aria-label={copy.label}
        className={classes(
          'fixed inset-x-0 z-30 flex flex-col border-line-strong bg-paper outline-none print:hidden',
          'top-[var(--above-view,0px)] bottom-[max(var(--floor),var(--keyboard,0px))] max-sm:border-b',
          'sm:inset-x-auto sm:top-auto sm:right-6 sm:bottom-[calc(max(var(--floor),var(--keyboard,0px))+1.5rem)] sm:w-[25rem] sm:rounded-photo sm:border',
          'transition-[opacity,translate] duration-200 ease-exit starting:translate-y-3 starting:opacity-0',
        )}
        data-chat-open={open ? '' : undefined}
        hidden={!open}
        onClick={onClick}
        onKeyDown={onKeyDown}
        ref={panel}
        role="dialog"
        tabIndex={-1}
      >
        <WidgetHead onChoose={talk.choose} stylist={stylist} />
        <div
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-5 sm:max-h-96 sm:flex-none sm:px-5"
          ref={log}
          // A region that scrolls must be reachable by those who have no mouse.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
        >
          <WidgetNotice
            onStartAgain={messages.some(isFromPerson) ? talk.startAgain : undefined}
            wide={personId === null ? null : stylist}
          />
          <TalkLog kept={talk.keptCount} looking={talk.looking} messages={messages} onRetry={talk.retry} />
        </div>
        <TalkAnnouncer messages={messages} />
        <WidgetFoot offered={personId === null && messages.filter(isFromPerson).length > 0}>
          <Composer
            advisor={stylist}
            area={area}
            onSend={send}
            onStop={talk.stop}
            onValueChange={setDraft}
            pending={pending}
            value={draft}
          />
        </WidgetFoot>
      </div>
    </>
  );
}

interface MinimisedWidgetProps {
  stylist: Advisor;
  pending: boolean;
  answered: boolean;
  bar: Ref<HTMLButtonElement>;
}

function MinimisedWidget({ stylist, pending, answered, bar }: MinimisedWidgetProps) {
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
