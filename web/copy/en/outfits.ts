import type { Translation } from '#contract/languages.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';

export const outfitsCopy: Translation<typeof import('../outfits.ts').outfitsCopy> = {
  generator: {
    button: 'Create outfits',
    busy: 'Combining your clothes…',
    left: (left, perDay) =>
      left === 0
        ? `You’ve used all ${formatCount(perDay)} of today’s generations`
        : `${formatCount(left)} of ${formatCount(perDay)} generations left today`,
    missingTitle: 'What your wardrobe is missing',
    scanMore: 'Go to the scanner',
    toasts: {
      done: 'Outfits created',
      doneText: (count) => `${formatPlural(count, 'new outfit', 'new outfits')} created with AI`,
      failed: 'No outfits could be created',
    },
  },
  tab: {
    filters: 'Outfit filters',
    create: 'Make an outfit',
    shown: (shown, total) =>
      shown === total
        ? formatPlural(total, 'outfit', 'outfits')
        : `${formatCount(shown)} of ${formatPlural(total, 'outfit', 'outfits')}`,
  },
  empty: {
    title: 'No outfits yet',
    text: 'Create the first ones with AI, or combine your clothes by hand, piece by piece.',
  },
  noResults: {
    title: 'No outfit for that moment',
    text: 'Try another occasion or season, or create a new one.',
  },
  card: {
    ai: 'AI',
    aiLong: 'Created with AI',
    fresh: 'New',
    board: (pieces) => `Arrangement of ${pieces}`,
    score: 'AI score',
    scoreOpen: 'See why',
    parts: 'The score, part by part',
    items: (count) => formatPlural(count, 'piece', 'pieces'),
    timesWorn: (count) => (count === 0 ? 'No wears' : formatPlural(count, 'wear', 'wears')),
    wear: 'I’ll wear it today',
    more: (name) => `More actions for ${name}`,
    share: 'Share',
    remove: 'Delete',
  },
  toasts: {
    wornText: (name, total) => `${name}: ${formatPlural(total, 'wear', 'wears')} in total`,
    saved: 'Outfit saved',
    saveFailed: 'The outfit couldn’t be saved',
    created: 'Outfit created',
    removed: 'Outfit deleted',
    removeFailed: 'The outfit couldn’t be deleted',
  },
  remove: {
    title: (name) => `Delete “${name}”?`,
    text: 'The combination is deleted; the pieces stay in your wardrobe.',
  },
  builder: {
    createTitle: 'Make an outfit',
    createText: 'Combine your clothes by hand',
    editTitle: 'Edit the outfit',
    namePlaceholder: 'Sunday at the market',
    description: 'Description',
    pieces: 'Pieces',
    chosen: (count, max) => `${formatCount(count)} of ${formatCount(max)} at most`,
    search: 'Search your clothes',
    pick: (name) => `Add ${name}`,
    unpick: (name) => `Remove ${name}`,
    none: 'No pieces match',
    noGarments: 'You need at least two pieces to combine.',
    allCategories: 'All',
    create: 'Save outfit',
    save: 'Save changes',
    saving: 'Saving…',
    kept: 'It wasn’t saved, but your combination is still here.',
    errors: {
      name: 'Give the outfit a name',
      tooLong: (max) => `${formatCount(max)} characters at most`,
      fewGarments: 'Choose at least two pieces',
    },
  },
};
