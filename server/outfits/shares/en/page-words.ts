import type { Translation } from '#contract/languages.ts';
import type { pageWords as source } from '../page-words.ts';

export const pageWords: Translation<typeof source> = {
  titles: {
    casual: 'An everyday outfit',
    work: 'An outfit for work',
    formal: 'An outfit for a formal occasion',
    party: 'An outfit for a party',
    date: 'An outfit for a date',
    sport: 'An outfit for sport',
  },
  question: 'Which one should I wear?',
  about: 'Vestidor organises your wardrobe and puts together outfits from what you already have.',
  more: 'See what it is',
  alone: 'Someone wanted to show you this combination.',
  asked: {
    description: 'Choose the outfit you like best. No account needed.',
    lead: 'Vote for the one you like best: no account needed, and you can change your vote.',
    heading: (letter) => `Outfit ${letter}`,
    votes: (count) => `${count} ${count === 1 ? 'vote' : 'votes'}`,
    withYours: ', with yours',
    vote: (letter) => ['Vote', `for ${letter}`],
    change: (letter) => ['Change my vote', `to ${letter}`],
  },
  notices: {
    voto: 'Your vote is saved. You can change it whenever you like.',
    denuncia: 'Thanks for letting us know. We’ll look into it.',
  },
  report: {
    open: 'Report',
    question: 'What’s wrong with this page?',
    reasons: {
      person: 'It shows a person',
      offensive: 'It’s offensive or isn’t clothing',
      'not-theirs': 'It’s mine and I didn’t share it',
    },
    send: 'Send report',
  },
  faults: {
    gone: {
      title: 'This link no longer exists',
      text: 'Whoever shared it has taken it down, or part of the address is missing.',
    },
    removed: {
      title: 'We’ve taken this outfit down',
      text: 'It broke Vestidor’s terms of use.',
    },
    other: 'That didn’t work',
    back: 'Back to the outfit',
  },
};
