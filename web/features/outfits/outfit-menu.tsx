import { CalendarDays, Ellipsis, LayoutGrid, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import type { Outfit } from '#contract/outfits.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { Menu } from '#web/components/overlays/menu.tsx';
import { boardsCopy } from '#web/copy/boards.ts';
import { outfitsCopy } from '#web/copy/outfits.ts';
import { plansCopy } from '#web/copy/plans.ts';
import { useUser } from '#web/session.ts';
import { PutOnBoardDialog } from './inspiration/board-dialogs.ts';
import { DeleteOutfitDialog, OutfitBuilder, PlanOutfitDialog, ShareDialog } from './outfit-dialogs.ts';

export function OutfitMenu({ outfit, items }: { outfit: Outfit; items: readonly WardrobeItem[] }) {
  const [open, setOpen] = useState<'builder' | 'board' | 'deletion' | 'plan' | 'sharing' | null>(null);
  const { ward } = useUser();
  const { card } = outfitsCopy;
  const close = () => setOpen(null);
  return (
    <>
      <Menu
        items={[
          {
            label: card.edit,
            icon: <Pencil size={18} />,
            onSelect: () => setOpen('builder'),
          },
          {
            label: plansCopy.when.menu,
            icon: <CalendarDays size={18} />,
            onSelect: () => setOpen('plan'),
          },
          {
            label: boardsCopy.put.menu,
            icon: <LayoutGrid size={18} />,
            onSelect: () => setOpen('board'),
          },
          ...(ward === null
            ? [
                {
                  label: card.share,
                  icon: <Share2 size={18} />,
                  onSelect: () => setOpen('sharing'),
                },
              ]
            : []),
          {
            label: card.remove,
            icon: <Trash2 size={18} />,
            onSelect: () => setOpen('deletion'),
            danger: true,
          },
        ]}
        trigger={
          <IconButton className="-mt-1.5 -mr-2.5 -mb-2" label={card.more(outfit.name)}>
            <Ellipsis size={20} />
          </IconButton>
        }
      />
      {open === 'builder' && <OutfitBuilder items={items} onClose={close} outfit={outfit} />}
      {open === 'plan' && <PlanOutfitDialog onClose={close} outfit={outfit} />}
      {open === 'board' && (
        <PutOnBoardDialog item={{ inspirationId: null, outfitId: outfit.id, note: '' }} onClose={close} />
      )}
      {open === 'sharing' && <ShareDialog onClose={close} outfit={outfit} />}
      {open === 'deletion' && <DeleteOutfitDialog onClose={close} outfit={outfit} />}
    </>
  );
}
