import type { Translation } from '#contract/languages.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';

export const dashboard: Translation<typeof import('../dashboard.ts').dashboard> = {
  meta: {
    title: 'Overview',
    description: 'Your clothes, your outfits and your recommendations at a glance.',
  },
  title: 'Your dashboard',
  tabsLabel: 'Dashboard sections',
  tabs: {
    overview: 'Overview',
    wardrobe: 'Wardrobe',
    outfits: 'Outfits',
    'ai-stylist': 'AI stylist',
    trends: 'Trends',
  },
  denied: {
    title: 'Sign in first',
    text: 'You need an account to see the dashboard. From the home page you can sign in, create yours or see the demo.',
    action: 'Back to home',
  },
  firstSteps: {
    title: 'To get started',
    done: 'done',
    account: 'Your account is ready',
    trial: 'Try Premium for seven days',
    trialText: 'No card. Nothing is charged when it ends.',
    trialStart: 'Start seven free days',
    scan: 'Photograph your clothes',
    scanText: 'Ten pieces are enough to begin.',
    scanStart: 'Scan clothes',
    outfit: 'Wear your first outfit',
    outfitText: 'It’s waiting in Home, made from your clothes and today’s weather.',
    outfitStart: 'Go to Home',
  },
  example: 'Example',
  exampleNote: 'These are example figures: your dashboard will look like this after a few weeks.',
  stats: { garments: 'Pieces', outfits: 'Outfits', recommendations: 'AI recommendations' },
  activity: {
    title: 'Recent activity',
    items: [
      ['Today', 'You scanned a navy blazer'],
      ['Yesterday', 'You wore “Slow Sunday”'],
      ['Monday', 'Maya suggested three outfits for work'],
      ['Last week', 'You saved the outfit “Rooftop dinner”'],
    ],
    when: { today: 'Today', yesterday: 'Yesterday', on: (day) => day },
    own: {
      scanned: (name) => `You scanned ${name}`,
      added: (name) => `You added ${name}`,
      wore: (name) => `You wore ${name}`,
      woreOutfit: (name) => `You wore “${name}”`,
      saved: (name) => `You saved the outfit “${name}”`,
      generated: (count, name) =>
        count === 1 ? `You created the outfit “${name}”` : `You created ${formatCount(count)} outfits`,
    },
  },
  actions: {
    title: 'Quick actions',
    scan: 'Scan a piece',
    outfit: 'Create an outfit',
    chat: 'Talk to a stylist',
    store: 'Go to the shop',
    hub: 'See all of Vestidor',
  },
  failed: {
    title: 'We couldn’t open your dashboard',
    text: 'Your clothes are still saved. Check your connection and try again.',
  },
  own: {
    value: (amount) => `${amount} in total`,
    outfitsWorn: (count) => (count === 0 ? 'No wears logged' : `${formatCount(count)} worn`),
    recommendations: 'Made from your clothes',
    latest: 'Latest arrivals',
    latestOutfits: 'Your latest outfits',
    timesWorn: (count) => (count === 0 ? 'Not worn yet' : formatPlural(count, 'wear', 'wears')),
    score: (percent) => `AI score ${percent}%`,
  },
  wardrobe: {
    title: 'My wardrobe',
    text: 'Every piece with its photo, its cost per wear and the outfits it works in.',
    action: 'Open my wardrobe',
  },
  outfits: {
    title: 'My outfits',
    text: 'Choose an occasion and a season: Vestidor puts outfits together from what you own and tells you why.',
    action: 'See my outfits',
  },
};
