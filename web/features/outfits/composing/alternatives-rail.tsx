import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '#web/components/icon-button.tsx';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { composingCopy } from '#web/copy/composing.ts';
import { formatPercent } from '#web/format/numbers.ts';
import type { BoardPiece } from '#web/garments/flat-lay-board.tsx';
import { useRail } from './use-rail.ts';

export interface Choice {
  piece: BoardPiece;
  aiScore: number;
}

interface AlternativesRailProps {
  label: string;
  choices: readonly Choice[];
  chosen: number;
  onChoose: (index: number) => void;
}

const copy = composingCopy.refine;

export function AlternativesRail({ label, choices, chosen, onChoose }: AlternativesRailProps) {
  const name = useId();
  const { rail, onScroll, bring } = useRail(chosen, onChoose);
  const now = choices[0]?.aiScore ?? 0;
  return (
    <fieldset className="relative min-w-0">
      <legend className="sr-only">{label}</legend>
      <div
        className="no-scrollbar flex snap-x snap-mandatory gap-3 overflow-x-auto overscroll-x-contain px-[calc(50%-4rem)] py-1"
        onScroll={onScroll}
        ref={rail}
      >
        {choices.map(({ piece, aiScore }, index) => (
          <label
            className="grid w-32 shrink-0 cursor-pointer snap-center content-start gap-1 opacity-60 transition-opacity duration-200 has-checked:opacity-100"
            key={piece.id}
          >
            <span className="relative block rounded-photo outline-offset-2 has-checked:outline-2 has-checked:outline-burgundy-text has-focus-visible:outline-3">
              <input
                checked={index === chosen}
                className="sr-only"
                name={name}
                onChange={() => bring(index)}
                type="radio"
                value={piece.id}
              />
              <GarmentPicture alt="" photo={piece.photo} />
            </span>
            <span className="truncate text-note">{piece.name}</span>
            <span className="tabular text-note text-ink-soft">
              {index === 0 ? copy.current : `${formatPercent(aiScore)} · ${differenceOf(aiScore - now)}`}
            </span>
          </label>
        ))}
      </div>
      <div className="pointer-events-none absolute inset-x-0 top-14 flex justify-between max-sm:hidden">
        <IconButton
          className="pointer-events-auto"
          disabled={chosen === 0}
          label={copy.previous}
          onClick={() => bring(chosen - 1)}
          onPicture
        >
          <ChevronLeft size={20} />
        </IconButton>
        <IconButton
          className="pointer-events-auto"
          disabled={chosen >= choices.length - 1}
          label={copy.next}
          onClick={() => bring(chosen + 1)}
          onPicture
        >
          <ChevronRight size={20} />
        </IconButton>
      </div>
    </fieldset>
  );
}

const differenceOf = (points: number): string => (points === 0 ? copy.same : copy.difference(points));
