import { attributeNames, garmentAttributes, mapAttributes } from '#contract/garment-attributes.ts';
import type { Translation } from '#contract/languages.ts';
import { formatCount, formatOutOfTen, formatPlural } from '#web/format/numbers.ts';
import { formatList } from '#web/format/words.ts';

export const scannerCopy: Translation<typeof import('../scanner.ts').scannerCopy> = {
  title: 'Clothes scanner',
  lead: 'One piece per photo, laid flat and in good light. Vestidor does the rest.',
  drop: {
    title: 'Drag your photos here',
    titlePhone: 'Photograph a piece',
    text: 'You can also paste them with Ctrl + V. Several at once, if you like.',
    release: 'Drop to add them',
    pick: 'Choose photos',
    camera: 'Take a photo',
    formats: 'JPEG, PNG or WebP. They’re made smaller on your device before they’re sent.',
  },
  preview: {
    alt: (fileName) => `Chosen photo: ${fileName}`,
    preparing: 'Getting the photo ready…',
    notViewable: 'Your browser can’t show this photo. We’ll send it as it is.',
    change: 'Change image',
    add: 'Add more',
  },
  scan: (count) => (count > 1 ? `Scan ${formatCount(count)} pieces` : 'Scan piece'),
  scanning: 'Scanning…',
  failedText: 'Nothing’s been lost: you can try again or change the photo.',
  queue: {
    label: 'Photos in the queue',
    progress: (done, total) =>
      `${formatCount(done)} of ${formatPlural(total, 'photo scanned', 'photos scanned')}`,
    failed: (count) => formatPlural(count, 'photo with problems', 'photos with problems'),
    doubted: (count) => formatPlural(count, 'photo with a question', 'photos with a question'),
    status: {
      preparing: 'getting ready',
      ready: 'ready to scan',
      scanning: 'scanning',
      read: 'read, not saved',
      doubted: 'waiting for your answer',
      done: 'in your wardrobe',
      failed: 'couldn’t be scanned',
      unreadable: 'can’t be read',
    },
    open: (number, status) => `Photo ${formatCount(number)}: ${status}`,
  },
  toasts: {
    imageRequired: 'Please select an image first',
    done: 'Scan complete!',
    doneText: (name) => `${name}: analysed and added to your wardrobe`,
    failed: 'Scan failed',
    failedText: 'The piece couldn’t be scanned',
    undone: 'Piece removed',
    undoneText: 'We’ve taken it out of your wardrobe.',
    undoFailed: 'It couldn’t be undone',
    onlyImages: 'Only images are accepted',
    onlyImagesText: (names) => `We’ve left out: ${names}`,
  },
  unreadable: {
    heic: 'Your browser can’t open HEIC photos. On iPhone, choose “Settings › Camera › Formats › Most Compatible”, or send it as a JPEG.',
    format: 'Your browser can’t open this photo. Choose one in JPEG, PNG or WebP.',
    file: 'We couldn’t read this file. Choose another photo.',
  },
  doubt: {
    ask: 'We won’t save it until you confirm.',
    isGarment: 'It’s clothing: save it',
    isOneGarment: 'It’s a single piece',
    remove: 'Remove the photo',
    look: 'Separate the clothes',
  },
  several: {
    open: 'There are several pieces',
    title: 'The pieces in this photo',
    looking: 'Looking for pieces in the photo…',
    found: (count) =>
      `${formatPlural(count, 'piece found', 'pieces found')}. Add the ones you want: nothing goes into your wardrobe until you confirm it.`,
    none: 'We can only make out one piece in this photo. To separate several, lay them out without touching, on a plain background.',
    failed: 'We couldn’t look for pieces in the photo',
    photo: 'The photo, with a box around each piece',
    add: 'Add',
    addLabel: (name, number) => `Add piece ${formatCount(number)}: ${name}`,
    discard: 'Discard',
    discardLabel: (name, number) => `Discard piece ${formatCount(number)}: ${name}`,
    added: 'In your wardrobe',
    discarded: 'Discarded',
    restore: 'Bring back',
    addFailed: 'The piece couldn’t be added',
    facts: (kind, color, share) => `${kind}${share ? ` (${share})` : ''}, ${color}`,
    close: 'Done',
  },
  look: {
    save: 'Save this look',
    found: (count) =>
      `${formatPlural(count, 'piece found', 'pieces found')} in the look. Discard any you don’t want to save.`,
    none: 'We couldn’t make out the clothes in this photo. Try a full-length one with more light.',
    whose: 'Whose clothes are they?',
    person: (number) => `Person ${formatCount(number)}`,
    face: 'Blur the face',
    faceHint: 'In the photos that are saved. The face is never part of a piece.',
    day: 'Day you wore it',
    name: (day) => `Look from ${day}`,
    description: 'Saved from a photo.',
    saved: 'Look saved',
    savedText: (added, known, isToday) => {
      const worn = `marked as worn ${isToday ? 'today' : 'that day'}`;
      const fresh = formatPlural(added, 'new piece', 'new pieces');
      if (known === 0) return `${fresh} in your wardrobe, ${worn}.`;
      if (added === 0)
        return `${formatPlural(known, 'piece you already had', 'pieces you already had')}, ${worn}.`;
      return `${fresh} and ${formatCount(known)} you already had, ${worn}.`;
    },
    failed: 'The look couldn’t be saved',
  },
  similar: {
    title: 'You already have a very similar piece',
    text: (name, day) => `${name}, in your wardrobe since ${day}.`,
    same: 'It’s the same one: undo',
    distinct: 'It’s a different piece',
    view: 'See the one you have',
  },
  result: {
    title: 'About the piece',
    saved: 'It’s in your wardrobe',
    lead: 'Tap any detail to correct it; it’s saved straight away.',
    otherKind: 'Another type',
    otherColor: 'Another colour',
    secondColor: 'Second colour',
    oneColor: 'None, it’s one colour',
    versatility: 'Versatility',
    versatilityValue: (value) => `${formatOutOfTen(value)}/10`,
    tags: 'Tags',
    addTag: 'Add a tag',
    removeTag: (tag) => `Remove the tag ${tag}`,
    suggested: 'suggested',
    suggestedHint: 'It’s a guess: a photo isn’t enough to tell. Correct it if it’s wrong.',
    confidence: (share) => `${share} sure`,
    details: 'Brand, size and price',
    view: 'See in My clothes',
    waiting: 'Here you’ll see the category, the colour, the fabric and what it goes with.',
    reading: 'Reading cut, colour and fabric…',
  },
};

/** @param whose provider before "’s model": OpenAI, Mistral, this server */
export const secondLookCopy: Translation<typeof import('../scanner.ts').secondLookCopy> = {
  switch: {
    label: (whose) => `Ask ${whose}’s model too`,
    hint: 'If you turn it on, it gets the photo, made smaller and without metadata, and nothing else about you, to suggest what the scanner can’t know: brand, fabric, style, condition. You can withdraw permission whenever you like, here or in your account.',
    hintOn: (day) =>
      `You’ve allowed it since ${day}. It gets the photo, made smaller and without metadata, and nothing else about you. You can withdraw permission here or in your account.`,
    error: 'Your choice couldn’t be saved',
  },
  looking: (whose) => `Asking ${whose}’s model…`,
  found: (whose, fields) =>
    `According to ${whose}’s model: ${formatList(fields)}. They’re suggestions: correct whatever it gets wrong.`,
  foundNothing: (whose) =>
    `We asked ${whose}’s model and it saw nothing the scanner didn’t already know. The piece stays as it is.`,
  failed: 'The model didn’t answer. We’re keeping what Vestidor read.',
  retry: 'Ask again',
  origin: (whose) => `according to ${whose}`,
  brand: 'Brand',
  keepBrand: 'It’s right',
  fields: {
    kind: 'type',
    category: 'category',
    color: 'colour',
    ...mapAttributes(attributeNames, (attribute) =>
      garmentAttributes[attribute].title.toLocaleLowerCase('en-GB'),
    ),
    secondColor: 'second colour',
    brand: 'brand',
  },
  account: {
    title: 'Your photos and other AI models',
    text: (whose, day) =>
      `Since ${day} you’ve let the scanner send your photos, made smaller and without metadata, to ${whose}’s model.`,
    revoke: 'Withdraw permission',
    revoked: 'Permission withdrawn',
    revokedText: 'No more photos will be sent.',
  },
};
