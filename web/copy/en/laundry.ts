import type { Translation } from '#contract/languages.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';

const tints = { white: 'Whites', colour: 'Colours', dark: 'Darks' } as const;

export const laundryCopy: Translation<typeof import('../laundry.ts').laundryCopy> = {
  meta: {
    title: 'Laundry',
    description: 'The clothes waiting to be washed, sorted into loads that go together, each with its cycle.',
  },
  lead: 'What’s waiting to be washed, in loads that can go together.',
  tints,
  washes: {
    machine: (tint) => tints[tint],
    gentle: (tint) => `${tints[tint]}, gentle cycle`,
    hand: 'By hand, in cold water',
    professional: 'To the dry cleaner’s',
    wipe: 'With a cloth or a brush',
  },
  due: {
    title: 'Due for a wash',
    text: 'Going by how often you’ve worn them. We won’t set them aside until you say so.',
    toLaundry: 'Put in the wash',
    alreadyClean: 'They’re clean',
    since: (wears) => `${formatPlural(wears, 'wear', 'wears')} since the last wash`,
  },
  celsius: (degrees) => `at ${degrees}\u00a0°C or below`,
  guessed: 'Going by the fabric',
  care: 'What some of these pieces need',
  clean: 'It’s clean now',
  cleaned: (count) => `${formatPlural(count, 'piece', 'pieces')} back in your wardrobe`,
  labels: 'Pieces with a care label go by it; the rest, by the gentlest wash that gets their fabric clean.',
  empty: {
    title: 'No laundry waiting',
    text: 'Every piece has “Put in the wash” in its menu: we keep it aside here and don’t suggest it until it’s clean.',
  },
};

export const washingCopy: Translation<typeof import('../laundry.ts').washingCopy> = {
  choice: {
    label: 'When it’s due a wash',
    byKind: (kind, wears) =>
      `Usual for ${kind.toLocaleLowerCase('en-GB')}: ${wears === null ? 'don’t remind me' : wears === 1 ? 'every wear' : `every ${wears} wears`}`,
    after: (wears) => (wears === 1 ? 'After every wear' : `Every ${wears} wears`),
    never: 'Don’t remind me',
    since: (wears) => `${formatPlural(wears, 'wear', 'wears')} since the last wash.`,
  },
  today: {
    due: (name, others) =>
      others === 0 ? `“${name}” is due a wash.` : `“${name}” and ${formatCount(others)} more are due a wash.`,
    open: 'See the laundry',
    toLaundry: 'Put in the wash',
  },
  intoLaundry: (count) => `${formatPlural(count, 'piece', 'pieces')} put in the wash`,
  clean: (count) => (count === 1 ? 'Noted as clean' : 'All noted as clean'),
};
