import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Plan } from '#contract/plans.ts';
import { api, type Input, messageOf } from '#web/api.ts';
import { notifyError, notifySuccess } from '#web/components/feedback/notify.ts';
import { plansCopy } from '#web/copy/plans.ts';
import { putOutfits } from '#web/garments/wardrobe-cache.ts';
import { useWardrobeCache } from '#web/garments/wardrobe-query.ts';
import { formatLongDay } from './days.ts';
import { plansKey } from './plans-query.ts';

export type NewPlan = Input<'POST /api/wardrobe/plans'>['body']['plans'][number];

const { toasts } = plansCopy;

/** Mutations of the calendar. Refetches afterwards: the server decides the order within a day. */
export function usePlanChanges() {
  const client = useQueryClient();
  const wardrobe = useWardrobeCache();
  const refresh = () => client.invalidateQueries({ queryKey: [plansKey] });
  const onError = (error: unknown) => void notifyError(toasts.error, messageOf(error, toasts.failed));

  const add = useMutation({
    mutationFn: (plans: NewPlan[]) => api('POST /api/wardrobe/plans', { body: { plans } }),
    onSuccess: async ({ plans }) => {
      await wardrobe.change(putOutfits(plans.map(({ outfit }) => outfit)));
      const [first] = plans;
      if (first && plans.length === 1)
        notifySuccess(toasts.planned, `${first.outfit.name}: ${formatLongDay(first.day)}`);
      else notifySuccess(toasts.planned, toasts.plannedMany(plans.length));
      void wardrobe.refresh();
      return refresh();
    },
    onError,
  });
  const move = useMutation({
    mutationFn: ({ plan, day }: { plan: Plan; day: string }) =>
      api('PATCH /api/wardrobe/plans/:id', { params: { id: plan.id }, body: { day } }),
    onSuccess: ({ plan }) => {
      notifySuccess(toasts.moved, `${plan.outfit.name}: ${formatLongDay(plan.day)}`);
      return refresh();
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Plan) => api('DELETE /api/wardrobe/plans/:id', { params: { id } }),
    onSuccess: (_answer, { day, outfit }) => {
      notifySuccess(toasts.removed, outfit.name, {
        action: { label: toasts.undo, onClick: () => add.mutate([{ day, outfitId: outfit.id }]) },
      });
      return refresh();
    },
    onError,
  });
  const wear = useMutation({
    mutationFn: ({ id }: Plan) => api('POST /api/wardrobe/plans/:id/worn', { params: { id } }),
    onSuccess: async ({ plan }) => {
      await wardrobe.change(putOutfits([plan.outfit]));
      notifySuccess(toasts.worn, plan.outfit.name);
      void wardrobe.refresh();
      return refresh();
    },
    onError,
  });
  return { add, move, remove, wear };
}
