import type { Translation } from '#contract/languages.ts';
import { inHouse, toHouse } from '#stylist/language/en/house.ts';
import { formatPlural } from '#web/format/numbers.ts';

const garments = (count: number) => formatPlural(count, 'piece', 'pieces');

export const homesCopy: Translation<typeof import('../homes.ts').homesCopy> = {
  meta: {
    title: 'My houses',
    description: 'Which clothes are in which house, and where you are, so you dress from what’s at hand.',
  },
  lead: 'We dress you from what’s there, wherever you are.',
  main: 'At home',
  add: 'Add another house',
  full: (most) => `You have ${most} houses besides your own, and that’s all there’s room for.`,
  here: 'I’m here',
  hereOf: (name) => `${name} is here`,
  count: (count) => (count === 0 ? 'No pieces' : garments(count)),
  nothing: (name) =>
    name === ''
      ? 'Nothing left here: it’s all in another house.'
      : 'Nothing here yet. Choose pieces from another house and take them.',
  all: (count) => `See all ${garments(count)}`,
  select: (garment) => `Choose ${garment}`,
  selectAll: 'Choose all',
  selectNone: 'Clear the selection',
  selected: garments,
  take: 'Take to…',
  takeTo: (name) => `Take ${toHouse(name)}`,
  more: (name) => `More options for ${name}`,
  rename: 'Rename',
  remove: 'Delete this house',
  dialog: {
    name: 'What you call it',
    example: 'Beach house',
    missing: 'Give it a name',
  },
  where: {
    menu: 'It’s in…',
    title: (garment) => `Where is “${garment}”?`,
    lead: 'We only suggest it when you’re in the same house.',
    sentence: (name) => `It’s ${inHouse(name)}`,
    change: 'It’s in another house',
    bring: (name) => `Bring ${toHouse(name)}`,
  },
  filter: 'House',
  anywhere: 'In any house',
  banner: (name) => `You’re ${inHouse(name)}`,
  bannerOf: (person, name) => `${person} is ${inHouse(name)}`,
  back: 'Back home',
  moved: (count, name) => `${garments(count)} ${inHouse(name)}`,
  nowHere: (name) => `We’ll dress you from what’s ${inHouse(name)}`,
  added: (name) => `“${name}” is now one of your houses`,
  renamed: 'Name changed',
  removed: (name) => `“${name}” is no longer one of your houses`,
  removedText: (count) => (count === 0 ? undefined : `${garments(count)} back home.`),
  failed: 'That couldn’t be changed',
  saveFailed: 'The house couldn’t be saved',
  empty: {
    title: 'Got clothes in another house?',
    text: 'At the beach, at your parents’, in the weekday flat… Tell us what’s where and we’ll dress you only from what’s at hand. And when you pack a suitcase, what’s already there stays out of it.',
  },
  trip: {
    label: 'I’m going to one of my houses',
    other: 'No, somewhere else',
    there: 'Already there',
    toPack: (count) => (count === 0 ? 'Nothing to take' : `To take: ${garments(count)}`),
    waiting: (count, name) => `${garments(count)} already waiting ${inHouse(name)}`,
    take: 'I’m taking it',
    takeHint: (name) => `We’ll note it’s ${inHouse(name)}.`,
    taken: 'Noted',
  },
};
