import type { SustainabilityWords } from '../shape/words.ts';

const decimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const pieces = (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`;

export const sustainability: SustainabilityWords = {
  formula:
    'Up to 50 points for the share of your wardrobe that you’ve worn in the last 90 days, up to 30 for coming ' +
    'close to 30 wears per piece a year, and up to 20 for making pieces last. New arrivals don’t count against you.',
  use: {
    label: 'Wardrobe in use',
    early: 'Your pieces have only just arrived: it’s too soon to judge.',
    reason: (used, of, days) => `You’ve worn ${used} of ${pieces(of)} in the last ${days} days.`,
  },
  wears: {
    label: 'Wears per piece',
    early: (target) => `The goal is to reach ${target} wears per piece in a year.`,
    reason(average, target) {
      const wears = decimal.format(average);
      return `Each piece has ${wears} ${wears === '1' ? 'wear' : 'wears'} on average; the goal is to reach ${target} in a year.`;
    },
  },
  care: {
    label: 'Long life',
    early: 'Take care of what comes in and it’ll last you for years.',
    reason: (lasting, of) =>
      `${lasting} of ${pieces(of)} ${lasting === 1 ? 'is' : 'are'} in good condition or still in use.`,
  },
};
