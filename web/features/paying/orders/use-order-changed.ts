import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartQuery } from '#web/features/shop/store-queries.ts';
import { wardrobeQuery } from '#web/garments/wardrobe-query.ts';
import type { Order } from './order-queries.ts';

/** Invalidates the queries that an order's status affects. */
export function useOrderChanged({ status }: Order) {
  const client = useQueryClient();
  useEffect(() => {
    if (status === 'pending') return;
    for (const { queryKey } of [cartQuery, wardrobeQuery]) void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: ['orders'], exact: true });
  }, [status, client]);
}
