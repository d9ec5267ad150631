import type { Translation } from '#contract/languages.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';

const fewOutfits = 5;
const periods = { month: 'this month’s', year: 'this year’s' } as const;

export const wishesCopy: Translation<typeof import('../wishes.ts').wishesCopy> = {
  meta: {
    title: 'Your wishes',
    description:
      'What you’d like to own, what it would add to your wardrobe and what you have left to spend.',
  },
  lead: 'Before you buy: what each one would add to what you already own.',
  add: 'Add a wish',
  list: 'Wishes',
  budget: {
    title: 'What you spend on clothes',
    month: 'This month',
    year: 'This year',
    left: (amount, limit) => `You have ${amount} left of ${limit}`,
    over: (amount, limit) => `You’re ${amount} over ${limit}`,
    none: 'No budget',
    change: 'Set a budget',
    byCategory: 'This year, by category',
    garments: (count) => formatPlural(count, 'piece', 'pieces'),
    counted: 'We count the price of what goes into your wardrobe.',
    dialog: {
      title: 'Your clothes budget',
      text: 'We’ll let you know on every wish that goes over it. Leave it blank if you don’t want a limit.',
      month: (symbol) => `Per month (${symbol})`,
      year: (symbol) => `Per year (${symbol})`,
      saved: 'Budget saved',
      failed: 'The budget couldn’t be saved',
    },
  },
  outfits: (count) =>
    count === 0
      ? 'With what you own, it doesn’t complete any new outfit.'
      : `It would go into ${count === 1 ? 'one new outfit' : `${formatCount(count)} new outfits`} with what you own.`,
  alike: 'You already have one that does the same job',
  alikeWorn: (name, times) =>
    times === 0 ? `${name}, never worn` : `${name}, ${formatPlural(times, 'wear', 'wears')}`,
  plenty: (owned, idle) =>
    idle === 0
      ? `You already own ${formatCount(owned)} of this type.`
      : `You already own ${formatCount(owned)} of this type, and ${idle === 1 ? 'one hasn’t' : `${formatCount(idle)} haven’t`} been out for a long time.`,
  spare: {
    title: 'Three to let go before a new one',
    titleOfFewer: 'What to let go before a new one',
    text: 'Of what you own, what you’d miss least. We count wears, lookalikes and outfits; keepsakes, your favourites and what’s new don’t count.',
    reason: ({ others, outfits, lastWorn, since }) => {
      const idle =
        lastWorn === null
          ? `has waited for its first wear since ${since}`
          : `hasn’t been out since ${lastWorn}`;
      if (others > 0)
        return `You have ${others === 1 ? 'another nearly like it' : `${formatCount(others)} others nearly like it`}, and this one ${idle}.`;
      if (outfits === 0) return `It ${idle}, and completes no outfit with what you own.`;
      return outfits <= fewOutfits
        ? `It ${idle}, and is only part of ${formatPlural(outfits, 'outfit', 'outfits')}.`
        : `It ${idle}.`;
    },
    sell: 'Sell',
    give: 'Give away',
    keep: 'I’m keeping it',
    sellNamed: (name) => `Sell ${name}`,
    giveNamed: (name) => `Give away ${name}`,
    keepNamed: (name) => `Keep ${name}`,
    kept: (name) => `“${name}” stays. We won’t ask again for a year.`,
  },
  beyond: (period, amount) => `This one puts you ${amount} over ${periods[period]} budget.`,
  reduced: (amount) =>
    `The price has dropped since you saved it. The lowest price in the previous 30 days was ${amount}.`,
  inShop: 'In our shop',
  see: 'See in the shop',
  page: 'See the page',
  removeNamed: (name) => `Remove ${name} from your wishes`,
  removed: 'Wish removed',
  removeFailed: 'The wish couldn’t be removed',
  form: {
    text: 'From any shop. For what’s in ours, tap its heart.',
    name: 'What it is',
    namePlaceholder: 'Long wool coat',
    choose: 'Choose',
    price: (symbol) => `Price (${symbol})`,
    page: 'Address of its page',
    submit: 'Add',
    added: 'Wish added',
    failed: 'The wish couldn’t be added',
  },
  failed: {
    title: 'We couldn’t load your wishes',
    text: 'They’re still saved. Check your connection and try again.',
  },
  empty: {
    title: 'No wishes yet',
    text: 'Note down what you like, wherever it’s from, and see if you really need it.',
    store: 'See the shop',
  },
};
