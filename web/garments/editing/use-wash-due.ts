import type { WardrobeItem } from '#contract/garments.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { common } from '#web/copy/common.ts';
import { washingCopy as copy } from '#web/copy/laundry.ts';
import { type GarmentPatch, useUpdateGarment } from './use-update-garment.ts';

/** For garments worn as often as they are between two washes. */
export function useWashDue(items: readonly WardrobeItem[]) {
  const update = useUpdateGarment();
  const ids = items.map(({ id }) => id);
  // Each failure was told.
  const patch = (changes: GarmentPatch, then?: () => void) =>
    void Promise.all(ids.map((id) => update.mutateAsync({ id, patch: changes }))).then(then, () => {});
  return {
    isPending: update.isPending,
    toLaundry: () =>
      patch({ inLaundry: true }, () =>
        notifySuccess(copy.intoLaundry(ids.length), undefined, {
          action: { label: common.undo, onClick: () => patch({ inLaundry: false }) },
        }),
      ),
    alreadyClean: () => patch({ washed: true }, () => notifySuccess(copy.clean(ids.length))),
  };
}
