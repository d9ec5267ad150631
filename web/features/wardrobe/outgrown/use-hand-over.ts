import { useMutation } from '@tanstack/react-query';
import type { WardrobeItem } from '#contract/garments.ts';
import { api, messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { common } from '#web/copy/common.ts';
import { outgrownCopy as copy } from '#web/copy/outgrown.ts';
import { removeGarment } from '#web/garments/wardrobe-cache.ts';
import { useWardrobeCache } from '#web/garments/wardrobe-query.ts';

interface HandOver {
  item: WardrobeItem;
  /** Ids of wardrobes; no name for the own one. */
  from: string;
  to: { id: string; name?: string };
}

const move = (garmentId: string, from: string, to: string) =>
  api('POST /api/household/handovers', { body: { garmentId, from, to } });

export function useHandOver() {
  const cache = useWardrobeCache();
  const onError = (error: Error) => notifyError(copy.failed, messageOf(error, common.somethingFailed));
  const back = useMutation({
    mutationFn: ({ item, from, to }: HandOver) => move(item.id, to.id, from),
    onError,
    onSettled: () => cache.refresh(),
  });
  return useMutation({
    mutationFn: ({ item, from, to }: HandOver) => move(item.id, from, to.id),
    onSuccess: async ({ id }, made) => {
      const { item, to } = made;
      const said = to.name === undefined ? copy.givenToOwn(item.name) : copy.given(item.name, to.name);
      void notifySuccess(said, undefined, {
        action: { label: common.undo, onClick: () => back.mutate({ ...made, item: { ...item, id } }) },
      });
      await cache.change(removeGarment(item.id));
    },
    onError,
    onSettled: () => cache.refresh(),
  });
}
