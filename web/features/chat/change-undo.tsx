import { Check, Undo2 } from 'lucide-react';
import { api } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { chat } from '#web/copy/chat.ts';
import { useChange } from '#web/use-change.ts';
import { useDataChanged } from './use-data-changed.ts';

const { change: copy } = chat;

/** Undoes what an answer has changed. */
export function ChangeUndo({ answerId, undone }: { answerId: string; undone: boolean }) {
  const dataChanged = useDataChanged();
  const undoing = useChange({
    mutationFn: () => api('POST /api/chat/messages/:id/undone', { params: { id: answerId } }),
    onSuccess: dataChanged,
    failed: copy.error,
    failedText: copy.failed,
  });
  if (undone || undoing.isSuccess) {
    return (
      <p className="flex min-h-9 items-center gap-2 text-[0.9375rem] text-ink-soft" role="status">
        <Check size={16} />
        {copy.undone}
      </p>
    );
  }
  return (
    <Button
      className="justify-self-start"
      icon={<Undo2 size={16} />}
      loading={undoing.isPending}
      onClick={() => undoing.mutate()}
      size="s"
      variant="secondary"
    >
      {copy.undo}
    </Button>
  );
}
