import type { Care, CareGroup } from '#contract/care.ts';
import { garmentPartNames } from '#contract/garment-words.ts';
import type { Translation } from '#contract/languages.ts';
import { formatPercent, formatPlural } from '#web/format/numbers.ts';

const lower = (text: string) => text.toLocaleLowerCase('en-GB');

/** Short names under the symbols; full sentences are in the contract. */
const symbols: Readonly<Record<Care, string>> = {
  'wash-30': '30 °C',
  'wash-30-gentle': '30 °C gentle',
  'wash-30-very-gentle': '30 °C very gentle',
  'wash-40': '40 °C',
  'wash-40-gentle': '40 °C gentle',
  'wash-40-very-gentle': '40 °C very gentle',
  'wash-50': '50 °C',
  'wash-50-gentle': '50 °C gentle',
  'wash-60': '60 °C',
  'wash-60-gentle': '60 °C gentle',
  'wash-70': '70 °C',
  'wash-95': '95 °C',
  'hand-wash': 'By hand',
  'no-wash': 'Do not wash',
  bleach: 'Bleach',
  'oxygen-bleach': 'Oxygen only',
  'no-bleach': 'No bleach',
  'no-tumble-dry': 'No tumble drying',
  'tumble-dry-low': 'Low',
  'tumble-dry': 'Normal',
  'line-dry': 'Line dry',
  'drip-dry': 'Drip dry',
  'dry-flat': 'Dry flat',
  'dry-shade': 'In the shade',
  'iron-low': '110 °C',
  'iron-medium': '150 °C',
  'iron-high': '200 °C',
  'no-iron': 'Do not iron',
  'dry-clean': 'Dry clean',
  'dry-clean-gentle': 'Dry, gentle',
  'dry-clean-petroleum': 'F only',
  'no-dry-clean': 'No dry cleaning',
  'wet-clean': 'Wet clean',
  'wet-clean-gentle': 'Wet, gentle',
  'no-wet-clean': 'No wet cleaning',
  'inside-out': 'Inside out',
  'wipe-clean': 'Damp cloth',
  'brush-suede': 'Brush the suede',
  'leather-cream': 'Leather cream',
  'keep-dry': 'Keep dry',
};

const groups: Readonly<Record<CareGroup | 'more', string>> = {
  wash: 'Washing',
  bleach: 'Bleach',
  tumble: 'Tumble drying',
  dry: 'Air drying',
  iron: 'Ironing',
  dryClean: 'Dry cleaning',
  wetClean: 'Wet cleaning',
  more: 'Also',
};

export const careLabelCopy: Translation<typeof import('../care-label.ts').careLabelCopy> = {
  title: 'Composition and care',
  read: 'Read the label',
  none: 'Take a photo of the label and we’ll copy it here, or type it in yourself.',
  dialog: {
    title: 'The piece’s label',
    text: 'What it’s made of and how to look after it.',
    saving: 'Saving…',
    kept: 'It wasn’t saved, but what you’ve written is still here.',
  },
  photo: {
    title: 'With a photo',
    text: 'Let the percentages fill the photo, in good light and without shadows. We read the words, in English and five other languages; the symbols are for you to choose.',
    camera: 'Take a photo',
    pick: 'Choose a photo',
    another: 'Another photo',
    again: 'Read again',
    private: 'The photo is read on our server and isn’t kept.',
    alt: 'Your photo of the label',
    reading: 'Reading the label… It may take a few seconds.',
    failed: 'We couldn’t read the label',
    typed: 'You can also type it in without a photo.',
    seen: 'See what we’ve read',
  },
  result: {
    shares: (count) =>
      `We’ve read ${formatPlural(count, 'fibre', 'fibres')}. Check the percentages against the label before saving.`,
    noShares: 'We didn’t read any percentages: type them in yourself.',
    sum: 'One part doesn’t add up to 100%: a line was misread or is missing.',
    part: `There’s a second fabric and we couldn’t read which part it’s for: it’s under “${garmentPartNames.trim}”.`,
    care: 'For the care, we’ve marked what the words say. We can’t read the symbols: check them one by one.',
    noCare: 'We didn’t read any words about care: choose the symbols you see.',
  },
  composition: {
    title: 'Composition',
    fibreOf: (number, part) => `Fibre ${number}, ${lower(part)}`,
    percentOf: (number, part) => `Percentage of fibre ${number}, ${lower(part)}`,
    add: 'Add a fibre',
    remove: (number, part) => `Remove fibre ${number}, ${lower(part)}`,
    whole: 'Adds up to 100%',
    short: (sum, missing) => `Adds up to ${formatPercent(sum)}: ${formatPercent(missing)} still to check`,
    over: (sum) => `Adds up to ${formatPercent(sum)}: it can’t go over 100%`,
    errors: {
      fibre: 'Choose the fibre',
      percent: 'From 1 to 100, no decimals',
      twice: 'This fibre is already in this part',
    },
  },
  fabric: {
    label: (fabric) => `Change the fabric to ${lower(fabric)}`,
    hint: (current) =>
      current === null
        ? 'The piece has no fabric noted.'
        : `The piece is noted as ${lower(current)}. The label says otherwise.`,
  },
  care: {
    title: 'Care',
    text: 'Tap the symbols on the label.',
    programme: 'Wash programme',
    programmes: { normal: 'Normal', gentle: 'Gentle', veryGentle: 'Very gentle' },
    groups,
    symbols,
  },
};
