import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import type { ChatOutfit } from '#contract/chat.ts';
import { occasionNames, seasonNames } from '#contract/names.ts';
import { chat } from '#web/copy/chat.ts';
import { joinFacts } from '#web/format/words.ts';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import { garmentAddress } from '#web/paths.ts';
import { OutfitActions } from './outfit-actions.tsx';

const { said: copy } = chat;

interface OutfitProposalProps {
  outfit: ChatOutfit;
  /** Received now: animates the garments into place. */
  fresh: boolean;
  /** The answer's id on the server; null when the outfit cannot be saved. */
  answerId: string | null;
  place: number;
}

export function OutfitProposal({ outfit, fresh, answerId, place }: OutfitProposalProps) {
  const names = outfit.items.map(({ name }) => name);
  return (
    <article
      aria-label={outfit.name}
      className="grid gap-x-6 gap-y-4 @md:grid-cols-[minmax(0,13rem)_minmax(0,1fr)] @2xl:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]"
    >
      <FlatLayBoard
        assembling={fresh}
        className="@max-md:max-w-60"
        label={copy.board(names)}
        pieces={outfit.items}
      />
      <div className="grid content-start gap-3">
        <div className="grid gap-0.5">
          <h2 className="text-title-s">{outfit.name}</h2>
          <p className="tabular text-note text-ink-soft">
            {joinFacts([
              occasionNames[outfit.occasion],
              seasonNames[outfit.season],
              copy.score(outfit.aiScore),
            ])}
          </p>
        </div>
        <ul aria-label={copy.pieces} className="text-[0.9375rem]">
          {outfit.items.map(({ id, name }) => (
            <li className="border-line border-t" key={id}>
              <Link
                className="flex min-h-9 items-center py-1 hover:underline hover:underline-offset-4 pointer-coarse:min-h-11"
                to={garmentAddress(id)}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
        {outfit.reasons.length > 0 && (
          <details className="group border-line border-y text-[0.9375rem]">
            <summary className="flex min-h-11 items-center justify-between gap-3 font-medium">
              {copy.why}
              <Plus
                aria-hidden="true"
                className="transition-transform duration-200 group-open:rotate-45"
                size={17}
              />
            </summary>
            <ul className="grid gap-1.5 pb-3 text-ink-soft">
              {outfit.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </details>
        )}
        {answerId !== null && <OutfitActions answerId={answerId} place={place} />}
      </div>
    </article>
  );
}
