import type { Translation } from '#contract/languages.ts';

export const claims: Translation<typeof import('../claims.ts').claims> = {
  users: '50,000+',
  usersShort: '50k+',
  garments: '2M+',
  outfits: '1 million',
  satisfaction: '99%',
  activeUsers: '10,247',
};

export const testimonials: Translation<typeof import('../claims.ts').testimonials> = [
  {
    name: 'Lucía',
    context: 'Works in an office with no uniform',
    text: 'I thought I was short of clothes. I was short of seeing them together: I had three pairs of trousers I’d never worn with anything that wasn’t white.',
  },
  {
    name: 'Andrés',
    context: 'Travels with hand luggage',
    text: 'Before every trip I ask for outfits for four days and pack the pieces that come up most. I haven’t checked in a bag since.',
  },
  {
    name: 'Carmen',
    context: 'Stopped buying on impulse',
    text: 'Cost per wear put me off half my impulse buys and made me feel better about an expensive coat I wear every day.',
  },
];
