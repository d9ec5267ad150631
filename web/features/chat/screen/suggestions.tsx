import { CornerRightDown } from 'lucide-react';
import type { Advisor } from '#contract/vocabulary.ts';
import { chat } from '#web/copy/chat.ts';

/** A suggestion fills the composer without sending it. */
export function Suggestions({ advisor, onPick }: { advisor: Advisor; onPick: (question: string) => void }) {
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
                aria-hidden="true"
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
