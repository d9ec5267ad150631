import type { Plan } from '#contract/plans.ts';
import { api, type Input } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { common } from '#web/copy/common.ts';
import { plansCopy } from '#web/copy/plans.ts';
import { putOutfits } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { useChange } from '#web/use-change.ts';
import { formatLongDay } from './days.ts';
import { plansKey } from './plans-query.ts';

export type NewPlan = Input<'POST /api/wardrobe/plans'>['body']['plans'][number];

const { toasts } = plansCopy;

/** Mutations of the calendar. Refetches afterwards: the server decides the order within a day. */
export function usePlanChanges() {
  const told = { failedText: toasts.failed, refresh: { queryKey: [plansKey] } };

  const add = useChange({
    ...told,
    mutationFn: (plans: NewPlan[]) => api('POST /api/wardrobe/plans', { body: { plans } }),
    onSuccess: async ({ plans }) => {
      await wardrobeCache.change(putOutfits(plans.map(({ outfit }) => outfit)));
      const [first] = plans;
      if (first && plans.length === 1)
        notifySuccess(toasts.planned, `${first.outfit.name}: ${formatLongDay(first.day)}`);
      else notifySuccess(toasts.planned, toasts.plannedMany(plans.length));
      void wardrobeCache.refresh();
    },
  });
  const move = useChange({
    ...told,
    mutationFn: ({ plan, day }: { plan: Plan; day: string }) =>
      api('PATCH /api/wardrobe/plans/:id', { params: { id: plan.id }, body: { day } }),
    onSuccess: ({ plan }) => {
      notifySuccess(toasts.moved, `${plan.outfit.name}: ${formatLongDay(plan.day)}`);
    },
  });
  const remove = useChange({
    ...told,
    mutationFn: ({ id }: Plan) => api('DELETE /api/wardrobe/plans/:id', { params: { id } }),
    onSuccess: (_answer, { day, outfit }) => {
      notifySuccess(toasts.removed, outfit.name, {
        action: { label: common.undo, onClick: () => add.mutate([{ day, outfitId: outfit.id }]) },
      });
    },
  });
  const wear = useChange({
    ...told,
    mutationFn: ({ id }: Plan) => api('POST /api/wardrobe/plans/:id/worn', { params: { id } }),
    onSuccess: async ({ plan }) => {
      await wardrobeCache.change(putOutfits([plan.outfit]));
      notifySuccess(common.worn, plan.outfit.name);
      void wardrobeCache.refresh();
    },
  });
  return { add, move, remove, wear };
}
