import type { Translation } from '#contract/languages.ts';
import type { albaNorteDresses as source } from '../alba-norte-dresses.ts';

export const albaNorteDresses: Translation<typeof source> = {
  'vestido-camisero-popelin': {
    name: 'Poplin shirt dress',
    description:
      'A shirt that grew down to the knee, with a belt of the same cloth and pockets in the seams. It buttons all the way, so it’s a summer overcoat too.',
  },
  'vestido-camisero-rayas': {
    name: 'Striped shirt dress',
    description:
      'A vertical stripe that lengthens and white cuffs that finish it. The yoke spreads the fullness of the back into two pleats.',
  },
  'vestido-camisero-lino': {
    name: 'Linen shirt dress',
    description:
      'Sleeves to mid-arm with a turn-up and a tie to hold it. The buttons end at the thigh and leave the hem free as you walk.',
  },
  'vestido-cruzado-punto': {
    name: 'Jersey wrap dress',
    description:
      'It really wraps and ties at the side, so the bow decides the size. A jersey with weight that doesn’t give away what’s underneath.',
  },
  'vestido-cruzado-lunares': {
    name: 'Dotted wrap dress',
    description:
      'The dot is the size of a lentil and scattered without order, as if it had rained. Long sleeves with covered-button cuffs.',
  },
  'vestido-cruzado-lana': {
    name: 'Wool wrap dress',
    description:
      'Wool crêpe lined to the knee, made for December in the office. The neckline closes higher than in the jersey version.',
  },
  'vestido-lencero-seda': {
    name: 'Silk slip dress',
    description:
      'A 19-momme silk cut on the bias, with the back lower than the neckline. Under a blazer it’s serious, and stops being so when you take the blazer off.',
  },
  'vestido-lencero-satinado-mate': {
    name: 'Satin slip dress',
    description:
      'The same pattern as our silk one in a satin you can wash at home. Thin straps that adjust at the back.',
  },
  'vestido-coctel-crepe': {
    name: 'Crêpe cocktail dress',
    description:
      'The black dress you buy once: a round neck, clean armholes and a skirt to the knee. An exposed metal zip, the only thing that shines.',
  },
  'vestido-coctel-lana': {
    name: 'Sleeveless cool-wool dress',
    description:
      'The base of a woman’s suit: it takes a shirt underneath and a jacket on top. Princess seams that shape without squeezing.',
  },
  'vestido-coctel-seda': {
    name: 'Wild-silk cocktail dress',
    description:
      'Shantung keeps the slubs of its yarn, which is why no two skirts come out alike. A boned bodice that stands up by itself.',
  },
  'vestido-coctel-pata-gallo': {
    name: 'Houndstooth dress',
    description:
      'A raised jacquard you can feel, lined in cupro so it doesn’t ride up. Two welt pockets at hand height.',
  },
  'mono-crepe-recto': {
    name: 'Straight crêpe jumpsuit',
    description:
      'It looks like a suit and goes on in ten seconds. A zip at the back, a removable belt and a leg that covers half the sandal.',
  },
  'mono-lino-cinturon': {
    name: 'Belted linen jumpsuit',
    description:
      'Light and opaque, with a shirt collar and short turned-up sleeves. The rise leaves room enough to ride a bicycle.',
  },
  'mono-satinado-noche': {
    name: 'Evening satin jumpsuit',
    description:
      'A V-neck down to the breastbone, held inside by an invisible tape. It falls like a long dress and walks like trousers.',
  },
  'vestido-largo-punto-cruzado': {
    name: 'Long wrap-knit dress',
    description:
      'A wide rib from top to bottom that slims even when you’re sitting. It travels rolled up and arrives without a crease.',
  },
  'vestido-gasa-tirantes': {
    name: 'Strappy chiffon dress',
    description:
      'Double chiffon that moves a second later than whoever wears it. Lined to mid-thigh, with a hand-rolled hem.',
  },
  'vestido-camisero-seda': {
    name: 'Silk shirt dress',
    description:
      'Washed silk with the make of a man’s shirt and the length of an afternoon dress. A cord of the same cloth draws it in.',
  },
};
