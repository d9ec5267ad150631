import { DoorOpen, House, PackageOpen, Pencil, Tag, Trash2, WashingMachine } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { WardrobeItem } from '#contract/garments.ts';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import OpenedMenu, { type MenuProps } from '#web/components/overlays/opened-menu.tsx';
import { common } from '#web/copy/common.ts';
import { homesCopy } from '#web/copy/homes.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { DeleteGarmentDialog, GarmentEditor } from '#web/garments/editing/dialogs.ts';
import { outOfLaundry, useUpdateGarment } from '#web/garments/editing/use-update-garment.ts';
import { useHouses } from '#web/garments/homes/use-houses.ts';
import { laundryPath } from '#web/paths.ts';

const AbsenceDialog = onDemand(() => import('./absence/absence-dialog.tsx'), 'AbsenceDialog');
const DepartureDialog = onDemand(
  () => import('#web/garments/departing/departure-dialog.tsx'),
  'DepartureDialog',
);
const SellingDialog = onDemand(() => import('#web/garments/selling/selling-dialog.tsx'), 'SellingDialog');
const WhereDialog = onDemand(() => import('#web/garments/homes/where-dialog.tsx'), 'WhereDialog');

export interface OpenedGarmentMenuProps extends Pick<MenuProps, 'trigger'> {
  item: WardrobeItem;
  onDeleted?: () => void;
}

export default function OpenedGarmentMenu({ item, onDeleted, trigger }: OpenedGarmentMenuProps) {
  const [open, setOpen] = useState<
    'editor' | 'absence' | 'where' | 'selling' | 'departure' | 'deletion' | null
  >(null);
  const [price, setPrice] = useState('');
  const update = useUpdateGarment();
  const { homes } = useHouses();
  const navigate = useNavigate();
  const { actions, toasts } = wardrobeCopy;
  const close = () => setOpen(null);
  return (
    <>
      <OpenedMenu
        items={[
          {
            label: common.edit,
            icon: <Pencil size={18} />,
            onSelect: () => setOpen('editor'),
          },
          {
            label: item.inLaundry ? actions.fromLaundry : actions.toLaundry,
            icon: <WashingMachine size={18} />,
            onSelect: () =>
              update.mutate(
                { id: item.id, patch: item.inLaundry ? outOfLaundry : { inLaundry: true } },
                {
                  onSuccess: ({ item: now }) =>
                    now.inLaundry
                      ? notifySuccess(toasts.intoLaundry(now.name), undefined, {
                          action: { label: actions.openLaundry, onClick: () => navigate(laundryPath) },
                        })
                      : notifySuccess(toasts.outOfLaundry(now.name)),
                },
              ),
          },
          {
            label: actions.away,
            icon: <PackageOpen size={18} />,
            onSelect: () => setOpen('absence'),
          },
          ...(homes.length > 0
            ? [
                {
                  label: homesCopy.where.menu,
                  icon: <House size={18} />,
                  onSelect: () => setOpen('where'),
                },
              ]
            : []),
          {
            label: actions.sell,
            icon: <Tag size={18} />,
            onSelect: () => setOpen('selling'),
          },
          {
            label: actions.depart,
            icon: <DoorOpen size={18} />,
            onSelect: () => {
              setPrice('');
              setOpen('departure');
            },
          },
          {
            label: actions.remove,
            icon: <Trash2 size={18} />,
            onSelect: () => setOpen('deletion'),
            danger: true,
          },
        ]}
        trigger={trigger}
      />
      {open === 'editor' && <GarmentEditor item={item} onClose={close} />}
      {open === 'absence' && <AbsenceDialog item={item} onClose={close} />}
      {open === 'where' && <WhereDialog item={item} onClose={close} />}
      {open === 'selling' && (
        <SellingDialog
          item={item}
          onClose={close}
          onSold={(asked) => {
            setPrice(asked);
            setOpen('departure');
          }}
        />
      )}
      {open === 'departure' && <DepartureDialog item={item} onClose={close} price={price} />}
      {open === 'deletion' && <DeleteGarmentDialog item={item} onClose={close} onDeleted={onDeleted} />}
    </>
  );
}
