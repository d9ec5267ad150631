import type { LookReview } from '#contract/looks.ts';
import { classes } from '#web/components/classes.ts';
import { lookBuilder } from '#web/copy/look-builder.ts';

interface LiveScoreProps {
  review: LookReview | undefined;
  stale: boolean;
  failed: boolean;
}

export function LiveScore({ review, stale, failed }: LiveScoreProps) {
  const copy = lookBuilder.score;
  const score = review?.aiScore ?? null;
  return (
    <div className="border-ink border-t pt-2">
      <h3 className="font-normal font-sans text-note text-ink-soft tracking-normal">{copy.title}</h3>
      <p
        aria-hidden="true"
        className={classes(
          'tabular font-serif text-title-l leading-none transition-opacity duration-150',
          score === null && 'text-ink-soft',
          stale && 'opacity-45',
        )}
      >
        {score === null ? '—' : copy.percent(score)}
      </p>
      <p aria-live="polite" className="sr-only">
        {stale ? '' : score === null ? copy.none : copy.spoken(score)}
      </p>
      <p className="mt-1.5 text-note text-ink-soft">{failed ? copy.failed : stateOf(review)}</p>
    </div>
  );
}

function stateOf(review: LookReview | undefined): string {
  const copy = lookBuilder.score;
  if (!review) return copy.none;
  if (review.breaks.length > 0) return copy.broken;
  return review.lacks.map((lack) => copy.lacking[lack]).join(' ');
}
