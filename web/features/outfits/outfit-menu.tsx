import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import type { Outfit } from '#contract/outfits.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu } from '#web/components/menu.tsx';
import { outfitsCopy } from '#web/copy/outfits.ts';
import { OutfitBuilder } from './outfit-builder.tsx';
import { useDeleteOutfit } from './use-delete-outfit.ts';

/** The less frequent actions of an outfit, with the dialogs that they open. */
export function OutfitMenu({ outfit, items }: { outfit: Outfit; items: readonly WardrobeItem[] }) {
  const [open, setOpen] = useState<'builder' | 'deletion' | null>(null);
  const deletion = useDeleteOutfit();
  const { card, remove } = outfitsCopy;
  return (
    <>
      <Menu
        items={[
          {
            label: card.edit,
            icon: <Pencil aria-hidden="true" size={18} />,
            onSelect: () => setOpen('builder'),
          },
          {
            label: card.remove,
            icon: <Trash2 aria-hidden="true" size={18} />,
            onSelect: () => setOpen('deletion'),
            danger: true,
          },
        ]}
        trigger={
          <IconButton className="-mt-1.5 -mr-2.5 -mb-2" label={card.more(outfit.name)}>
            <Ellipsis aria-hidden="true" size={20} />
          </IconButton>
        }
      />
      {open === 'builder' && <OutfitBuilder items={items} onClose={() => setOpen(null)} outfit={outfit} />}
      <ConfirmDialog
        confirmLabel={remove.confirm}
        danger
        description={remove.text}
        loading={deletion.isPending}
        onConfirm={() => deletion.mutate(outfit, { onSuccess: () => setOpen(null) })}
        onOpenChange={(next) => !next && setOpen(null)}
        open={open === 'deletion'}
        title={remove.title(outfit.name)}
      />
    </>
  );
}
