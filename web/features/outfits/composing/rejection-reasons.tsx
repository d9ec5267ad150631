import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { RejectionReason } from '#contract/composing.ts';
import type { Outfit } from '#contract/outfits.ts';
import { api } from '#web/api.ts';
import { ToggleChip } from '#web/components/forms/toggle-chip.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { composingCopy } from '#web/copy/composing.ts';
import { useChange } from '#web/use-change.ts';
import { useTasteChanged } from './taste-query.ts';

const copy = composingCopy.reasons;

const topics = Object.entries(copy.topics) as [keyof typeof copy.topics, string][];

export function RejectionReasons({ outfit, onClose }: { outfit: Outfit; onClose: () => void }) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const explain = useExplain(outfit.id, () => setChosen(null));
  // The button that had the focus is gone with its outfit, and a row of outfits has moved on to the next.
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
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
    <section
      aria-labelledby={titleId}
      className="grid content-start gap-4 border border-line-strong p-5"
      ref={panel}
      tabIndex={-1}
    >
      <div className="flex items-start justify-between gap-2">
        <div className="grid gap-1">
          <h3 className="text-title-s" id={titleId}>
            {copy.title}
          </h3>
          <p className="text-note text-ink-soft" role="status">
            {explain.isSuccess ? copy.noted : copy.optional}
          </p>
        </div>
        <IconButton label={copy.close} onClick={onClose}>
          <X size={20} />
        </IconButton>
      </div>
      <div className="flex flex-wrap gap-2">
        {outfit.items.map(({ id, name }) => chip(id, name, { about: 'piece', garmentId: id }))}
        {topics.map(([about, label]) => chip(about, label, { about }))}
      </div>
    </section>
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
