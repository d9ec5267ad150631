import { CornerRightDown } from 'lucide-react';
import { useRef } from 'react';
import type { Advisor } from '#contract/vocabulary.ts';
import { ApiError } from '#web/api.ts';
import { notifyError } from '#web/components/feedback/notify.ts';
import { chat } from '#web/copy/chat.ts';
import { common } from '#web/copy/common.ts';
import { type ChatCall, converse } from '#web/events/converse.ts';
import { queryClient } from '#web/query.ts';
import { Composer, useComposer } from '../composer.tsx';
import { useKeyboardInset } from '../keyboard-inset.ts';
import { isFromPerson, type ScreenMessage, screenMessage } from '../messages.ts';
import { isRefusal } from '../talk-end.ts';
import { TalkAnnouncer, TalkLog } from '../talk-log.tsx';
import { useAutoScroll } from '../use-auto-scroll.ts';
import { useTalk } from '../use-talk.ts';
import { useConversationsChanged } from './conversations.ts';
import { Opening } from './opening.tsx';

const calls = {
  maya: 'POST /api/ai/chat/maya',
  valentina: 'POST /api/ai/chat/valentina',
} as const satisfies Record<Advisor, ChatCall>;

interface ScreenTalkProps {
  advisor: Advisor;
  conversationId: string;
  initial: readonly ScreenMessage[];
  older: boolean;
  /** Called after the first message, when the conversation gets its address. */
  onNamed: (conversationId: string) => void;
}

export function ScreenTalk({ advisor, conversationId, initial, older, onNamed }: ScreenTalkProps) {
  const changed = useConversationsChanged();
  const content = useRef<HTMLDivElement>(null);
  const talk = useTalk<ScreenMessage>({
    make: screenMessage,
    initial: () => initial,
    async ask({ message, advisor: asked, ...listening }) {
      try {
        await converse(calls[asked], { message, conversationId }, listening);
      } finally {
        changed();
      }
    },
    onFailure(error, asked) {
      const served = error instanceof ApiError ? error.serverMessage : null;
      void notifyError(common.error, served ?? chat.failures[asked]);
      // Premium has expired: the screen shows that itself.
      if (error instanceof ApiError && error.code === 'premium_required') {
        void queryClient.invalidateQueries({ queryKey: ['subscription'] });
      }
      return isRefusal(error) ? (served ?? undefined) : undefined;
    },
  });
  const { messages } = talk;
  useKeyboardInset();
  useAutoScroll(content, null, messages.filter(isFromPerson).length, messages.length === 0 ? null : messages);

  const composer = useComposer(advisor, talk, () => onNamed(conversationId));
  const pick = (question: string) => {
    composer.onValueChange(question);
    composer.area.current?.focus();
  };

  return (
    <div className="flex flex-1 flex-col [--below-header:8.5rem] lg:[--below-header:6rem]" ref={content}>
      {messages.length === 0 && (
        <Opening advisor={advisor}>
          <Suggestions advisor={advisor} onPick={pick} />
        </Opening>
      )}
      <div className={messages.length === 0 ? undefined : 'max-w-3xl pt-5 pb-10'}>
        {messages.length > 0 && (
          <p className="pb-6 text-note text-ink-soft">
            {older && <span className="block pb-2">{chat.history.older}</span>}
            <strong className="font-semibold text-ink">{chat.ai}.</strong> {chat.aiNote}
          </p>
        )}
        <TalkLog kept={initial.length} looking={talk.looking} messages={messages} onRetry={talk.retry} />
      </div>
      <TalkAnnouncer messages={messages} />
      <div className="sticky bottom-[max(var(--bottom-bar),var(--keyboard,0px))] z-20 -mx-5 mt-auto bg-paper px-5 pt-2 pb-3 sm:-mx-8 sm:px-8 lg:bottom-0 lg:mx-0 lg:px-0 lg:pb-6">
        <div className="max-w-3xl">
          <Composer {...composer} />
        </div>
      </div>
    </div>
  );
}

/** A suggestion fills the composer without sending it. */
function Suggestions({ advisor, onPick }: { advisor: Advisor; onPick: (question: string) => void }) {
  return (
    <div className="grid gap-1">
      <h3 className="font-sans font-semibold text-[0.9375rem]">{chat.suggestionsTitle}</h3>
      <ul>
        {chat.suggestions[advisor].map((question) => (
          <li className="border-line border-t" key={question}>
            <button
              className="group flex min-h-11 w-full items-center justify-between gap-4 py-2 text-left"
              onClick={() => onPick(question)}
              type="button"
            >
              {question}
              <CornerRightDown
                className="text-ink-soft transition-transform duration-200 group-hover:translate-y-0.5"
                size={16}
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
