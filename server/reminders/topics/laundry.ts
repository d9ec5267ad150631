import { plansBetween } from '#server/outfits/plans/queries.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { garmentsOf } from '#server/wardrobe/garments/queries.ts';
import { listed, reminderWordsOf } from '../letter.ts';
import { dayAfter, isSunday } from './days.ts';
import type { Reminder, Turn } from './topic.ts';

/** Garments that are worth a machine on Sunday. */
const machine = 5;
const namedMost = 3;

/** A piece of tomorrow's outfit that is in the wash; on Sundays, a pile. */
export async function laundryReminder(turn: Turn): Promise<Reminder | null> {
  const { services, ownerId, now } = turn;
  const { db } = services;
  const words = reminderWordsOf(turn).laundry;
  const washing = (await garmentsOf(db, ownerId)).filter(({ inLaundry }) => inLaundry);
  if (washing.length === 0) return null;
  const day = dayAfter(now);
  for (const { outfit } of await plansBetween(db, ownerId, day, day)) {
    const missing = outfit.items.filter(({ id }) => washing.some((garment) => garment.id === id));
    if (missing.length === 0) continue;
    return {
      key: `laundry:${day}`,
      text: {
        ...words.missing(
          listed(
            missing.map(({ name }) => name),
            turn,
          ),
          outfit.name,
        ),
        path: `/wardrobe?tab=outfits&vista=calendario&dia=${day}`,
      },
    };
  }
  if (!isSunday(now) || washing.length < machine) return null;
  const names = washing.slice(0, namedMost).map(({ name }) => name);
  return {
    key: `laundry:${zonedDay(now)}`,
    text: {
      ...words.pile(washing.length, listed(names, turn)),
      path: '/wardrobe/laundry',
    },
  };
}
