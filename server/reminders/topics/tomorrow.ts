import { eventLabels } from '#contract/event-labels.ts';
import { plansBetween } from '#server/outfits/plans/queries.ts';
import { dayAfter } from './days.ts';
import type { Reminder, Turn } from './topic.ts';

/** The event of tomorrow, with the outfit planned for it. */
export async function tomorrowReminder({ services, ownerId, now }: Turn): Promise<Reminder | null> {
  const day = dayAfter(now);
  const plans = await plansBetween(services.db, ownerId, day, day);
  for (const { outfit } of plans) {
    const event = outfit.day?.event;
    if (!event) continue;
    return {
      key: `tomorrow:${day}`,
      text: {
        title: `Mañana: ${eventLabels[event]}`,
        body: `Tienes preparado «${outfit.name}».`,
        path: `/wardrobe?tab=outfits&vista=calendario&dia=${day}`,
      },
    };
  }
  return null;
}
