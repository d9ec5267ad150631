import type { Translation } from '#contract/languages.ts';

export const hub: Translation<typeof import('../hub.ts').hub> = {
  meta: {
    title: 'All of Vestidor',
    description: 'Your stylists, your modules and your figures on a single screen.',
  },
  lead: 'Your stylists, eight modules and what your wardrobe has to say.',
  clock: 'Current time',
  tabsLabel: 'Hub sections',
  tabs: {
    dashboard: 'Dashboard',
    'ai-stylists': 'AI stylists',
    'body-scanner': '3D scanner',
    shopping: 'Premium shopping',
    trends: 'Trends',
    analytics: 'Analytics',
  },
  example: 'Example',
  exampleNote: 'Sample figures, not yours. Yours are in Analytics.',
  stats: {
    outfits: 'Outfits created',
    purchases: 'Premium purchases',
    saved: (amount) => `${amount} saved`,
    sessions: 'AI sessions',
    level: 'Level',
    vip: 'VIP',
    months: (count) => (count === 1 ? '1 month' : `${count} months`),
  },
  advisors: {
    title: 'Your stylists',
    note: 'All three are artificial intelligence. Ratings and sessions are examples.',
    all: 'What each one does',
    rating: (rating) => `Rated ${rating} out of 5`,
    sessions: (count) => `${count} sessions`,
    expertise: 'Knows about',
    status: { online: 'Online', busy: 'Busy', offline: 'Offline' },
    actions: { online: 'Ask now', busy: 'In a session', offline: 'Not available' },
    busyNote: 'Sofia is busy right now. Meanwhile, Maya can help you with any event.',
    busyAction: 'Ask Maya',
    about: {
      maya: 'Sophisticated, high fashion. She reads your proportions and your wardrobe, and tells you which length, which neckline and which two shades work for you.',
      valentina:
        'Young, street style. She looks at what you already own before you buy, and turns three pieces into five outfits.',
      sofia:
        'She lives among weddings, award ceremonies and company dinners. For now she’s only in the hub: she doesn’t have her own chat yet.',
    },
    ask: 'To get started',
    questions: {
      maya: [
        'What should I wear to a meeting tomorrow?',
        'What suits me better: high rise or low rise?',
        'What goes with my navy blazer?',
      ],
      valentina: [
        'What’s my wardrobe missing?',
        'Make me three looks with my jeans',
        'Is another white T-shirt worth it?',
      ],
      sofia: [
        'Dress code for an afternoon wedding',
        'Company dinner without overdoing it',
        'A suitcase for three events',
      ],
    },
    premiumNote: 'Chatting with Maya and Valentina is part of Premium and of the free trial.',
  },
  modules: {
    title: 'The modules',
    back: 'All modules',
    free: 'Free',
    premium: 'Premium',
    users: 'Users',
    rating: 'Rating',
    growth: 'Growth',
    growthValue: (percent) => `+${percent}%`,
    figuresNote: 'Example figures',
    features: 'What’s included',
    activate: 'Get Premium, €19.95/month',
    start: 'Start for free',
    demo: 'See the demo',
    included: 'Included in your Premium',
    openIt: 'Open the module',
    names: {
      advisors: {
        name: 'AI stylists',
        text: 'Maya and Valentina, with your wardrobe in front of them.',
        features: [
          'Chat with two stylists who know your clothes',
          'Answers with the why, not just the what',
          'Suggested questions to get you started',
          'Available at any hour',
        ],
      },
      'body-scanner': {
        name: '3D body scanner',
        text: 'Your measurements and your size in each brand.',
        features: [
          'Five measurements, entered by you: the camera can’t take them yet',
          'Your size in Alba Norte and Casa Lirio',
          'The margin of error, always in view',
          'Your measurements never leave your browser',
        ],
      },
      wardrobe: {
        name: 'Digital wardrobe',
        text: 'Every piece, with its photo and its numbers.',
        features: [
          'Scan a photo: type, colour, fabric and pattern',
          'Cost per wear and versatility of every piece',
          'Up to 50 pieces for free',
          'Export or delete your data whenever you like',
        ],
      },
      shopping: {
        name: 'Premium shopping',
        text: 'The shop, with 15% off.',
        features: [
          'Alba Norte and Casa Lirio, with 15% off in plain view',
          'Free delivery from €50',
          '30-day guarantee',
          'Your size, using the scanner’s measurements',
        ],
      },
      forecast: {
        name: 'Trend forecast',
        text: 'What’s coming each season, and what’s staying.',
        features: [
          'A selection for every season, from our styling team',
          'The six colours of each season',
          'How to wear it with what you already own',
        ],
      },
      stylist: {
        name: 'Virtual stylist',
        text: 'Outfits from your clothes, scored and explained.',
        features: [
          'Six occasions and four seasons',
          'A score explained, point by point',
          'It says what your wardrobe is missing',
          'No daily limit with Premium',
        ],
      },
      social: {
        name: 'Social sharing',
        text: 'Show an outfit to the people you choose.',
        features: [
          'Share an outfit however you like: message, email, social media',
          'No public profile and no followers to count',
          'Only what you send is shared',
        ],
      },
      analytics: {
        name: 'Advanced analytics',
        text: 'What you wear, and what it costs you.',
        features: [
          'Cost per wear of every piece',
          'Wears month by month',
          'Your wardrobe’s colour wheel',
          'The pieces that have waited ninety days',
        ],
      },
    },
  },
  share: {
    title: 'Share an outfit',
    text: 'Choose one of yours: its name and its pieces are sent, nothing else.',
    action: 'Share',
    actionNamed: (name) => `Share ${name}`,
    message: (name, pieces) => `${name}: ${pieces}. Put together with Vestidor.`,
    copied: 'Copied',
    copiedText: 'Paste it wherever you like.',
    failed: 'It couldn’t be shared',
    failedText: 'Your browser doesn’t allow it. Try from your phone.',
    empty: 'You don’t have any outfits to show yet.',
    loadFailed: 'We could not load your outfits.',
    emptyAction: 'Create an outfit',
  },
  shopping: {
    title: 'Two brands, 15% off',
    lead: 'In the shop every price shows the old one, crossed out, and the new one, with the 15% already taken off. That’s all the small print there is.',
    brands: {
      alba: { name: 'Alba Norte', text: 'Plain and well cut: tailoring, knitwear and coats that last.' },
      lirio: { name: 'Casa Lirio', text: 'Colour and street style: dresses, jackets and trainers.' },
    },
    facts: ['15% off the whole shop', 'Free delivery from €50', '30-day guarantee'],
    action: 'Go to the shop',
    sizes: 'Find my size first',
  },
};

export const hubAdvisors: Translation<typeof import('../hub.ts').hubAdvisors> = {
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
