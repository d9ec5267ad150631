import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Plan } from '#contract/plans.ts';
import { api } from '#web/api.ts';

export const plansKey = 'plans';

/** Both days included. */
export const usePlans = (from: string, to: string) =>
  useQuery({
    queryKey: [plansKey, from, to],
    queryFn: ({ signal }) => api('GET /api/wardrobe/plans', { query: { from, to } }, { signal }),
    placeholderData: keepPreviousData,
  });

export function plansByDay(plans: readonly Plan[]): Map<string, Plan[]> {
  const byDay = new Map<string, Plan[]>();
  for (const plan of plans) byDay.set(plan.day, [...(byDay.get(plan.day) ?? []), plan]);
  return byDay;
}
