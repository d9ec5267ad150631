import type { Translation } from '#contract/languages.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';
import type { washingCopy as source } from '../washing.ts';

export const washingCopy: Translation<typeof source> = {
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
