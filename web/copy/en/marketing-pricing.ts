import type { Translation } from '#contract/languages.ts';

export const pricing: Translation<typeof import('../marketing-pricing.ts').pricing> = {
  meta: {
    title: 'Pricing',
    description:
      'One plan, Premium, at €19.95 a month: twelve benefits, a seven-day free trial with no card, and you can cancel whenever you like.',
  },
  title: 'One plan. One price. Everything in it.',
  lead: 'No tiers and no small print to compare: everything Vestidor does, for a single monthly fee.',
  plan: 'Premium',
  product: 'Vestidor Premium',
  price: '€19.95',
  period: '/month',
  priceNote: 'VAT included. No commitment.',
  action: 'Go Premium',
  trial: 'Or try it for 7 days, no card needed',
  benefitsTitle: 'Twelve benefits',
  benefits: [
    [
      'Unlimited AI recommendations',
      'Ask for outfits whenever you like: the free account’s limit of five a day is gone.',
    ],
    [
      'Advanced style analysis',
      'Every outfit comes scored on nine criteria, from colour harmony to formality, and you can read where each point comes from.',
    ],
    [
      'Trends made personal',
      'What’s being worn this season, seen from your wardrobe and not from a shop window.',
    ],
    [
      'Smart wardrobe',
      'My wardrobe knows what you own, what you wear and what hasn’t been out for months, and takes it into account when it suggests something.',
    ],
    [
      'Premium support, 24/7',
      'The stylists answer at any hour. If you need a person, the team replies in under twenty-four hours.',
    ],
    [
      'Maya, high fashion',
      'The sophisticated stylist, with an eye on the world’s catwalks. For when the occasion calls for precision.',
    ],
    [
      'Valentina, street fashion',
      'The young stylist, who takes her cues from the street. For giving your usual clothes another life.',
    ],
    [
      'Room for the whole wardrobe',
      'The free account’s fifty pieces become five thousand: in practice, you won’t need to count.',
    ],
    [
      'Clothes scanner',
      'One photo, and it reads type, colour, fabric and style. It runs on our own server: no photo is sent to third-party artificial intelligence services.',
    ],
    [
      'Versatility, counted',
      'It isn’t an opinion: we count how many good outfits each piece goes into and show you the sum.',
    ],
    [
      'Cost per wear',
      'What you paid divided by the times you’ve worn it, up to date and on every piece. The best cure for impulse buys.',
    ],
    [
      'Your data stays yours',
      'Download your clothes, photos and history as a ZIP whenever you like, and delete your account on the spot, without asking anyone.',
    ],
  ],
  paymentTitle: 'How you pay',
  payment:
    'Card payments are handled by a card payment provider: Vestidor never sees or keeps your card number. You can cancel at any time, and you keep Premium until the end of the period you’ve already paid for. You can also pay for a single month with PayPal, bank transfer, Bitcoin or a code, at the same price. Every payment comes with an invoice and fourteen days to withdraw.',
  questionsTitle: 'Before you decide',
  allQuestions: 'See all the questions',
};
