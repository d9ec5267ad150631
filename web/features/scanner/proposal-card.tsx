import { Check } from 'lucide-react';
import { kindNames } from '#contract/names.ts';
import type { GarmentProposal } from '#contract/scans.ts';
import { Button } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { paperLook } from '#web/components/pictures/paper-look.ts';
import { scannerCopy } from '#web/copy/scanner.ts';
import { colorLabel } from '#web/format/color-label.ts';
import { formatShare } from '#web/format/numbers.ts';
import type { ProposalState } from './use-proposals.ts';

/** Below it the kind is one proposal among many, and its share would only puzzle. */
const likely = 0.5;

interface ProposalCardProps {
  proposal: GarmentProposal;
  /** From 1, as marked on the photo. */
  number: number;
  state: ProposalState;
  /** Absent for the pieces of a look, which are saved together. */
  onAdd?: (() => void) | undefined;
  onDiscard: () => void;
  onRestore: () => void;
}

export function ProposalCard({ proposal, number, state, onAdd, onDiscard, onRestore }: ProposalCardProps) {
  const copy = scannerCopy.several;
  const { name, analysis, cutoutBase64 } = proposal;
  const confidence = analysis.kinds.find(({ kind }) => kind === analysis.kind)?.confidence ?? 0;
  return (
    <li
      className={classes(
        'grid grid-cols-[5.5rem_1fr] items-center gap-x-4 gap-y-2 border-line border-t py-4 first:border-t-0',
        state === 'discarded' && 'opacity-60',
      )}
    >
      <span className={classes('block aspect-4/5 overflow-hidden rounded-photo p-1', paperLook)}>
        {cutoutBase64 && (
          <img
            alt=""
            className="size-full object-contain"
            draggable={false}
            src={`data:image/webp;base64,${cutoutBase64}`}
          />
        )}
      </span>
      <div className="grid min-w-0 gap-2">
        <p className="flex items-baseline gap-2">
          <span className="tabular text-note text-ink-soft">{number}</span>
          <span className="font-medium">{name}</span>
        </p>
        <p className="text-[0.9375rem] text-ink-soft">
          {copy.facts(
            kindNames[analysis.kind],
            colorLabel(analysis.color),
            confidence < likely ? null : formatShare(confidence),
          )}
        </p>
        {state === 'added' ? (
          <p className="flex min-h-11 items-center gap-2 text-sage" role="status">
            <Check size={18} />
            {copy.added}
          </p>
        ) : state === 'discarded' ? (
          <p className="flex min-h-11 flex-wrap items-center gap-3 text-[0.9375rem]">
            {copy.discarded}
            <Button onClick={onRestore} size="s" variant="ghost">
              {copy.restore}
            </Button>
          </p>
        ) : (
          <div className="flex flex-wrap gap-2">
            {onAdd && (
              <Button
                aria-label={copy.addLabel(name, number)}
                loading={state === 'adding'}
                onClick={onAdd}
                size="s"
                variant="secondary"
              >
                {copy.add}
              </Button>
            )}
            <Button
              aria-label={copy.discardLabel(name, number)}
              disabled={state === 'adding'}
              onClick={onDiscard}
              size="s"
              variant="ghost"
            >
              {copy.discard}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
