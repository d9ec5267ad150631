import { eventsBetween } from '#server/outfits/calendar/queries.ts';
import { plansBetween } from '#server/outfits/plans/queries.ts';
import { reminderWordsOf } from '../letter.ts';
import { dayAfter } from './days.ts';
import type { Reminder, Turn } from './topic.ts';

/** The event of tomorrow, with the outfit planned for it. */
export async function tomorrowReminder(turn: Turn): Promise<Reminder | null> {
  const { services, ownerId, now } = turn;
  const { events: labels, tomorrow } = reminderWordsOf(turn);
  const day = dayAfter(now);
  const [plans, events] = await Promise.all([
    plansBetween(services.db, ownerId, day, day),
    eventsBetween(services.db, ownerId, day, day),
  ]);
  const planned = plans.find(({ outfit }) => outfit.day?.event) ?? plans[0];
  const plannedEvent = planned?.outfit.day?.event;
  const [event] = events;
  const title = plannedEvent ? labels[plannedEvent] : event?.title;
  if (title === undefined) return null;
  const time = (!plannedEvent && event?.time) || null;
  return {
    key: `tomorrow:${day}`,
    text: {
      title: tomorrow.title(title, time),
      body: planned ? tomorrow.prepared(planned.outfit.name) : tomorrow.nothing,
      path: `/wardrobe?tab=outfits&vista=calendario&dia=${day}`,
    },
  };
}
