import type { Translation } from '#contract/languages.ts';

export const shell: Translation<typeof import('../shell.ts').shell> = {
  navigation: 'Sections',
  sections: {
    dashboard: 'Overview',
    wardrobe: 'Wardrobe',
    scanner: 'Scanner',
    stylists: 'Stylists',
    store: 'Shop',
    hub: 'All of Vestidor',
  },
  account: 'Your account',
  logout: 'Sign out',
  start: 'Get started',
  language: 'Language',
  theme: { label: 'Appearance', light: 'Light', dark: 'Dark', system: 'Same as system' },
  needsScripts: 'This page needs JavaScript. Turn it on in your browser and reload the page.',
  demoLabel: 'Demo notice',
  demoNotice: 'You’re in a demo account: it’s deleted after 24 hours.',
  demoShort: '24-hour demo.',
  demoAction: 'Create my own',
  crash: {
    title: 'This page has come apart at the seams',
    text: 'Your data is safe. Reload the page; if it happens again, try in a little while.',
    reload: 'Reload',
  },
  offline: {
    title: 'We couldn’t reach the server',
    text: 'Check your connection. Nothing has been lost: when it’s back, carry on where you were.',
  },
};
