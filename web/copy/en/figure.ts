import type { Translation } from '#contract/languages.ts';
import type { HemLevel } from '#illustrator/figure/dress.ts';
import { formatList } from '#web/format/words.ts';
import type { figureCopy as source } from '../figure.ts';

const hems: Record<HemLevel, string> = {
  waist: 'to the waist',
  hip: 'to the hip',
  thigh: 'to mid-thigh',
  knee: 'to the knee',
  calf: 'to mid-calf',
  ankle: 'to the ankle',
};

export const figureCopy: Translation<typeof source> = {
  open: '3D view',
  openNamed: (name) => `3D view of ${name}`,
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
