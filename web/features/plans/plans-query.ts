import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Plan } from '#contract/plans.ts';
import { queryOf } from '#web/query.ts';

export const plansKey = 'plans';

/** Both days included. */
export const usePlans = (from: string, to: string) =>
  useQuery({
    ...queryOf([plansKey, from, to], 'GET /api/wardrobe/plans', { query: { from, to } }),
    placeholderData: keepPreviousData,
  });

export function plansByDay(plans: readonly Plan[]): Map<string, Plan[]> {
  const byDay = new Map<string, Plan[]>();
  for (const plan of plans) byDay.set(plan.day, [...(byDay.get(plan.day) ?? []), plan]);
  return byDay;
}
