import type { Translation } from '#contract/languages.ts';
import { formatPlural } from '#web/format/numbers.ts';
import { formatList } from '#web/format/words.ts';
import { advisorsCopy } from './advisors.ts';

const { names } = advisorsCopy;

export const chat: Translation<typeof import('../chat.ts').chat> = {
  meta: {
    title: 'Stylists',
    description: 'Talk to Maya and Valentina: two AI stylists who know your wardrobe.',
  },
  title: 'Your stylists',
  choose: 'Who you’re talking to',
  eyes: { maya: 'High fashion, a catwalk eye', valentina: 'Street style, city trends' },
  about: {
    maya: 'She looks at line, length and the light in every colour. She’ll tell you what to wear and, above all, why.',
    valentina:
      'She looks at what you already own before you buy anything. She mixes, rolls up sleeves and takes the seriousness out of Monday.',
  },
  greetings: {
    maya: 'Hello, I’m Maya. Tell me what you’re dressing for and we’ll think it through: the occasion, the weather and what’s already hanging in your wardrobe.',
    valentina:
      'Hi! I’m Valentina. Tell me the plan and we’ll get something cool out of what you already have. Nothing complicated.',
  },
  ai: 'You’re talking to an AI',
  aiNote: 'It can get things wrong. Look, try things on and decide for yourself.',
  suggestionsTitle: 'To get started',
  suggestions: {
    maya: [
      'What shall I wear to an important meeting tomorrow?',
      'I’ve got an afternoon wedding: what do you recommend?',
      'What colour goes with navy?',
      'Pack me a suitcase for three days in Paris',
      'What’s missing from my wardrobe?',
    ],
    valentina: [
      'Make me three looks with my jeans',
      'I’m going out tonight and it’s cold: what shall I wear?',
      'What’s in this season that I already own?',
      'Something comfy for a whole day out and about',
      'Give a new twist to what I wear least',
    ],
  },
  log: 'Conversation',
  you: 'You',
  composer: {
    label: (advisor) => `Your message to ${names[advisor]}`,
    placeholder: (advisor) => `Write to ${names[advisor]}`,
    send: 'Send',
    stop: 'Stop',
    keys: 'Enter sends, Shift + Enter starts a new line',
  },
  typing: (advisor) => `${names[advisor]} is typing`,
  looking: {
    wardrobe: 'Looking through your wardrobe',
    outfits: 'Trying combinations',
    store: 'Searching the shop',
    style: 'Going over her notes',
  },
  failures: {
    maya: 'Maya isn’t available right now',
    valentina: 'Valentina isn’t available right now',
    noText: 'Sorry, I couldn’t process your message.',
    unanswered: 'No reply has arrived. Your message is still here.',
    lost: 'The connection dropped. What you’ve said so far is still here.',
    stopped: 'You stopped the reply.',
  },
  said: {
    announce: (advisor, text) => `${names[advisor]}: ${text}`,
    garments: 'Pieces mentioned',
    products: 'From the shop',
    outfits: (count) => formatPlural(count, 'suggested outfit', 'suggested outfits'),
    board: (pieces) => `Arrangement of ${formatList(pieces)}`,
    score: (percent) => `${percent} out of 100`,
    why: 'Why it works',
    pieces: 'The pieces',
    save: 'Save outfit',
    saved: 'Saved in My outfits',
    wear: 'I’ll wear it today',
    worn: 'You’re wearing it today',
  },
  change: {
    undone: 'Undone',
    failed: 'It couldn’t be undone',
  },
  outfitToasts: {
    saved: 'Outfit saved',
    worn: 'Marked as worn',
    wornText: (name, total) => `${name}: ${formatPlural(total, 'wear', 'wears')} in total`,
    saveFailed: 'The outfit couldn’t be saved',
    wornFailed: 'It couldn’t be marked as worn',
  },
  history: {
    title: 'Conversations',
    open: 'Conversations',
    fresh: 'New conversation',
    search: 'Search your conversations',
    empty: 'What you talk about is kept here, for you alone, until you delete it.',
    none: (words) => `Nothing about “${words}”`,
    failed: 'We couldn’t open your conversations.',
    talkFailed: 'We couldn’t open this conversation.',
    gone: 'That conversation no longer exists.',
    older: 'The oldest messages in this conversation aren’t shown.',
    erase: (title) => `Delete “${title}”`,
    eraseTitle: 'Delete this conversation?',
    eraseText: 'It’s deleted for good. The outfits you saved stay.',
    eraseAll: 'Delete all',
    eraseAllTitle: 'Delete all your conversations?',
    eraseAllText:
      'They’re deleted for good, including those in the small window. The outfits you saved stay.',
    confirm: 'Delete',
    erased: 'Conversation deleted',
    erasedAll: 'Conversations deleted',
    eraseFailed: 'It couldn’t be deleted',
    yesterday: 'Yesterday',
  },
  gate: {
    title: 'Needs Premium',
    text: 'With Premium, Maya and Valentina open your wardrobe, put outfits together from what you own and remember what you’ve talked about.',
    action: 'See Premium',
  },
  widget: {
    label: 'Stylist',
    choose: 'Stylist',
    minimise: 'Minimise',
    restore: (advisor) => `Back to your conversation with ${names[advisor]}`,
    answered: 'Has replied',
    fresh: 'Start again',
    wide: 'Open full size',
    account: 'With an account, they talk about your own clothes.',
    accountAction: 'Create account',
    failure: {
      title: 'Chat error',
      text: 'The AI stylist couldn’t be reached. Please try again.',
      inChat: 'I’m having technical problems. Try again in a moment.',
    },
  },
};
