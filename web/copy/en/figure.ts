import type { Translation } from '#contract/languages.ts';
import type { HemLevel } from '#illustrator/figure/dress.ts';
import { formatList } from '#web/format/words.ts';

const hems: Record<HemLevel, string> = {
  waist: 'to the waist',
  hip: 'to the hip',
  thigh: 'to mid-thigh',
  knee: 'to the knee',
  calf: 'to mid-calf',
  ankle: 'to the ankle',
};

export const figureCopy: Translation<typeof import('../figure.ts').figureCopy> = {
  lead: 'Drag the figure to turn it. Every hem falls where it would at that height.',
  turn: 'Turn the figure',
  turned: (degrees) =>
    degrees === 0
      ? 'Facing forward'
      : `Turned ${Math.abs(degrees)} degrees to the ${degrees > 0 ? 'right' : 'left'}`,
  picture: (heightCm, garments) => `Faceless figure, ${heightCm} cm tall, with ${formatList(garments)}.`,
  hem: (name, hem) => `${name}: ${hems[hem]}`,
  tucked: (name) => `${name}: tucked in`,
  absent: (names) => `Not shown on the figure: ${formatList(names)}.`,
  honest:
    'Pieces with a cut-out photo are shown with their photo; the rest, along with shoes and small accessories, are drawn from their details. The back isn’t shown, because no photo shows it.',
  how: 'How it fits',
  body: 'The figure',
  bases: { short: 'Short', middle: 'Medium', tall: 'Tall' },
  base: 'Height',
  baseOf: (cm) => `Height: ${cm} cm`,
  own: 'Use my measurements',
  measures: {
    height: 'Height',
    shoulders: 'Shoulders',
    bust: 'Bust',
    waist: 'Waist',
    hip: 'Hips',
    inseam: 'Inside leg',
  },
  centimetres: (value) => `${value} cm`,
  skin: 'Skin',
  ink: 'Outline only',
  tone: (place) => `Tone ${place} of 10`,
  hair: 'Hair',
  hairs: { up: 'Up', short: 'Short', long: 'Down' },
  private: 'These measurements stay in this browser: we don’t send or keep them.',
  save: 'Save my figure to my account',
  saved:
    'It’s in your account, only so we can draw it, and you have it on all your devices. If you switch this off, we delete it from there.',
  saveFailed: 'Your figure couldn’t be saved',
  reset: 'Delete my measurements',
};

export const tryOnCopy: Translation<typeof import('../figure.ts').tryOnCopy> = {
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
};
