import ICAL from 'ical.js';
import type { Plan } from '#contract/plans.ts';

const names = new Intl.ListFormat('es-ES', { type: 'conjunction' });

/** RFC 5545: a day each, without a time. */
export function writeIcs(plans: readonly Plan[], { origin, now }: { origin: string; now: Date }): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('prodid', '-//Vestidor//Planes//ES');
  calendar.updatePropertyWithValue('x-wr-calname', 'Vestidor');
  calendar.updatePropertyWithValue('refresh-interval', 'PT6H');
  for (const { id, day, outfit } of plans) {
    const event = new ICAL.Event(new ICAL.Component('vevent'));
    event.uid = `${id}@${new URL(origin).hostname}`;
    event.summary = outfit.name;
    event.description = `${names.format(outfit.items.map(({ name }) => name))}.`;
    event.startDate = ICAL.Time.fromDateString(day);
    event.component.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(now, true));
    event.component.addPropertyWithValue('transp', 'TRANSPARENT');
    event.component.addPropertyWithValue('url', `${origin}/wardrobe?tab=outfits&vista=calendario&dia=${day}`);
    calendar.addSubcomponent(event.component);
  }
  return `${calendar.toString()}\r\n`;
}
