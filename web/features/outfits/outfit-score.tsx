import { ChevronDown } from 'lucide-react';
import type { Outfit } from '#contract/outfits.ts';
import { Progress } from '#web/components/feedback/progress.tsx';
import { composingCopy } from '#web/copy/composing.ts';
import { outfitsCopy } from '#web/copy/outfits.ts';
import { formatCount, formatPercent } from '#web/format/numbers.ts';

export function OutfitScore({ outfit, score }: { outfit: Outfit; score: number }) {
  const { card } = outfitsCopy;
  return (
    <details className="group self-start border-line border-b">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <span className="tabular flex items-baseline gap-2">
          <span className="font-serif text-title-s">{formatPercent(score)}</span>
          <span className="text-[0.9375rem] text-ink-soft">{card.score}</span>
        </span>
        <span className="flex items-center gap-1 text-[0.9375rem]">
          {card.scoreOpen}
          <ChevronDown className="transition-transform duration-200 group-open:rotate-180" size={18} />
        </span>
      </summary>
      <div className="grid gap-5 pt-1 pb-5">
        {outfit.parts.length > 0 && (
          <p className="tabular text-[0.9375rem] text-ink-soft">
            {composingCopy.score.sum(
              formatPercent(score),
              outfit.parts.map(({ label, points, max }) => composingCopy.score.part(label, points, max)),
            )}
          </p>
        )}
        {outfit.reasons.length > 0 && (
          <ul className="grid gap-1.5 border-burgundy-text border-l-2 pl-4">
            {outfit.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        <ul aria-label={card.parts} className="grid gap-4">
          {outfit.parts.map((part) => (
            <li className="grid gap-1" key={part.rule}>
              <Progress
                label={part.label}
                max={part.max}
                value={part.points}
                valueText={`${formatCount(part.points)}/${formatCount(part.max)}`}
              />
              <p className="text-note text-ink-soft">{part.reason}</p>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
