import type { Translation } from '#contract/languages.ts';
import { formatPlural } from '#web/format/numbers.ts';

export const reminders: Translation<typeof import('../reminders.ts').reminders> = {
  title: 'Notifications',
  text: 'Choose what you’d like us to remind you of, when and how. It’s all off until you switch it on.',
  failed: 'Your notifications couldn’t be saved',
  loadFailed: 'We couldn’t load your notifications.',
  all: {
    label: 'Get notifications',
    on: 'If you switch this off, they all stop at once, however they reach you.',
    off: 'You aren’t getting any at the moment.',
  },
  ways: {
    title: 'How',
    add: 'Notify me on this device',
    added: 'This device will notify you',
    addFailed: 'We couldn’t turn on notifications here',
    unreachable: 'Your browser couldn’t reach its notification service. Try again later.',
    denied:
      'Your browser is blocking notifications from Vestidor. Allow them in the site settings, next to the address, and come back to this page.',
    dismissed: 'Without your permission, the browser won’t show them. You can try again whenever you like.',
    unsupported: 'This browser can’t show notifications, but you can still get them by email.',
    install: 'On iPhone and iPad, first add Vestidor to the home screen and open it from there.',
    devices: 'Devices that notify you',
    current: 'This device',
    since: (day) => `Since ${day}`,
    removeLabel: (name) => `Remove ${name} from notifications`,
    removed: 'That device won’t notify you any more',
    mail: 'By email',
    mailTo: (email) => `To ${email}. Every email has a link to stop getting them.`,
    mailUnconfirmed: 'Confirm your email first, at the top of this page.',
  },
  topics: {
    title: 'What',
    names: {
      morning: ['Today’s outfit', 'In the morning: what to wear and what the weather will be.'],
      tomorrow: ['Tomorrow', 'The evening before: the event ahead and the outfit you have ready.'],
      laundry: [
        'Laundry',
        'The evening before, if something you were going to wear needs washing. And on Sundays, if it’s piling up.',
      ],
      away: ['What’s away', 'The evening before something lent, stored or being mended comes back.'],
      wishes: ['Your favourites from the shop', 'When the price of one drops.'],
      premium: ['Your free trial and your subscription', 'Two days before the one ends or the other renews.'],
    },
  },
  times: {
    title: 'When',
    morning: 'Morning notifications',
    evening: 'Evening notifications',
    quietFrom: 'Quiet from',
    quietUntil: 'Quiet until',
    quietHint: 'Nothing arrives in quiet hours: whatever’s due waits until they end.',
    zone: (zone) => `Time zone: ${zone}.`,
    deviceZone: (zone) => `Use this device’s: ${zone}`,
  },
  place: {
    label: 'City, for the weather',
    hint: 'Here we do save it to your account, to check the weather each morning.',
    none: 'Without the weather',
  },
  unsubscribe: {
    meta: {
      title: 'Stop email notifications',
      description: 'Stop getting notifications from Vestidor by email.',
    },
    working: 'Unsubscribing you…',
    done: 'We won’t email you notifications any more',
    doneText:
      'You’ll only get emails about your account and your purchases. You can turn notifications back on in your account.',
    failed: 'We couldn’t unsubscribe you',
    failedText: 'Try again in a moment.',
    incomplete:
      'Part of the link is missing. Open it again from the email, or switch notifications off in your account.',
  },
};

export const calendars: Translation<typeof import('../reminders.ts').calendars> = {
  title: 'Your calendar',
  text: 'Your plans in the calendar you already use, and its events here, so you can dress for them.',
  loadFailed: 'We couldn’t load your calendar.',
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
