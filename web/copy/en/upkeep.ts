import type { Absence } from '#contract/absence.ts';
import type { Translation } from '#contract/languages.ts';
import { formatDayOfYear } from '#web/format/dates.ts';
import { formatPlural } from '#web/format/numbers.ts';
import { wardrobeCopy } from './wardrobe.ts';

const uses = (wears: number) => formatPlural(wears, 'wear', 'wears');

export const upkeepCopy: Translation<typeof import('../upkeep.ts').upkeepCopy> = {
  works: {
    'heel-tips': 'Heel tips',
    sole: 'Soles',
    repair: 'Repair',
    alteration: 'Alteration',
    'dry-clean': 'Dry cleaning',
    polish: 'Cream and brush',
    waterproofing: 'Waterproofing',
    other: 'Something else',
  },
  title: 'Repairs and upkeep',
  none: 'Nothing noted yet.',
  total: (amount) => `${amount} in all, counted in what each wear costs you.`,
  add: 'Note something',
  remove: (work, day) => `Delete ${work}, ${day}`,
  removed: 'Deleted from the history',
  restored: 'Back in the history',
  removeFailed: 'It couldn’t be deleted',
  noCost: 'no price',
  due: {
    title: 'Time for the cobbler',
    text: 'Going by their wears. In time it’s cheap; too late, it can’t always be mended.',
    needs: { 'heel-tips': 'Due new heel tips', sole: 'Due a new sole' },
    since: (wears, first) =>
      first ? `${uses(wears)} and not replaced yet` : `${uses(wears)} since the last time`,
    why: {
      'heel-tips': 'Once the tip is gone, it’s the heel that wears down.',
      sole: 'With a thin sole, water gets in and the upper comes apart.',
    },
    take: 'Take to the cobbler',
    done: 'It’s done',
  },
  away: {
    title: 'Being mended',
  },
  form: {
    title: (name) => `What was done to “${name}”`,
    lead: 'What it cost is added to what each wear costs you.',
    what: 'What',
    day: 'Which day',
    cost: (symbol) => `What it cost (${symbol})`,
    note: 'Note',
    notePlaceholder: 'The cobbler on the square',
    save: 'Note it',
    saveBack: 'Note it and put it back',
    saved: (name) => `Noted for “${name}”`,
    savedBack: (name) => `“${name}” is back in the wardrobe, with the work noted`,
    failed: 'It couldn’t be noted',
    inFuture: 'That day hasn’t come yet.',
  },
  spent: (price, upkeep) => `You paid ${price}, and ${upkeep} on upkeep`,
  sum: (amount) => `${amount} on upkeep`,
};

const names = wardrobeCopy.away;
const joined: Record<Absence['why'], string> = { lent: ' to ', stored: ' in ', repair: ', at ' };

export const absenceCopy: Translation<typeof import('../upkeep.ts').absenceCopy> = {
  title: (name) => `“${name}”, out of the wardrobe`,
  lead: 'While it’s away we won’t suggest it in any outfit.',
  why: 'Where it is',
  places: {
    lent: 'Who you’ve lent it to',
    stored: 'Where you keep it',
    repair: 'Which mender or dry cleaner',
  },
  examples: {
    lent: 'Marta',
    stored: 'box 3, in the loft',
    repair: 'the dry cleaner’s on the square',
  },
  until: 'Until when',
  untilHint: 'If you turn that notification on in your account, we’ll remind you the evening before.',
  back: 'It’s back',
  change: 'Change',
  returned: (name) => `“${name}” is back in the wardrobe`,
  sentence: ({ why, place, until }) =>
    `${names[why]}${place && `${joined[why]}${place}`}${until ? `, until ${formatDayOfYear(until)}` : ''}`,
};
