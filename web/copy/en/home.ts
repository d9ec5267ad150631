import type { Translation } from '#contract/languages.ts';

export const home: Translation<typeof import('../home.ts').home> = {
  meta: {
    description:
      'Photograph your clothes, organise them in your wardrobe and get outfits with their reasons, for every occasion and every season.',
  },
  welcome: (name) => `Hi ${name}`,
  fallbackName: 'there',
  lead: 'What do you feel like wearing today?',
  leadOf: (name) => `What is ${name} wearing today?`,
  premium: 'Premium',
  logout: 'Sign out',
  tiles: {
    add: { title: 'Add a piece', text: 'Take a photo and we’ll keep it in your wardrobe' },
    outfit: {
      title: 'Create an outfit',
      premium: 'Get standout combinations with AI',
      free: 'Combine your clothes by hand',
    },
    wardrobe: { title: 'My wardrobe', text: 'A 3D view of everything you own' },
    stylist: { title: 'AI stylist', text: 'Talk to Maya and Valentina', locked: 'Needs Premium' },
  },
  upgrade: {
    title: 'All of Vestidor',
    text: 'Maya and Valentina by your side and outfits with no daily limit, for €19.95 a month. Cancel whenever you like.',
    action: 'See Premium',
  },
  statusFailed: 'We couldn’t check your subscription.',
};
