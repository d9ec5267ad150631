import type { Translation } from '#contract/languages.ts';
import { formatPlural } from '#web/format/numbers.ts';
import type { outgrownCopy as source } from '../outgrown.ts';

export const outgrownCopy: Translation<typeof source> = {
  meta: {
    title: 'Outgrown',
    description: 'The clothes each child has grown out of, ready to pass on to the next.',
  },
  title: 'Outgrown',
  lead: (name) => `Going by size, these no longer fit ${name}.`,
  note: 'When you pass a piece on, its photo and wears go with it, and the outfits it’s in come apart.',
  notice: (count, name) => `${formatPlural(count, 'piece no longer fits', 'pieces no longer fit')} ${name}`,
  size: (size) => `Size ${size}`,
  to: (name) => `For ${name}`,
  toOwn: 'For my wardrobe',
  more: (name) => `More options for ${name}`,
  depart: 'I no longer have it',
  given: (garment, name) => `“${garment}” now belongs to ${name}`,
  givenToOwn: (garment) => `“${garment}” is in your wardrobe`,
  failed: 'The piece couldn’t be passed on',
  empty: {
    title: 'Everything fits',
    text: (name) =>
      `None of the pieces ${name} has are too small. Give each piece a size, and change the child’s size as they grow.`,
    action: 'See the wardrobe',
  },
  own: {
    title: 'This one’s for the little ones',
    text: 'Open one of their wardrobes and you’ll see here what they’ve grown out of.',
    action: 'See the wardrobes',
  },
};
