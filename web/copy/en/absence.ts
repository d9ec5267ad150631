import type { Absence } from '#contract/absence.ts';
import type { Translation } from '#contract/languages.ts';
import { formatDayOfYear } from '#web/format/dates.ts';
import type { absenceCopy as source } from '../absence.ts';
import { wardrobeCopy } from './wardrobe.ts';

const names = wardrobeCopy.away;
const joined: Record<Absence['why'], string> = { lent: ' to ', stored: ' in ', repair: ', at ' };

export const absenceCopy: Translation<typeof source> = {
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
  save: 'Save',
  back: 'It’s back',
  change: 'Change',
  returned: (name) => `“${name}” is back in the wardrobe`,
  sentence: ({ why, place, until }) =>
    `${names[why]}${place && `${joined[why]}${place}`}${until ? `, until ${formatDayOfYear(until)}` : ''}`,
};
