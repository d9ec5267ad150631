import type { Translation } from '#contract/languages.ts';
import type { MissingPiece } from '#stylist/missing.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';
import { formatList } from '#web/format/words.ts';

const garmentsAndOutfit = (garments: number, outfit: boolean) =>
  `${formatPlural(garments, 'piece', 'pieces')}${outfit ? ' and an outfit' : ''}`;

const waits = (garments: number, outfit: boolean) =>
  garments === 1 && !outfit ? 'is waiting' : 'are waiting';

const missingPieces: Partial<Record<MissingPiece['key'], readonly string[]>> = {
  top: ['a top'],
  bottom: ['trousers or a skirt'],
  clothes: ['a top', 'a bottom'],
  shoes: ['a pair of shoes'],
};

export const tryoutCopy: Translation<typeof import('../tryout.ts').tryoutCopy> = {
  progress: {
    label: 'Reading on your device',
    of: (done, all) => `${formatCount(done)} of ${formatCount(all)}`,
  },
  outfit: {
    kicker: 'Your first outfit',
    board: (pieces) => `An outfit laid out on paper: ${formatList(pieces)}`,
  },
  missing: (keys) =>
    `Add ${formatList(keys.flatMap((key) => missingPieces[key] ?? []))} and I’ll put together your first one.`,
  garments: 'Your clothes',
  remove: (name) => `Remove ${name}`,
  photo: 'this photo',
  looksLike: (name) => `Looks like: ${name}`,
  kindOf: (name) => `Type: ${name}`,
  doubt: {
    worn: 'There’s a person wearing clothes. Separating them needs an account; here I read one piece per photo.',
    list: 'Photos I’m not sure about',
    ask: 'Is it a piece of clothing?',
    yes: 'Yes, read it',
    no: 'Remove it',
  },
  tooMany: (left) => `Only ten photos fit here, so I’ve left out ${left === 1 ? 'one' : formatCount(left)}.`,
  twice: (count) =>
    count === 1
      ? 'One photo was already here, so I didn’t repeat it.'
      : `${formatCount(count)} photos were already here, so I didn’t repeat them.`,
  notPhotos: (names) => `Not a photo: ${formatList(names)}.`,
  notPrepared: 'The reader couldn’t be set up. Check your connection and try again.',
  impossible: 'This browser can’t read photos by itself. With an account, the server reads them.',
  retry: 'Try again',
  notKept: 'This browser can’t keep the photos: if you close the page, you’ll have to choose them again.',
  keep: 'Create my account and keep it all',
  keepText: (days) =>
    `The photos haven’t been sent. They wait in this browser for ${formatCount(days)}\u00a0days; when you create your account they’re uploaded and saved in your wardrobe.`,
  forget: 'Delete it all from here',
  register: (garments, outfit) =>
    `${garmentsAndOutfit(garments, outfit)} ${waits(garments, outfit)} in this browser. When you create your account, they’re saved in your wardrobe with their photos.`,
  filing: {
    region: 'The clothes you tried before signing in',
    ask: (garments, outfit) =>
      `From what you tried before signing in, ${garmentsAndOutfit(garments, outfit)} ${waits(garments, outfit)} in this browser. Shall we save those photos in this wardrobe?`,
    yes: 'Save them here',
    no: 'No, delete them',
    busy: 'Saving what you tried',
    paused: 'Not everything could be saved',
    pausedText: (left) => `What’s left (${formatPlural(left, 'photo', 'photos')}) is still in this browser.`,
    retry: 'Keep saving',
    forget: 'Delete what’s left',
    storage: 'This browser couldn’t open the photos.',
    done: 'Your clothes are now in your wardrobe',
    doneText: (garments, outfit) => `${garmentsAndOutfit(garments, outfit)}.`,
    refused: (count) => formatPlural(count, 'photo couldn’t be opened', 'photos couldn’t be opened'),
    open: 'See my wardrobe',
  },
};
