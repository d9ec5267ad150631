import type { ReactNode } from 'react';
import { occasionNames, seasonNames } from '#contract/names.ts';
import { landing } from '#web/copy/landing.ts';
import type { ComposedSample } from '#web/samples/compose.ts';
import { describePieces } from '#web/samples/describe-pieces.ts';
import { SampleBoard } from '#web/samples/sample-board.tsx';

const { hero: copy } = landing;

interface HeroOutfitProps {
  outfit: ComposedSample;
  children: ReactNode;
}

export function HeroOutfit({ outfit, children }: HeroOutfitProps) {
  const inWords = describePieces(outfit);
  return (
    <figure aria-label={copy.result} className="contents">
      <SampleBoard assembling eager key={inWords} label={copy.board(inWords)} outfit={outfit} />
      {children}
      <figcaption aria-live="polite" className="grid content-start gap-4 border-ink border-t pt-4">
        <div className="flex items-start justify-between gap-6">
          <span className="grid gap-1">
            <span className="font-serif text-title-s">{outfit.name}</span>
            <span className="text-note text-ink-soft">
              {copy.day(occasionNames[outfit.occasion], seasonNames[outfit.season])}
            </span>
          </span>
          <span className="tabular shrink-0 font-serif text-burgundy-text text-title-l">
            {outfit.score}
            <span className="font-sans text-note text-ink-soft"> {copy.scoreLabel}</span>
          </span>
        </div>
        <ul aria-label={copy.why} className="grid gap-1.5 text-[0.9375rem] text-ink-soft">
          {outfit.reasons.slice(0, 3).map((reason) => (
            <li className="border-line border-t pt-1.5" key={reason}>
              {reason}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
