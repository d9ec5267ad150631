import type { Translation } from '#contract/languages.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';

export const analyticsCopy: Translation<typeof import('../analytics.ts').analyticsCopy> = {
  loading: 'Counting your wears',
  failed: {
    title: 'We couldn’t count your wears',
    text: 'Your clothes are still saved. Check your connection and try again.',
  },
  empty: {
    title: 'Your wardrobe in figures goes here',
    text: 'The counting starts with your first piece: what you wear, what each wear costs you and which colours you dress in.',
    action: 'Scan a piece',
  },
  figures: {
    wears: 'Wears in twelve months',
    wearsNote: 'One per piece and day',
    cost: 'Cost per wear',
    costNote: 'On average, with a price and wears',
    costUnknown: 'Add prices and wears',
    active: 'In use',
    activeNote: (active, total) => `${formatCount(active)} of ${formatPlural(total, 'piece', 'pieces')}`,
    unused: 'Unworn',
    unusedNote: (days) => `Not once in ${formatCount(days)} days`,
  },
  months: {
    title: 'What you’ve worn',
    caption: 'Wears by month',
    heads: ['Month', 'Wears'],
    empty: 'No wears yet. Mark a piece “I’ll wear it today” and the first bar will show up here.',
    emptyAction: 'Go to my clothes',
    best: (month, wears) => `Your best month was ${month}, with ${formatPlural(wears, 'wear', 'wears')}.`,
  },
  cost: {
    title: 'What each wear costs you',
    best: 'Best value',
    worst: 'Still to earn their keep',
    garment: 'Piece',
    perWear: 'Per wear',
    sum: (price, wears) => `${price} over ${formatPlural(wears, 'wear', 'wears')}`,
    empty:
      'Once a piece has a price and a wear or two, you’ll know what it costs you each time you put it on.',
  },
  colors: {
    title: 'The colours you wear',
    caption: 'Colours in your wardrobe',
    heads: ['Colour', 'Share of the wardrobe'],
    neutral: 'neutrals',
    note: 'Every piece counts the same. Neutrals are the ones that go with almost anything: navy and camel too.',
    rest: (count) => `and ${formatPlural(count, 'more colour', 'more colours')}`,
  },
  unused: {
    title: 'Waiting their turn',
    note: (days) =>
      `Pieces with no wears noted, or that you haven’t worn for more than ${formatCount(days)} days. Take them out, mend them or find them another home.`,
    never: 'No wears',
    daysAgo: (days) => `${formatPlural(days, 'day', 'days')} ago`,
    more: (count) => `and ${formatPlural(count, 'more piece', 'more pieces')}`,
    none: (days) => `None: you’ve worn everything in the last ${formatCount(days)} days.`,
  },
  mostWorn: {
    title: 'Your regulars',
    wears: (count) => formatPlural(count, 'wear', 'wears'),
  },
};
