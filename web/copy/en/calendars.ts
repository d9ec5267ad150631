import type { Translation } from '#contract/languages.ts';
import { formatPlural } from '#web/format/numbers.ts';
import type { calendars as source } from '../calendars.ts';

export const calendars: Translation<typeof source> = {
  title: 'Your calendar',
  text: 'Your plans in the calendar you already use, and its events here, so you can dress for them.',
  loadFailed: 'We couldn’t load your calendar.',
  retry: 'Try again',
  feed: {
    title: 'Your plans, in your calendar',
    text: 'A secret address to subscribe to from Google Calendar, Apple Calendar, Outlook or any other. Anyone who has it can see your plans, but not change them.',
    make: 'Create the address',
    label: 'Secret address of your plans',
    copied: 'Address copied',
    renew: 'Change it',
    renewed: 'Address changed: the old one no longer works',
    end: 'Remove it',
    ended: 'The address no longer works',
    failed: 'The address couldn’t be changed',
  },
  source: {
    title: 'Your events, in Vestidor',
    text: 'Paste your calendar’s .ics address. We read it every few hours, and what each event says decides that day’s occasion.',
    label: '.ics address',
    placeholder: 'https://…',
    read: 'Read the events',
    done: (count) => `We’ve read ${formatPlural(count, 'event', 'events')}`,
    found: (host, count) =>
      `${host}: ${count === 0 ? 'no upcoming events' : formatPlural(count, 'upcoming event', 'upcoming events')}.`,
    checked: (moment) => `Read on ${moment}.`,
    failedLast: (moment) =>
      `On ${moment} we couldn’t read it. We’ve kept what we last read and will try again.`,
    forget: 'Stop reading it',
    forgotten: 'We no longer read that calendar',
    failed: 'The calendar couldn’t be read',
  },
};
