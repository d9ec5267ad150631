import type { Translation } from '#contract/languages.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';

export const catalogueCopy: Translation<typeof import('../catalogue.ts').catalogueCopy> = {
  meta: {
    title: 'Inventory',
    description: 'All your clothes, with their price, their wears and what each wear costs you.',
  },
  title: 'My wardrobe inventory',
  lead: 'To print or save as a PDF. It’s handy for home insurance too.',
  print: 'Print or save as PDF',
  csv: 'Download CSV',
  csvName: 'vestidor-clothes.csv',
  made: (day, name) => `${name} · ${day}`,
  empty: {
    title: 'Nothing to list yet',
    text: 'Once there are clothes in your wardrobe, they’ll appear here with their price and their wears.',
  },
  totals: {
    garments: 'Pieces',
    value: 'Paid in total',
    average: 'Average cost per wear',
    unpriced: (count) =>
      count === 1
        ? 'One piece without a price isn’t included in the total.'
        : `${formatCount(count)} pieces without a price aren’t included in the total.`,
  },
  none: '—',
  size: (size) => `Size ${size}`,
  since: (day) => `Since ${day}`,
  perWear: (amount) => `${amount} per wear`,
  wears: (times) => (times === 0 ? 'No wears' : formatPlural(times, 'wear', 'wears')),
  sum: (count, amount) => `${formatCount(count)} · ${amount}`,
};
