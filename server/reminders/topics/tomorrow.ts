import { eventLabels } from '#contract/event-labels.ts';
import { eventsBetween } from '#server/outfits/calendar/queries.ts';
import { plansBetween } from '#server/outfits/plans/queries.ts';
import { dayAfter } from './days.ts';
import type { Reminder, Turn } from './topic.ts';

/** The event of tomorrow, with the outfit planned for it. */
export async function tomorrowReminder({ services, ownerId, now }: Turn): Promise<Reminder | null> {
  const day = dayAfter(now);
  const [plans, events] = await Promise.all([
    plansBetween(services.db, ownerId, day, day),
    eventsBetween(services.db, ownerId, day, day),
  ]);
  const planned = plans.find(({ outfit }) => outfit.day?.event) ?? plans[0];
  const plannedEvent = planned?.outfit.day?.event;
  const [event] = events;
  const title = plannedEvent ? eventLabels[plannedEvent] : event?.title;
  if (title === undefined) return null;
  const time = !plannedEvent && event?.time ? `, a las ${event.time}` : '';
  return {
    key: `tomorrow:${day}`,
    text: {
      title: `Mañana: ${title}${time}`,
      body: planned ? `Tienes preparado «${planned.outfit.name}».` : 'Aún no has elegido qué ponerte.',
      path: `/wardrobe?tab=outfits&vista=calendario&dia=${day}`,
    },
  };
}
