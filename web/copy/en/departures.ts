import type { Departure } from '#contract/departure.ts';
import type { Translation } from '#contract/languages.ts';
import { formatDayOfYear } from '#web/format/dates.ts';
import { formatPlural } from '#web/format/numbers.ts';

const ways = {
  sold: 'Sold',
  given: 'Given away',
  donated: 'Donated',
  discarded: 'Discarded',
} satisfies Record<Departure['how'], string>;

export const departuresCopy: Translation<typeof import('../departures.ts').departuresCopy> = {
  meta: {
    title: 'Moved on',
    description: 'The clothes you’ve sold, given away or donated, with what each wear cost you.',
  },
  lead: 'They’re no longer in your wardrobe, but their wears still count in your year.',
  open: 'See the ones that moved on',
  ways,
  dialog: {
    title: (name) => `I no longer have “${name}”`,
    lead: 'It leaves your wardrobe along with the outfits that include it. Its wears stay in your history.',
    how: 'How it went',
    day: 'Which day',
    received: (symbol) => `How much you got for it (${symbol})`,
    receivedHint: 'We take it off what each wear cost you.',
    save: 'Take it out of the wardrobe',
  },
  inFuture: 'That day hasn’t come yet.',
  left: (name) => `“${name}” has left your wardrobe`,
  leftFailed: 'It couldn’t be taken out of the wardrobe',
  more: (name) => `More options for ${name}`,
  erase: {
    open: 'Delete for good',
    title: (name) => `Delete “${name}” for good?`,
    text: 'This deletes the piece, its photo, its wears and the outfits it was in. It stops counting in your year, too.',
    done: (name) => `Nothing is left of “${name}”.`,
  },
  back: 'Put back in the wardrobe',
  returned: (name) => `“${name}” is back in your wardrobe`,
  returnFailed: 'It couldn’t be put back in the wardrobe',
  sentence: ({ how, day }, received) =>
    `${ways[how]} on ${formatDayOfYear(day)}${received === null ? '' : ` for ${received}`}`,
  wears: (count, cost) =>
    `${formatPlural(count, 'wear', 'wears')}${cost === null ? '' : `, at ${cost} each`}`,
  total: (garments, sold, received) => {
    const gone = formatPlural(garments, 'piece', 'pieces');
    if (sold === 0) return `${gone}, none of them sold.`;
    return `${gone}, ${formatPlural(sold, 'sold', 'sold')}${received === null ? '' : `: ${received} back`}.`;
  },
  empty: {
    title: 'Nothing has moved on yet',
    text: 'When you sell, give away or donate a piece, choose “I no longer have it” from its menu: it leaves your wardrobe and is listed here.',
  },
};
