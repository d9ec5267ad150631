import { Badge, type BadgeTone } from '#web/components/badge.tsx';
import { orders } from '#web/copy/orders.ts';
import type { Order } from './order-queries.ts';

const tones: Record<Order['status'], BadgeTone> = {
  pending: 'warning',
  paid: 'success',
  shipped: 'success',
  returning: 'warning',
  returned: 'neutral',
  cancelled: 'neutral',
  lapsed: 'neutral',
};

export function StatusBadge({ status }: { status: Order['status'] }) {
  return <Badge tone={tones[status]}>{orders.states[status][0]}</Badge>;
}
