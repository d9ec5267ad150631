import type { Translation } from '#contract/languages.ts';
import { formatPlural } from '#web/format/numbers.ts';

export const householdCopy: Translation<typeof import('../household.ts').householdCopy> = {
  titleOf: (name) => `${name}’s wardrobe`,
  notice: (name) => `You’re in ${name}’s wardrobe.`,
  back: 'Back to mine',
  own: 'My wardrobe',
  switch: 'Switch wardrobe',
  manage: 'Add or change wardrobes',
  openFailed: 'The wardrobe couldn’t be opened',
  section: {
    title: 'Your kids’ wardrobes',
    text: 'Each child with their own clothes and outfits, no account or password: you look after them. Their pieces and photos count along with yours, and never leave Vestidor.',
    loadFailed: 'We couldn’t load your kids’ wardrobes.',
    add: 'Add a child',
    open: 'Open',
    openLabel: (name) => `Open ${name}’s wardrobe`,
    isOpen: 'Open now',
    more: (name) => `Options for ${name}’s wardrobe`,
    edit: 'Change their details',
    remove: 'Delete their wardrobe',
    full: 'You already have as many as one account can hold.',
  },
  facts: (years, clothes, shoes) =>
    [
      years < 1 ? 'under 1 year old' : formatPlural(years, 'year old', 'years old'),
      clothes && `size ${clothes}`,
      shoes !== null && `shoe size ${shoes}`,
    ]
      .filter(Boolean)
      .join(' · '),
  dialog: {
    edit: (name) => `${name}’s details`,
    nameRequired: 'Enter their name',
    birthYear: 'Year of birth',
    clothes: 'Clothes size',
    clothesHint: 'The one they wear now. Change it as they grow.',
    shoes: 'Shoe size',
    unsaid: 'Not given',
    create: 'Create their wardrobe',
  },
  size: (cm, age) => `${cm} cm, ${age}`,
  added: (name) => `${name}’s wardrobe is ready`,
  saved: 'Details saved',
  saveFailed: 'The details couldn’t be saved',
  removal: {
    title: (name) => `Delete ${name}’s wardrobe?`,
    text: 'Their clothes, photos and outfits are deleted, and this can’t be undone. If you want to keep anything, download the ZIP of your data first.',
    confirm: 'Delete for good',
    done: (name) => `${name}’s wardrobe has been deleted`,
    failed: 'The wardrobe couldn’t be deleted',
  },
  ownOnly: {
    title: 'The stylists look after your wardrobe',
    text: (name) => `You have ${name}’s open right now. Go back to yours to talk to them.`,
  },
};

export const outgrownCopy: Translation<typeof import('../household.ts').outgrownCopy> = {
  meta: {
    title: 'Outgrown',
    description: 'The clothes each child has grown out of, ready to pass on to the next.',
  },
  lead: (name) => `Going by size, these no longer fit ${name}.`,
  note: 'When you pass a piece on, its photo and wears go with it, and the outfits it’s in come apart.',
  notice: (count, name) => `${formatPlural(count, 'piece no longer fits', 'pieces no longer fit')} ${name}`,
  size: (size) => `Size ${size}`,
  to: (name) => `For ${name}`,
  toOwn: 'For my wardrobe',
  more: (name) => `More options for ${name}`,
  depart: 'I no longer have it',
  given: (garment, name) => `“${garment}” now belongs to ${name}`,
  givenToOwn: (garment) => `“${garment}” is in your wardrobe`,
  failed: 'The piece couldn’t be passed on',
  empty: {
    title: 'Everything fits',
    text: (name) =>
      `None of the pieces ${name} has are too small. Give each piece a size, and change the child’s size as they grow.`,
    action: 'See the wardrobe',
  },
  own: {
    title: 'This one’s for the little ones',
    text: 'Open one of their wardrobes and you’ll see here what they’ve grown out of.',
    action: 'See the wardrobes',
  },
};
