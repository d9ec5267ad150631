import type { Translation } from '#contract/languages.ts';
import { formatPlural } from '#web/format/numbers.ts';

export const webhooksCopy: Translation<typeof import('../webhooks.ts').webhooksCopy> = {
  title: 'Updates for your programs',
  text: 'We notify an address of yours when something changes. The notice is signed and only says what has changed; the rest is read with a key.',
  loadFailed: 'We couldn’t load your addresses.',
  topics: {
    'garment.saved': 'Pieces saved',
    'outfit.worn': 'Outfits worn',
    'plan.changed': 'Plans changed',
  },
  test: 'Test',
  testNamed: (host) => `Test ${host}`,
  tested: 'The test arrived',
  testRefused: (status) => `The address answered with ${status}`,
  testFailed: 'We couldn’t reach that address',
  removeNamed: (host) => `Remove ${host}`,
  removed: 'Address removed',
  removeFailed: 'The address couldn’t be removed',
  paused: 'Paused',
  pausedText:
    'We stopped sending because it wasn’t accepting the updates. What didn’t arrive isn’t sent again.',
  resume: 'Resume',
  resumed: 'We’re sending updates again',
  resumeFailed: 'It couldn’t be resumed',
  deliveries: 'Latest deliveries',
  noDeliveries: 'Nothing has been sent to it yet.',
  testTopic: 'Test',
  delivered: 'Delivered',
  waiting: (attempts, at) =>
    attempts === 0
      ? 'About to go out'
      : `${formatPlural(attempts, 'attempt', 'attempts')}; the next, on ${at}`,
  given: (status) => (status === null ? 'The address couldn’t be reached' : `It answered with ${status}`),
  add: {
    open: 'Add address',
    title: 'Add an address',
    text: 'We sign each notice the way Standard Webhooks says, and repeat it for three days if it doesn’t arrive.',
    url: 'Address',
    urlHint: 'Public and with https.',
    urlRequired: 'Enter the whole address, starting with https',
    topics: 'What we tell it',
    topicsRequired: 'Choose at least one update',
    password: 'Your password',
    passwordRequired: 'Enter your password',
    submit: 'Add',
    failed: 'The address couldn’t be added',
  },
  made: {
    title: 'Keep this secret safe',
    text: 'We only show it to you now. Your program uses it to check that the notice is ours.',
    label: 'Your secret',
    copied: 'Secret copied',
    saved: 'I’ve saved it',
  },
};
