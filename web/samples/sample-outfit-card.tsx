import { samples } from '#web/copy/samples.ts';
import { SampleBoard } from './sample-board.tsx';
import type { SampleOutfit } from './sample-outfits.ts';

/** Contents after the specification. */
export function SampleOutfitCard({ outfit }: { outfit: SampleOutfit }) {
  return (
    <article className="grid content-start gap-3">
      <SampleBoard label={outfit.inWords} outfit={outfit} />
      <div className="grid gap-1">
        <h3 className="text-title-s">{outfit.title}</h3>
        <p className="text-[0.9375rem] text-ink-soft">{outfit.inWords}</p>
        <p className="tabular flex flex-wrap justify-between gap-x-4 border-line border-t pt-2 text-note">
          <span>{outfit.tag}</span>
          <span className="text-ink-soft">{samples.confidence(outfit.confidence)}</span>
        </p>
      </div>
    </article>
  );
}
