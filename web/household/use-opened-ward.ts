import { useQuery } from '@tanstack/react-query';
import type { WardrobeItem } from '#contract/garments.ts';
import type { Ward } from '#contract/household.ts';
import { isOutgrown } from '#stylist/intake/child-size.ts';
import { useSession } from '#web/session.ts';
import { householdQuery } from './household-query.ts';

interface OpenedWard {
  ward: Ward;
  /** The next younger first. */
  others: Ward[];
}

/** The child whose wardrobe is open; null when none is. */
export function useOpenedWard() {
  const isOpen = useSession().data?.ward != null;
  return useQuery({
    ...householdQuery,
    enabled: isOpen,
    select: ({ wards, open }): OpenedWard | null => {
      const at = wards.findIndex(({ id }) => id === open);
      const ward = wards[at];
      return ward ? { ward, others: [...wards.slice(at + 1), ...wards.slice(0, at).reverse()] } : null;
    },
  });
}

export const outgrownBy = ({ sizes }: Ward, items: readonly WardrobeItem[]): WardrobeItem[] =>
  items.filter(({ size, category }) => isOutgrown(size, category, sizes));
