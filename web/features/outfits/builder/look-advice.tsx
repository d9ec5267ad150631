import { ArrowLeftRight, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import type { LookReview } from '#contract/looks.ts';
import { Button } from '#web/components/button.tsx';
import { Disclosure } from '#web/components/disclosure.tsx';
import { Progress } from '#web/components/feedback/progress.tsx';
import { lookBuilder } from '#web/copy/look-builder.ts';
import { formatCount } from '#web/format/numbers.ts';

interface LookAdviceProps {
  review: LookReview;
  items: readonly WardrobeItem[];
  onSwap: (outId: string, inId: string) => void;
  onTakeAway: (id: string) => void;
}

export function LookAdvice({ review, items, onSwap, onTakeAway }: LookAdviceProps) {
  const copy = lookBuilder.score;
  const { breaks, swap, reasons, flaw, parts } = review;
  const nameOf = (id: string | undefined) => items.find((item) => item.id === id)?.name ?? '';
  return (
    <div className="grid gap-4">
      {breaks.map(({ garmentIds: [first, second], text }) => (
        <div
          className="grid justify-items-start gap-2 bg-ochre-veil px-4 py-3"
          key={`${first} ${second}`}
          role="status"
        >
          <p className="flex gap-2">
            <CircleAlert className="mt-0.5 shrink-0 text-ochre" size={18} />
            {text}
          </p>
          {second && (
            <Button onClick={() => onTakeAway(second)} size="s" variant="secondary">
              {copy.without(nameOf(second))}
            </Button>
          )}
        </div>
      ))}
      {swap && (
        <div className="grid justify-items-start gap-2 bg-sage-veil px-4 py-3">
          <p>
            <span className="block text-note text-sage">{copy.swap}</span>
            {swap.text}
          </p>
          <Button
            icon={<ArrowLeftRight size={18} />}
            onClick={() => onSwap(swap.outId, swap.inId)}
            size="s"
            variant="secondary"
          >
            {copy.swapDo}
          </Button>
        </div>
      )}
      {reasons.length > 0 && (
        <Told title={copy.praise}>
          <ul className="grid gap-1">
            {reasons
              .filter((reason) => reason !== flaw)
              .map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
          </ul>
        </Told>
      )}
      {flaw && (
        <Told title={copy.flaw}>
          <p>{flaw}</p>
        </Told>
      )}
      {parts.length > 0 && (
        <Disclosure className="border-line border-y text-[0.9375rem]" label={copy.parts}>
          <ul className="grid gap-3 pt-1 pb-4">
            {parts.map((part) => (
              <li key={part.rule}>
                <Progress
                  label={part.label}
                  max={part.max}
                  value={part.points}
                  valueText={`${formatCount(part.points)}/${formatCount(part.max)}`}
                />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

function Told({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-burgundy-text border-l-2 pl-4">
      <h4 className="font-normal font-sans text-note text-ink-soft tracking-normal">{title}</h4>
      {children}
    </div>
  );
}
