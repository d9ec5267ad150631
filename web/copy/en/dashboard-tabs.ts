import type { Translation } from '#contract/languages.ts';

export const dashboardTabs: Translation<typeof import('../dashboard-tabs.ts').dashboardTabs> = {
  stylist: {
    title: 'What are you dressing for?',
    occasions: { work: 'Work', casual: 'Casual', party: 'Party' },
    note: 'Sample recommendations. Yours come from your own wardrobe.',
    ownNote: 'Your best outfits for each occasion, made from your wardrobe.',
    action: 'Create with my clothes',
    ask: 'Talk to Maya or Valentina',
  },
  trends: {
    title: 'Trends',
    note: 'A sample selection, with pieces that go with what nearly everyone owns.',
    cards: {
      tailoring: {
        title: 'Soft tailoring',
        trend: 'Rising',
        description:
          'Unpadded blazers and pleated trousers. Wear it with a T-shirt, and Monday shows a little less.',
      },
      layers: {
        title: 'Layers with weight',
        trend: 'Steady',
        description: 'A long coat over a roll neck. Two shades, and one texture in the lead.',
      },
      silk: {
        title: 'Slip dress by day',
        trend: 'Rising',
        description: 'The silk dress goes out by day too, with a jumper on top and boots.',
      },
      prints: {
        title: 'Ditsy florals',
        trend: 'Back again',
        description: 'A small print on ecru. Just one print per outfit; everything else, plain.',
      },
    },
    colorsTitle: 'The colours',
    // The names by which colours are known everywhere, not words.
  },
};
