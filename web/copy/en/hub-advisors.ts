import type { Translation } from '#contract/languages.ts';
import type { hubAdvisors as source } from '../hub-advisors.ts';

export const hubAdvisors: Translation<typeof source> = {
  maya: {
    specialty: 'Body shape and personal style',
    expertise: ['Proportions', 'High fashion', 'Colour analysis', 'Capsule wardrobes'],
  },
  valentina: {
    specialty: 'Smart shopping and outfits',
    expertise: ['Street style', 'Cost per wear', 'Urban trends', 'Denim'],
  },
  sofia: { specialty: 'Events', expertise: ['Weddings', 'Dress codes', 'Company dinners', 'Suitcases'] },
};
