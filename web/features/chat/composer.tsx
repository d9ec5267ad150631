import { ArrowUp, Square } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { Advisor } from '#contract/vocabulary.ts';
import { chat } from '#web/copy/chat.ts';

interface ComposerProps {
  advisor: Advisor;
  value: string;
  onValueChange: (value: string) => void;
  /** An answer is being received: typing is off and the button stops it. */
  pending: boolean;
  onSend: () => void;
  onStop: () => void;
  area: RefObject<HTMLTextAreaElement | null>;
}

interface Listener {
  pending: boolean;
  ask: (words: string, advisor: Advisor) => boolean;
  stop: () => void;
}

export function useComposer(advisor: Advisor, talk: Listener, onAsked?: () => void): ComposerProps {
  const [value, onValueChange] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const onSend = () => {
    if (!talk.ask(value, advisor)) return;
    onValueChange('');
    onAsked?.();
  };
  return { advisor, area, onSend, onStop: talk.stop, onValueChange, pending: talk.pending, value };
}

const { composer: copy } = chat;

function grow(area: HTMLTextAreaElement | null) {
  if (area === null) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + 2}px`;
}

/** Keeps the focus while waiting, so that a phone's keyboard stays open. */
export function Composer({ advisor, value, onValueChange, pending, onSend, onStop, area }: ComposerProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the words
  useLayoutEffect(() => grow(area.current), [value]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter during IME composition accepts the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!pending) onSend();
  };

  return (
    <form
      className="flex items-end gap-2 rounded-photo border border-line-strong bg-paper-raised pr-0.5 transition-colors duration-150 hover:border-ink has-[textarea:focus-visible]:border-burgundy-text has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:-outline-offset-1 has-[textarea:focus-visible]:outline-burgundy-text"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) onSend();
      }}
    >
      <textarea
        aria-disabled={pending || undefined}
        aria-label={copy.label(advisor)}
        className="max-h-24 min-h-11 min-w-0 flex-1 resize-none overflow-y-auto bg-transparent px-3.5 py-[0.6rem] text-base leading-6 outline-none placeholder:text-ink-soft aria-disabled:text-ink-soft"
        enterKeyHint="send"
        maxLength={limits.chat.messageMax}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={copy.placeholder(advisor)}
        readOnly={pending}
        ref={area}
        rows={1}
        title={copy.keys}
        value={value}
      />
      {pending ? (
        <button
          aria-label={copy.stop}
          className="group grid size-11 shrink-0 place-items-center rounded-photo"
          onClick={onStop}
          title={copy.stop}
          type="button"
        >
          <span className="grid size-9 place-items-center rounded-photo border border-line-strong transition-colors duration-150 group-hover:border-ink">
            <Square className="fill-current" size={13} />
          </span>
        </button>
      ) : (
        <button
          aria-disabled={value.trim() === '' || undefined}
          aria-label={copy.send}
          className="group grid size-11 shrink-0 place-items-center rounded-photo"
          title={copy.send}
          type="submit"
        >
          <span className="grid size-9 place-items-center rounded-photo bg-burgundy text-on-burgundy transition-colors duration-150 group-hover:bg-burgundy-bright group-aria-disabled:bg-paper-sunken group-aria-disabled:text-ink-soft">
            <ArrowUp size={20} />
          </span>
        </button>
      )}
    </form>
  );
}
