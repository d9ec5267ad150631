import { QueryClientProvider } from '@tanstack/react-query';
import { Maximize2, Minus, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router';
import type { Advisor } from '#contract/vocabulary.ts';
import { classes } from '#web/components/classes.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { advisorsCopy } from '#web/copy/advisors.ts';
import { chat } from '#web/copy/chat.ts';
import { common } from '#web/copy/common.ts';
import { nameLook } from '#web/features/chat/advisor-look.ts';
import { AdvisorMark } from '#web/features/chat/advisor-mark.tsx';
import { AdvisorSwitch } from '#web/features/chat/advisor-switch.tsx';
import { Composer, useComposer } from '#web/features/chat/composer.tsx';
import { useKeyboardInset } from '#web/features/chat/keyboard-inset.ts';
import { isFromPerson } from '#web/features/chat/messages.ts';
import { TalkAnnouncer, TalkLog } from '#web/features/chat/talk-log.tsx';
import { useAutoScroll } from '#web/features/chat/use-auto-scroll.ts';
import { chatWith, paths } from '#web/paths.ts';
import { queryClient } from '#web/query.ts';
import { useSession } from '#web/session.ts';
import { useWidgetTalk } from './use-widget-talk.ts';
import { showWidget, useWidgetView } from './widget-view.ts';

/** Outside the routes, so it needs the providers itself. */
export function WidgetPanel() {
  return (
    <QueryClientProvider client={queryClient}>
      <WithSessionTalk />
    </QueryClientProvider>
  );
}

/** The stored talk is shown only once the session is known. */
function WithSessionTalk() {
  const session = useSession();
  if (session.isPending) return null;
  return <OpenWidget personId={session.data?.id ?? null} />;
}

const { widget: copy } = chat;

/** On a phone the sheet covers the page: following a link closes it. */
const coversPage = () => window.matchMedia('(max-width: 639px)').matches;

/** On a touch screen, focusing would open the keyboard over the greeting. */
const hasFinePointer = () => window.matchMedia('(pointer: fine)').matches;

/** @param props.personId null for a visitor */
function OpenWidget({ personId }: { personId: string | null }) {
  const view = useWidgetView();
  const talk = useWidgetTalk(personId);
  const [seen, setSeen] = useState(talk.messages.length);
  const panel = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const open = view === 'open';
  const { messages, pending, stylist } = talk;
  const composer = useComposer(stylist, talk);
  const { area } = composer;
  useKeyboardInset();
  useAutoScroll(log, log, messages.filter(isFromPerson).length, open ? messages : null);

  useEffect(() => {
    if (open) (hasFinePointer() ? area.current : panel.current)?.focus();
    else if (view === 'minimised' && wasOpen.current) bar.current?.focus();
    wasOpen.current = open;
  }, [area, open, view]);

  const answered = !pending && messages.length > seen;
  if (open && messages.length !== seen && !pending) setSeen(messages.length);

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
          <Composer {...composer} />
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

function WidgetHead({ stylist, onChoose }: { stylist: Advisor; onChoose: (stylist: Advisor) => void }) {
  return (
    <header className="flex items-stretch justify-between border-line border-b pl-2.5 sm:pl-3.5">
      <AdvisorSwitch className="py-1" label={copy.choose} onValueChange={onChoose} value={stylist} />
      <div className="flex items-center">
        <IconButton label={copy.minimise} onClick={() => showWidget('minimised')}>
          <Minus size={20} />
        </IconButton>
        <IconButton label={common.close} onClick={() => showWidget('closed')}>
          <X size={20} />
        </IconButton>
      </div>
    </header>
  );
}

interface WidgetNoticeProps {
  onStartAgain: (() => void) | undefined;
  wide: Advisor | null;
}

/** The notice that the stylist is an AI, always visible. */
function WidgetNotice({ onStartAgain, wide }: WidgetNoticeProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 border-line border-b pb-2 text-note text-ink-soft">
      <p className="py-1">
        <strong className="font-semibold text-ink">{chat.ai}.</strong> {chat.aiNote}
      </p>
      <p className="flex gap-x-4">
        {onStartAgain && (
          <button
            className="inline-link min-h-8 pointer-coarse:min-h-11"
            onClick={onStartAgain}
            type="button"
          >
            {copy.fresh}
          </button>
        )}
        {wide && (
          <Link
            className="inline-link inline-flex min-h-8 items-center gap-1.5 pointer-coarse:min-h-11"
            to={chatWith(wide)}
          >
            <Maximize2 size={13} />
            {copy.wide}
          </Link>
        )}
      </p>
    </div>
  );
}

function WidgetFoot({ offered, children }: { offered: boolean; children: ReactNode }) {
  return (
    <footer className="grid gap-2 border-line border-t px-3 pt-3 pb-3">
      {children}
      {offered && (
        <p className="px-1 text-note text-ink-soft">
          {copy.account}{' '}
          <Link className="inline-link text-ink" to={paths.register}>
            {copy.accountAction}
          </Link>
        </p>
      )}
    </footer>
  );
}
