import { useQuery } from '@tanstack/react-query';
import type { WardrobeItem } from '#contract/garments.ts';
import type { Ward } from '#contract/household.ts';
import { isOutgrown } from '#stylist/intake/child-size.ts';
import { useSession } from '#web/session.ts';
import { householdQuery } from './household-query.ts';

/** The child whose wardrobe is open, and the others, the next younger first. */
export function useOpenedWard(): { ward: Ward; others: Ward[] } | undefined {
  const isOpen = useSession().data?.ward != null;
  const { data } = useQuery({ ...householdQuery, enabled: isOpen });
  const at = data?.wards.findIndex(({ id }) => id === data.open) ?? -1;
  const ward = data?.wards[at];
  if (data === undefined || ward === undefined) return undefined;
  return { ward, others: [...data.wards.slice(at + 1), ...data.wards.slice(0, at).reverse()] };
}

export const outgrownBy = ({ sizes }: Ward, items: readonly WardrobeItem[]): WardrobeItem[] =>
  items.filter(({ size, category }) => isOutgrown(size, category, sizes));
