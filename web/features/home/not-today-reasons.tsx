import type { RejectionReason } from '#contract/composing.ts';
import { ToggleChip } from '#web/components/forms/toggle-chip.tsx';
import { composingCopy } from '#web/copy/composing.ts';
import { today } from '#web/copy/today.ts';
import { ReasonsPanel } from '#web/features/outfits/composing/reasons-panel.tsx';
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
  const chip = (key: string, label: string, reason?: RejectionReason) => (
    <ToggleChip className="max-w-full" key={key} onPressedChange={() => onReason(reason)} pressed={false}>
      <span className="truncate">{label}</span>
    </ToggleChip>
  );
  return (
    <ReasonsPanel closeLabel={copy.close} onClose={onClose} text={copy.text} title={copy.title}>
      {chip('later', copy.later)}
      {proposal.rejectable && (
        <>
          {topicNames.map(([about, label]) => chip(about, label, { about }))}
          {proposal.pieces.map(({ id, name }) => chip(id, name, { about: 'piece', garmentId: id }))}
        </>
      )}
    </ReasonsPanel>
  );
}
