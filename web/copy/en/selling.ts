import type { Translation } from '#contract/languages.ts';
import { formatCount, formatPercent } from '#web/format/numbers.ts';

export const sellingCopy: Translation<typeof import('../selling.ts').sellingCopy> = {
  title: (name) => `Sell “${name}”`,
  lead: 'The text of the listing, ready to copy. We don’t post anything for you.',
  places: 'Where',
  placeNames: { wallapop: 'Wallapop', vinted: 'Vinted', milanuncios: 'Milanuncios' },
  /** In the words of each place. */
  conditions: {
    wallapop: { new: 'New', excellent: 'As good as new', good: 'Good condition', worn: 'Fair condition' },
    vinted: { new: 'New without tags', excellent: 'Very good', good: 'Good', worn: 'Satisfactory' },
    milanuncios: { new: 'New', excellent: 'As good as new', good: 'Good condition', worn: 'Used' },
  },
  listingTitle: 'Title',
  description: 'Description',
  price: 'Price',
  condition: 'Condition',
  conditionUnknown: 'Not set: add it to the piece’s details',
  copy: 'Copy',
  copyNamed: (part) => `Copy ${part.toLowerCase()}`,
  copyAll: 'Copy all',
  copied: 'Copied',
  failed: 'It couldn’t be copied',
  failedText: 'Select the text and copy it by hand.',
  length: (used, max) => `${formatCount(used)} of ${formatCount(max)} characters`,
  why: 'Where it comes from',
  noPrice: 'Note down what you paid for it and we’ll suggest a price.',
  reasons: {
    paid: (amount) => `You paid ${amount}`,
    condition: (condition, share) =>
      `${condition}: people usually ask ${formatPercent(share)} of what it cost`,
    conditionUnknown: (share) =>
      `Condition not set: we assume it’s good, for which people usually ask ${formatPercent(share)} of what it cost`,
    age: (months, less) => `You’ve had it for ${formatCount(months)} months: ${formatPercent(less)} less`,
    worn: (less) => `Worn a lot: ${formatPercent(less)} less`,
    noBrand: (less) => `No brand noted: ${formatPercent(less)} less`,
    noble: (fibre, more) => `Made of ${fibre}: ${formatPercent(more)} more`,
    least: 'Any less wouldn’t cover the postage',
  },
  sold: 'I’ve sold it',
  picture: 'Download the photo, square and on white',
  pictureFailed: 'The photo couldn’t be prepared',
  pictureName: (name) => `${name}.jpg`,
  drawn: 'This piece has a drawing, not a photo. Take one before you list it.',
  text: {
    size: (size) => `Size ${size}.`,
    sizeInTitle: (size) => `size ${size}`,
    condition: (condition) => `Condition: ${condition}.`,
    composition: (fibres) => `Composition: ${fibres}.`,
    color: (color) => `Colour: ${color}.`,
    pattern: (pattern) => `Pattern: ${pattern}.`,
    unworn: 'Never worn.',
    fewWears: 'Hardly worn.',
  },
};
