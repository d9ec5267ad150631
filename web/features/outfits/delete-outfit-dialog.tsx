import type { Outfit } from '#contract/outfits.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { outfitsCopy } from '#web/copy/outfits.ts';
import { useDeleteOutfit } from './use-delete-outfit.ts';

export function DeleteOutfitDialog({ outfit, onClose }: { outfit: Outfit; onClose: () => void }) {
  const deletion = useDeleteOutfit();
  const { remove } = outfitsCopy;
  return (
    <ConfirmDialog
      confirmLabel={remove.confirm}
      danger
      description={remove.text}
      loading={deletion.isPending}
      onConfirm={() => deletion.mutate(outfit, { onSuccess: onClose })}
      onOpenChange={(open) => !open && onClose()}
      open
      title={remove.title(outfit.name)}
    />
  );
}
