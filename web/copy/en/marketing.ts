import type { Translation } from '#contract/languages.ts';

export const marketing: Translation<typeof import('../marketing.ts').marketing> = {
  footer: {
    line: 'Your wardrobe, whole at last.',
    rights: '© 2024 Grupo Telar',
    groups: { wardrobe: 'Your wardrobe', plan: 'Premium', house: 'The house', help: 'Help and notices' },
    links: {
      wardrobe: 'My wardrobe',
      store: 'Shop',
      shop: 'Fashion for less',
      stylists: 'Talk to the stylists',
      pricing: 'Pricing',
      trial: 'Free trial',
      register: 'Create account',
      trends: 'Trends',
      blog: 'Style guides',
      about: 'About us',
      careers: 'Work with us',
      press: 'Press',
      contact: 'Contact',
      help: 'Help',
      faq: 'Frequently asked questions',
      privacy: 'Privacy',
      terms: 'Terms',
      withdrawal: 'Withdraw from contract here',
      cookies: 'Cookies',
      accessibility: 'Accessibility',
    },
  },
  document: {
    contents: 'On this page',
    updated: (when) => `Last updated: ${when}`,
    sampleMark: 'sample data',
    samples:
      'Details marked “sample data” are examples from a new installation. Whoever runs the service replaces them with their own before opening it to the public.',
  },
  guide: {
    minutes: (minutes) => `${minutes}\u00a0min read`,
    by: 'Vestidor’s Styling team',
    more: 'Keep reading',
    all: 'All guides',
    try: {
      title: 'Try it with your clothes',
      text: 'The demo opens a wardrobe that’s already full, with its sums done. No sign-up and no card.',
      action: 'Get started',
    },
  },
};
