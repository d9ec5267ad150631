import { euros } from '#server/platform/euros.ts';
import { fallenWishes } from '#server/shop/wishes/fallen.ts';
import type { Reminder, Turn } from './topic.ts';

const toldMost = 3;

export async function wishReminders({ services: { db }, ownerId, now }: Turn): Promise<Reminder[]> {
  const fallen = await fallenWishes(db, ownerId, now);
  return fallen.slice(0, toldMost).map(({ productId, name, cents, originalCents }) => ({
    key: `wishes:${productId}:${cents}`,
    text: {
      title: `${name}: ahora ${euros(cents)}`,
      body: `Lo guardaste en tus favoritos. El precio más bajo de los 30 días anteriores era ${euros(originalCents)}.`,
      path: `/store?producto=${encodeURIComponent(productId)}`,
    },
  }));
}
