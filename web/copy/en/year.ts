import type { Translation } from '#contract/languages.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';

export const yearCopy: Translation<typeof import('../year.ts').yearCopy> = {
  meta: {
    title: 'Your year in clothes',
    description:
      'What you’ve worn this year: your go-to pieces, your colours and what each wear has cost you.',
  },
  title: (year) => `Your ${year} in clothes`,
  lead: (days) =>
    days === 1 ? 'As told by the day you logged.' : `As told by the ${formatCount(days)} days you logged.`,
  choose: 'Year',
  open: 'See your year in clothes',
  share: 'Share my year',
  empty: {
    title: (year) => `You logged nothing in ${year}`,
    text: 'Tap “I’ll wear it” on an outfit or “I’ll wear it today” on a piece, and you’ll see your year build up here.',
    action: 'See today’s outfit',
  },
  figures: {
    days: 'Days logged',
    wears: (count) => formatPlural(count, 'wear', 'wears'),
    worn: 'Pieces you wore',
    wornNote: (total) => `of ${formatPlural(total, 'piece', 'pieces')} in your wardrobe`,
    run: 'Days without a repeat',
    runNote: (from, to) => `Of those logged from ${from} to ${to}`,
    runNone: 'Not two yet',
    cost: 'Cost per wear of new pieces',
    costNote: 'Of what came in this year',
    costUnknown: 'Prices or wears are missing',
  },
  mostWorn: { title: 'What you wore most', wears: (count) => formatPlural(count, 'time', 'times') },
  months: { title: 'Month by month', caption: 'Wears by month', heads: ['Month', 'Wears'] },
  colors: {
    title: 'Your colours',
    caption: 'Colours of what you wore',
    heads: ['Colour', 'Share of wears'],
  },
  added: {
    title: 'What came into your wardrobe',
    garments: (count, spent) =>
      `${formatPlural(count, 'new piece', 'new pieces')}${spent === null ? '' : `, ${spent} in total`}.`,
    none: 'Nothing: you dressed in what you already had.',
    unworn: (count) =>
      count === 1
        ? 'One of them still has no wears logged this year.'
        : `${formatCount(count)} of them still have no wears logged this year.`,
    best: (name, cost) => `The best buy: ${name}, at ${cost} per wear.`,
  },
  departed: {
    title: 'What moved on',
    garments: (sold, given, received) => {
      const parts = [
        ...(sold > 0 ? [formatPlural(sold, 'piece sold', 'pieces sold')] : []),
        ...(given > 0 ? [`${formatCount(given)} gone without a sale`] : []),
      ];
      return `${parts.join(' and ')}${received === null ? '' : `: ${received} back`}.`;
    },
    cost: (cost) => `With that taken off, each wear cost you ${cost}.`,
  },
  picture: {
    title: 'Your year, in a picture',
    description:
      'It’s made on your device. It has drawings and cutouts of your clothes, without names or prices.',
    alt: (year) => `Portrait picture of your ${year} in clothes: days, wears, most-worn pieces and colours`,
    heading: (year) => `My ${year} in clothes`,
    days: (count) => (count === 1 ? 'day logged' : 'days logged'),
    worn: (count) => (count === 1 ? 'piece worn' : 'pieces worn'),
    run: (count) => (count === 1 ? 'day without a repeat' : 'days without a repeat'),
    most: 'What I wore most',
    file: (year) => `vestidor-${year}.png`,
  },
};
