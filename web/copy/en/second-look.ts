import { attributeNames, garmentAttributes, mapAttributes } from '#contract/garment-attributes.ts';
import type { Translation } from '#contract/languages.ts';
import { formatList } from '#web/format/words.ts';
import type { secondLookCopy as source } from '../second-look.ts';

/** @param whose provider before "’s model": OpenAI, Mistral, this server */
export const secondLookCopy: Translation<typeof source> = {
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
  dropBrand: 'Remove',
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
