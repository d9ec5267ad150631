import { chat } from '#web/copy/chat.ts';
import { AnswerMessage } from './answer-message.tsx';
import { advisorOf, isFromPerson, type Message } from './messages.ts';
import type { Looking } from './talk.ts';

interface TalkLogProps {
  messages: readonly Message[];
  looking: Looking;
  onRetry: () => void;
  kept: number;
}

/** Not a live region: the announcer beside it reads each answer once, when complete. */
export function TalkLog({ messages, looking, onRetry, kept }: TalkLogProps) {
  return (
    <div aria-label={chat.log} aria-live="off" className="grid gap-6" role="log">
      {messages.map((message, at) => {
        if (isFromPerson(message)) {
          return (
            <p
              className="max-w-[85%] scroll-mt-(--below-header,1rem) justify-self-end whitespace-pre-line break-words rounded-photo bg-paper-sunken px-4 py-2.5"
              data-question=""
              key={message.id}
            >
              <span className="sr-only">{chat.you}: </span>
              {message.content}
            </p>
          );
        }
        const before = messages[at - 1];
        const last = at === messages.length - 1;
        return (
          <AnswerMessage
            fresh={at >= kept}
            key={message.id}
            looking={last ? looking : null}
            message={message}
            named={before === undefined || isFromPerson(before) || advisorOf(before) !== advisorOf(message)}
            onRetry={last && message.state !== 'said' ? onRetry : undefined}
          />
        );
      })}
    </div>
  );
}

/** Announces to screen readers that an answer is being written, then the whole answer. */
export function TalkAnnouncer({ messages }: { messages: readonly Message[] }) {
  const last = messages.at(-1);
  const asked = messages.length > 1 && last !== undefined && !isFromPerson(last);
  return (
    <p className="sr-only" role="status">
      {asked && wordsFor(last)}
    </p>
  );
}

function wordsFor(message: Message): string {
  const advisor = advisorOf(message);
  if (message.state === 'speaking') return chat.typing(advisor);
  const ends = { lost: chat.failures.lost, stopped: chat.failures.stopped, failed: chat.failures.unanswered };
  const end = message.state in ends ? ends[message.state as keyof typeof ends] : '';
  const shown = message.outfits.length > 0 ? chat.said.outfits(message.outfits.length) : '';
  return chat.said.announce(
    advisor,
    [message.content.replaceAll('**', ''), shown, end].filter(Boolean).join(' '),
  );
}
