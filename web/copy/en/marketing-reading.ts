import type { Translation } from '#contract/languages.ts';

export const reading: Translation<typeof import('../marketing-reading.ts').reading> = {
  blog: {
    meta: {
      title: 'Style guides',
      description:
        'Guides to dressing better with what you already own: colour, capsule wardrobes, versatility, fabrics, care and cost per wear.',
    },
    title: 'Dressing well can be learnt.',
    lead: 'Guides to read with the wardrobe open. No shopping lists: you already own almost everything you need.',
  },
  trends: {
    meta: {
      title: 'Trends',
      description:
        'The trends that last, season by season: which fabrics, colours and shapes work in spring, summer, autumn and winter.',
    },
    kicker: 'Trends by season',
    title: 'What comes back every year.',
    lead: 'You can find one-month fads anywhere. This is the other kind: what’s worn each season because it works, and how to wear it with what you own.',
    colors: 'Colours',
  },
  help: {
    meta: {
      title: 'Help and frequently asked questions',
      description:
        'Answers about My wardrobe, the scanner, outfits, the stylists, Premium, payments and your data.',
    },
    kicker: 'Help',
    title: 'Frequently asked questions',
    lead: 'What people ask us most, answered straight.',
    rest: 'If your question isn’t here,',
    contact: 'write to us',
  },
};
