import type { Translation } from '#contract/languages.ts';
import { formatPlural } from '#web/format/numbers.ts';

export const sharingCopy: Translation<typeof import('../sharing.ts').sharingCopy> = {
  title: 'Share this outfit',
  privacy:
    'Only the pieces are shown, cut out or drawn: not your name, not the outfit’s name, no people, no prices.',
  picture: {
    title: 'As a picture',
    text: 'Upright, for your stories.',
    alt: (pieces) => `The picture you’re sharing: ${pieces}`,
    save: 'Download',
    send: 'Send picture',
    failed: 'The picture couldn’t be prepared.',
    retry: 'Try again',
  },
  link: {
    title: 'With a link',
    text: 'Anyone who has it can open it, without an account, until you stop sharing.',
    create: 'Create link',
    label: 'Link',
  },
  ask: {
    text: 'Choose one or two more outfits and send the link: your friends vote without an account.',
    none: 'You need at least two outfits to ask.',
    create: 'Create a vote',
    pick: (name) => `Add ${name} to the vote`,
    made: 'Vote created',
  },
  demo: {
    text: 'The demo doesn’t create links. With your own account, which is free, you can share yours.',
  },
  actions: {
    send: 'Send link',
    open: 'View',
    opened: (name) => `what you’re sharing of ${name}`,
    sendNamed: (name) => `Send link for ${name}`,
    end: 'Stop sharing',
    endNamed: (name) => `Stop sharing ${name}`,
  },
  message: 'Look at this outfit',
  question: 'Which one should I wear?',
  toasts: {
    created: 'Link created',
    copied: 'Link copied',
    copiedText: 'Paste it wherever you like.',
    failed: 'It couldn’t be shared',
    failedText: 'Your browser doesn’t allow it: copy the link by hand.',
    ended: 'No longer shared',
    error: 'Error',
    createFailed: 'The link couldn’t be created',
    endFailed: 'The link couldn’t be taken down',
  },
  end: {
    title: 'Stop sharing it?',
    text: 'The link stops working and its votes are deleted. We can’t delete what other people have already saved.',
  },
  list: {
    title: 'What you share',
    text: 'Anyone with the link can see it.',
    since: (day) => `Since ${day}`,
    removed: 'Taken down',
    removedText: 'We’ve taken it down because it broke the terms of use. Nobody else can see it.',
    choice: (letter, name) => `${letter}: ${name}`,
    votes: (count) => formatPlural(count, 'vote', 'votes'),
    noVotes: 'No votes yet',
    failed: 'We couldn’t load what you share.',
  },
};
