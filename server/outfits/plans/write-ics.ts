import ICAL from 'ical.js';
import { type Language, locales, prefixOf } from '#contract/languages.ts';
import type { Plan } from '#contract/plans.ts';

/** RFC 5545: a day each, without a time. */
export function writeIcs(
  plans: readonly Plan[],
  { origin, language, now }: { origin: string; language: Language; now: Date },
): string {
  const names = new Intl.ListFormat(locales[language], { type: 'conjunction' });
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('prodid', `-//Vestidor//Planes//${language.toUpperCase()}`);
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
    event.component.addPropertyWithValue(
      'url',
      `${origin}${prefixOf(language)}/wardrobe?tab=outfits&vista=calendario&dia=${day}`,
    );
    calendar.addSubcomponent(event.component);
  }
  return `${calendar.toString()}\r\n`;
}
