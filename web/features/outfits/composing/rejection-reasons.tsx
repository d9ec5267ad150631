import { useState } from 'react';
import type { RejectionReason } from '#contract/composing.ts';
import type { Outfit } from '#contract/outfits.ts';
import { api } from '#web/api.ts';
import { ToggleChip } from '#web/components/forms/toggle-chip.tsx';
import { composingCopy } from '#web/copy/composing.ts';
import { useChange } from '#web/use-change.ts';
import { ReasonsPanel } from './reasons-panel.tsx';
import { useTasteChanged } from './taste-query.ts';

const copy = composingCopy.reasons;

const topics = Object.entries(copy.topics) as [keyof typeof copy.topics, string][];

export function RejectionReasons({ outfit, onClose }: { outfit: Outfit; onClose: () => void }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const explain = useExplain(outfit.id, () => setChosen(null));
  const chip = (key: string, label: string, reason: RejectionReason) => (
    <ToggleChip
      className="max-w-full"
      key={key}
      onPressedChange={() => {
        setChosen(key);
        explain.mutate(reason);
      }}
      pressed={chosen === key}
    >
      <span className="truncate">{label}</span>
    </ToggleChip>
  );
  return (
    <ReasonsPanel
      closeLabel={copy.close}
      onClose={onClose}
      text={explain.isSuccess ? copy.noted : copy.optional}
      title={copy.title}
    >
      {outfit.items.map(({ id, name }) => chip(id, name, { about: 'piece', garmentId: id }))}
      {topics.map(([about, label]) => chip(about, label, { about }))}
    </ReasonsPanel>
  );
}

function useExplain(id: string, onFailed: () => void) {
  const tasteChanged = useTasteChanged();
  return useChange({
    mutationFn: (body: RejectionReason) =>
      api('PUT /api/wardrobe/outfits/:id/rejected', { params: { id }, body }),
    onSuccess: () => void tasteChanged(),
    failedText: copy.failed,
    onError: () => {
      onFailed();
    },
  });
}
