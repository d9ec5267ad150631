import type { Translation } from '#contract/languages.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';

export const boardsCopy: Translation<typeof import('../boards.ts').boardsCopy> = {
  meta: {
    title: 'Your boards',
    description: 'Inspiration and outfits gathered around anything you like: a season, a trip, a wedding.',
  },
  lead: 'Gather inspiration and outfits: a season, a trip, a wedding. Only you can see them.',
  inspiration: 'Inspiration',
  create: 'New board',
  list: 'Boards',
  count: (items) => (items === 0 ? 'Empty' : formatPlural(items, 'picture', 'pictures')),
  all: 'All boards',
  form: {
    edit: 'Edit board',
    namePlaceholder: 'Autumn in London',
    note: 'Note',
    empty: 'Give the board a name',
    failed: 'The board couldn’t be saved',
  },
  remove: 'Delete board',
  removed: 'Board deleted',
  removedText: 'Everything on it is still where it was.',
  removeFailed: 'The board couldn’t be deleted',
  add: 'Add',
  adding: {
    title: 'Add to the board',
    inspirations: 'Inspiration',
    outfits: 'Outfits',
    none: 'You haven’t saved any inspiration or outfits yet.',
    nothingElse: 'Everything of yours is already on this board.',
    submit: (count) => (count === 0 ? 'Add' : `Add ${formatCount(count)}`),
  },
  item: {
    more: (name) => `Options for ${name}`,
    note: 'Write a note',
    editNote: 'Change the note',
    before: 'Move earlier',
    after: 'Move later',
    takeOff: 'Remove from board',
    takenOff: 'Removed from the board',
    changeFailed: 'The board couldn’t be changed',
  },
  put: {
    title: 'Put on a board',
    alreadyOn: 'Already on this board',
    done: (board) => `On “${board}”`,
    failed: 'It couldn’t be put on the board',
    open: 'See the board',
  },
  empty: {
    title: 'You don’t have any boards yet',
    text: 'A board brings together looks you like and outfits of yours, with your notes and in your order.',
  },
  emptyBoard: {
    title: 'This board is empty',
    text: 'Add inspiration or outfits you’ve already saved.',
  },
  loadFailed: {
    title: 'We couldn’t load your boards',
    text: 'They’re still saved. Check your connection and try again.',
  },
  gone: { title: 'This board no longer exists', text: 'You may have deleted it.' },
};
