import type { Translation } from '#contract/languages.ts';
import { formatList } from '#web/format/words.ts';
import type { tryOnCopy as source } from '../try-on.ts';

export const tryOnCopy: Translation<typeof source> = {
  view: 'How to see it',
  views: { figure: 'On the figure', photo: 'On your photo' },
  lead: 'An image of you in this outfit, made by an AI model.',
  title: 'On your photo',
  needsPhoto:
    'Upload a full-length photo of yourself, standing and facing the camera. We save it without metadata and only you can see it; you can delete it whenever you like.',
  own: 'The photo is mine: it shows me and no one else.',
  adult: 'I’m over 18.',
  pick: 'Choose my photo',
  declareFirst: 'Tick both boxes to upload it.',
  photoAlt: 'Your full-length photo',
  consentTitle: 'Before each image',
  consent: (whose) =>
    `To make this image we send ${whose} your photo and the pieces in this outfit, and nothing else: not your name, your measurements or any metadata. ${whose} generates a new image, which we save marked as such and for you alone. It can get the clothes and your body wrong.`,
  agree: (whose) => `I agree to send them to ${whose} this time.`,
  make: 'Make the image',
  making: 'Making the image…',
  makingHint: 'It usually takes about a minute. You can close this window: we’ll save it all the same.',
  made: (whose, day) => `Image generated with AI by ${whose} on ${day}. It isn’t a photo.`,
  madeAlt: (garments) =>
    garments.length > 0
      ? `Image generated with AI: you with ${formatList(garments)}`
      : 'Image generated with AI: you in an outfit you no longer have',
  others: 'Other images',
  deletePicture: 'Delete this image',
  erase: 'Delete my photo',
  eraseTitle: 'Delete your photo?',
  eraseText: 'Your photo and every image made with it are deleted. This can’t be undone.',
  failed: 'It didn’t work',
};
