import type { Translation } from '#contract/languages.ts';
import type { casaLirioDresses as source } from '../casa-lirio-dresses.ts';

export const casaLirioDresses: Translation<typeof source> = {
  'vestido-flores-verano': {
    name: 'Floral summer dress',
    description:
      'A cool viscose in a wild-garden print drawn in the studio. Wrap it, knot it and you’re done.',
  },
  'vestido-cruzado-liso-color': {
    name: 'Single-colour wrap dress',
    description:
      'One colour from head to toe and a long tie for an ornament. A stretch cloth that forgives the second helping.',
  },
  'vestido-cruzado-animal': {
    name: 'Leopard wrap dress',
    description:
      'Sleeves to the elbow and a neckline held by a hook. With white trainers it loses all its solemnity.',
  },
  'vestido-camisero-vichy': {
    name: 'Gingham shirt dress',
    description:
      'A small check, a full skirt and pockets at the sides. A fabric belt marks the waist or stays in the drawer.',
  },
  'vestido-vaquero-camisero': {
    name: 'Denim dress',
    description:
      'An eight-ounce denim with pearl snaps and a cowboy yoke. With the sleeves rolled up, it lasts until October.',
  },
  'vestido-camisero-formas': {
    name: 'Printed shirt dress',
    description: 'Large paper cut-outs on crisp cotton. Whoever wears it needs no introduction.',
  },
  'vestido-camisero-pana': {
    name: 'Corduroy shirt dress',
    description:
      'Needlecord with buttons in different colours, one of each. With thick tights and ankle boots it holds out until February.',
  },
  'vestido-lencero-vivo': {
    name: 'Bright slip dress',
    description:
      'Satin in a pure colour you can see from across the dance floor. Crossed straps and a bare back.',
  },
  'vestido-lencero-flores': {
    name: 'Floral slip dress',
    description:
      'A small flower on a dark ground, like an old wallpaper. Mid-calf length with a discreet slit.',
  },
  'vestido-lencero-lunares': {
    name: 'Dotted strappy dress',
    description:
      'Dots that grow towards the hem, on chiffon with a matching lining. It dries before the song is over.',
  },
  'vestido-coctel-color': {
    name: 'Short party dress',
    description:
      'A fitted bodice and a skirt that opens like a bell. The tulle petticoat is sewn in and easy to snip out.',
  },
  'vestido-coctel-metal': {
    name: 'Metallic party dress',
    description:
      'A knit with metallic thread that shines without scratching. It weighs three hundred grams and fits in a pocket of your luggage.',
  },
  'vestido-coctel-flores': {
    name: 'Short floral dress',
    description:
      'A raised floral jacquard, colourful on both sides. For the daytime wedding you have to reach by metro.',
  },
  'mono-vaquero-trabajo': {
    name: 'Denim work jumpsuit',
    description:
      'A two-way zip, six pockets and a size you choose large. Roll it up, belt it and live in it.',
  },
  'mono-flores-tirantes': {
    name: 'Floral jumpsuit',
    description:
      'A wide leg and an elastic waist, with the coolness of a dress and the freedom of trousers. The neckline ties at the nape.',
  },
  'mono-fiesta-color': {
    name: 'Party jumpsuit',
    description: 'One shoulder, one colour and a leg that never ends. The side zip disappears into the seam.',
  },
  'vestido-punto-rayas': {
    name: 'Striped knit dress',
    description:
      'Cotton knit with stripes that go all the way round. It goes to the park, to the museum and to a nap.',
  },
  'vestido-cruzado-gasa-lunares': {
    name: 'Chiffon wrap dress',
    description:
      'Chiffon with a short lining, and sleeves that billow when you dance. The bow at the back shows more than the one in front.',
  },
  'vestido-coctel-animal': {
    name: 'Short leopard dress',
    description:
      'Leopard in impossible colours on a cut that isn’t. Closed armholes and a zip you can do up without help.',
  },
};
