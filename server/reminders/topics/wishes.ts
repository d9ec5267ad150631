import { euros } from '#server/platform/euros.ts';
import { nameIn } from '#server/shop/catalogue/translate.ts';
import { fallenWishes } from '#server/shop/wishes/fallen.ts';
import { reminderWordsOf } from '../letter.ts';
import type { Reminder, Turn } from './topic.ts';

const toldMost = 3;

export async function wishReminders(turn: Turn): Promise<Reminder[]> {
  const { services, ownerId, language, now } = turn;
  const { wish } = reminderWordsOf(turn);
  const fallen = await fallenWishes(services.db, ownerId, now);
  return fallen.slice(0, toldMost).map(({ productId, name, cents, originalCents }) => ({
    key: `wishes:${productId}:${cents}`,
    text: {
      ...wish(nameIn(language, productId, name), euros(cents, language), euros(originalCents, language)),
      path: `/store?producto=${encodeURIComponent(productId)}`,
    },
  }));
}
