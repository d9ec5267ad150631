import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { RejectionReason } from '#contract/composing.ts';
import { ToggleChip } from '#web/components/forms/toggle-chip.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { composingCopy } from '#web/copy/composing.ts';
import { today } from '#web/copy/today.ts';
import type { Proposal } from './proposals.ts';

const copy = today.reasons;
const { topics } = composingCopy.reasons;
const topicNames = Object.entries(topics) as [keyof typeof topics, string][];

interface NotTodayReasonsProps {
  proposal: Proposal;
  onReason: (reason?: RejectionReason) => void;
  onClose: () => void;
}

export function NotTodayReasons({ proposal, onReason, onClose }: NotTodayReasonsProps) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const chip = (key: string, label: string, reason?: RejectionReason) => (
    <ToggleChip className="max-w-full" key={key} onPressedChange={() => onReason(reason)} pressed={false}>
      <span className="truncate">{label}</span>
    </ToggleChip>
  );
  return (
    <section
      aria-labelledby={titleId}
      className="grid content-start gap-3 border border-line-strong p-4"
      ref={panel}
      tabIndex={-1}
    >
      <div className="flex items-start justify-between gap-2">
        <div className="grid gap-0.5">
          <h3 className="text-title-s" id={titleId}>
            {copy.title}
          </h3>
          <p className="text-note text-ink-soft">{copy.text}</p>
        </div>
        <IconButton className="-mt-2 -mr-2" label={copy.close} onClick={onClose}>
          <X size={20} />
        </IconButton>
      </div>
      <div className="flex flex-wrap gap-2">
        {chip('later', copy.later)}
        {proposal.rejectable && (
          <>
            {topicNames.map(([about, label]) => chip(about, label, { about }))}
            {proposal.pieces.map(({ id, name }) => chip(id, name, { about: 'piece', garmentId: id }))}
          </>
        )}
      </div>
    </section>
  );
}
