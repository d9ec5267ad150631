import type { Translation } from '#contract/languages.ts';

/** Prices and figures after decisions L3 and N3. */
export const landing: Translation<typeof import('../landing.ts').landing> = {
  header: { login: 'Sign in', trial: 'Free trial', premium: '€19.95/month' },
  hero: {
    title: 'You have something to wear.',
    text: 'Photograph your clothes. Vestidor recognises them, organises them and puts outfits together from what’s already hanging in your wardrobe, and tells you why they work.',
    start: 'Start',
    note: 'Start opens a demo with a full wardrobe. No sign-up and no card.',
    try: 'Try it with our wardrobe',
    another: 'Another outfit',
    result: 'The suggested outfit',
    board: (inWords) => `An outfit laid out on paper: ${inWords}`,
    day: (occasion, season) => `${occasion}, ${season.toLocaleLowerCase('en-GB')}`,
    scoreLabel: 'out of 100',
    why: 'Why it works',
    failed: 'We couldn’t put together another outfit. Check your connection and try again.',
  },
  steps: {
    title: 'How it works',
    picture: {
      scan: 'A striped shirt the scanner has just read',
      wardrobe: 'Clothes hanging in My wardrobe',
      outfit: (score) => `An outfit put together, scoring ${score} out of 100`,
    },
    read: ['Shirt', 'Striped', 'Cotton'],
    wardrobe: ['$49.95', '14 wears', '$3.57 per wear'],
    items: [
      {
        title: 'Photograph',
        text: 'One piece, one photo. The scanner separates the piece from the background and reads what it is, its colour, its fabric and its style. Where it’s only guessing, it tells you so.',
      },
      {
        title: 'Organise',
        text: 'Every piece is kept in My wardrobe with its price, its wears and what it costs you each time you wear it.',
      },
      {
        title: 'Combine',
        text: 'Choose an occasion and a season. Vestidor puts complete outfits together and explains each one: colour, formality, warmth and how long it’s been since you wore it.',
      },
    ],
  },
  tryout: {
    title: 'Try it with your clothes',
    text: 'Up to ten photos, one piece in each. Your device reads them and puts together your first outfit.',
    pick: 'Choose photos',
    drop: 'or drop them here',
    release: 'Drop the photos here',
    note: (bytes) =>
      `No account and nothing sent: the photos never leave your device. The first time, the reader is downloaded, about ${Math.ceil(bytes / 1_000_000)} MB.`,
    failed:
      'The reader couldn’t be opened. When you’re back online, reload the page and choose the photos again.',
  },
  showcase: {
    title: 'Four ways to leave the house',
    text: 'Put together by our AI from an example wardrobe. Yours will come from your own clothes.',
  },
  reasons: {
    title: 'An outfit, with its reasons',
    text: (score, name) =>
      `No score goes unexplained. This is how the ${score} points of “${name}”, the outfit at the top, add up.`,
    points: (points, max) => `${points}/${max}`,
  },
  features: {
    title: 'What it does, and nothing more',
    items: [
      [
        'Clothes scanner',
        'Seventeen kinds of clothes and thirty-seven colours, each with its own name, from ecru to burgundy.',
      ],
      ['Cost per wear', 'What you paid, divided by the times you’ve worn it. It changes how you shop.'],
      ['Versatility', 'How many good outfits from your own wardrobe each piece is part of.'],
      ['Sustainability in plain sight', 'A figure with its formula one click away, not a medal.'],
      [
        'Your photos are yours',
        'Only you see them. We remove the location and the camera data when we save them.',
      ],
      ['You’re free to leave', 'Download everything in a ZIP or delete your account yourself, right away.'],
    ],
  },
  colors: { title: 'Colour chart', text: 'The thirty-seven colours Vestidor knows by name.' },
  statistics: {
    title: 'Vestidor in numbers',
    users: 'people get dressed with Vestidor',
    garments: 'pieces organised',
    outfits: 'outfits created',
    satisfaction: 'satisfaction',
    activeUsers: 'active people',
  },
  testimonials: { title: 'What people say' },
  premium: {
    title: 'Premium',
    price: '€19.95',
    period: '/month',
    text: 'Seven-day trial, no card. After that, €19.95 a month; cancel whenever you like.',
    benefits: [
      'Unlimited AI recommendations',
      'Advanced style analysis',
      'Personalised trends',
      'Smart wardrobe',
      '24/7 premium support',
    ],
    trial: '7-day free trial',
    join: 'Go Premium',
  },
  newsletter: {
    title: 'A letter, now and then',
    text: 'Colour guides, fabrics by season and how to get more out of every piece. No offers and no rush.',
    email: 'Your email',
    placeholder: 'name@example.com',
    button: 'Subscribe',
    missing: 'Enter your email',
    invalid: 'Enter a complete email, like name@example.com',
    soonTitle: 'The list opens soon',
    soon: 'Your email looks right, but we aren’t taking sign-ups yet: come back in a few weeks and you’ll be one of the first people to get it.',
  },
};
