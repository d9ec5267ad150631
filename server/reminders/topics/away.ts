import { garmentsOf } from '#server/wardrobe/garments/queries.ts';
import { reminderWordsOf } from '../letter.ts';
import { dayAfter } from './days.ts';
import type { Reminder, Turn } from './topic.ts';

export async function awayReminders(turn: Turn): Promise<Reminder[]> {
  const { services, ownerId, now } = turn;
  const day = dayAfter(now);
  return (await garmentsOf(services.db, ownerId)).flatMap(({ id, name, away }) =>
    away?.until === day
      ? [
          {
            key: `away:${id}:${day}`,
            text: {
              ...reminderWordsOf(turn).away[away.why](name, away.place),
              path: `/wardrobe?tab=items&prenda=${id}`,
            },
          },
        ]
      : [],
  );
}
