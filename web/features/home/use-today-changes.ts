import { useMutation } from '@tanstack/react-query';
import type { RejectionReason } from '#contract/composing.ts';
import type { DayWish } from '#contract/looks.ts';
import { api } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { common } from '#web/copy/common.ts';
import { today as copy } from '#web/copy/today.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { queryClient } from '#web/query.ts';
import { useChange } from '#web/use-change.ts';
import type { Proposal } from './proposals.ts';

const { toasts } = copy;

export function useTodayChanges(day: string, wish: DayWish) {
  const refresh = () => {
    void wardrobeCache.refresh();
    return queryClient.invalidateQueries({ queryKey: ['plans'] });
  };

  async function planOf({ from }: Proposal) {
    if ('plan' in from) return from.plan;
    const plan =
      'look' in from
        ? { day, look: { ...wish, garmentIds: from.look.garmentIds } }
        : { day, outfitId: from.outfit.id };
    const { plans } = await api('POST /api/wardrobe/plans', { body: { plans: [plan] } });
    const [planned] = plans;
    if (!planned) throw new Error('the outfit was not planned');
    return planned;
  }

  const wear = useChange({
    mutationFn: async (proposal: Proposal) => {
      const { id } = await planOf(proposal);
      return api('POST /api/wardrobe/plans/:id/worn', { params: { id } });
    },
    onSuccess: ({ plan }) => {
      notifySuccess(common.worn, plan.outfit.name);
      return refresh();
    },
    failedText: common.wornFailed,
  });

  const undo = useMutation({
    mutationFn: (id: string) => api('DELETE /api/wardrobe/outfits/:id/rejected', { params: { id } }),
    onSettled: refresh,
  });

  const reject = useChange({
    mutationFn: async ({ proposal, reason }: { proposal: Proposal; reason: RejectionReason }) => {
      const { id } = (await planOf(proposal)).outfit;
      await api('POST /api/wardrobe/outfits/:id/rejected', { params: { id } });
      await api('PUT /api/wardrobe/outfits/:id/rejected', { params: { id }, body: reason });
      return id;
    },
    onSuccess: (id) => {
      notifySuccess(toasts.noted, toasts.notedText, {
        action: { label: common.undo, onClick: () => undo.mutate(id) },
      });
      return refresh();
    },
    failedText: toasts.rejectFailed,
    onError: refresh,
  });

  return { wear, reject };
}
