import type { Translation } from '#contract/languages.ts';
import type { casaLirioShoes as source } from '../casa-lirio-shoes.ts';

export const casaLirioShoes: Translation<typeof source> = {
  'zapatillas-lona-color': {
    name: 'Canvas trainers',
    description:
      'Cotton canvas and a vulcanised sole, without a drop too much. They go in the washing machine and come back looking better.',
  },
  'zapatillas-retro-ante': {
    name: 'Retro suede trainers',
    description:
      'A seventies track silhouette with a caramel sole. The suede and the trim always play in two colours.',
  },
  'zapatillas-correr-ligeras': {
    name: 'Light running trainers',
    description:
      'One-piece mesh and an eight-millimetre drop, to run ten kilometres or pop out for bread. Two hundred and ten grams in size 38.',
  },
  'zapatillas-piel-bloques': {
    name: 'Colour-block leather trainers',
    description:
      'Smooth leather with a heel and tongue in a colour that sings. They come with two pairs of laces to change your mood.',
  },
  'zapatillas-animal': {
    name: 'Leopard trainers',
    description:
      'Short printed suede and a white sole so it doesn’t get serious. They go with everything black you already own.',
  },
  'zapatillas-vaqueras': {
    name: 'Denim trainers',
    description:
      'Denim left over from our jeans, sewn with orange thread. Each batch comes out a slightly different blue.',
  },
  'sandalias-tiras-color': {
    name: 'Coloured strappy sandals',
    description:
      'Straps plaited three by three on a rubber footbed that doesn’t slip by the pool. A brass buckle that never rusts.',
  },
  'sandalias-tecnicas-trekking': {
    name: 'Technical strap sandals',
    description:
      'Nylon webbing you adjust at three points and a lugged sole. They go into the river and come out to dinner.',
  },
  'sandalias-ante-lazo': {
    name: 'Suede tie sandals',
    description:
      'Soft suede that takes the shape of your foot in an afternoon. The ankle strap ties in a long bow.',
  },
  'bailarinas-charol-color': {
    name: 'Bright ballet flats',
    description:
      'A square toe, a strap over the instep and a candy shine. The padded heel spares you the first-day plaster.',
  },
  'bailarinas-lona-vichy': {
    name: 'Gingham ballet flats',
    description:
      'Checked canvas with an esparto sole covered in rubber. A Mediterranean summer at ground level.',
  },
  'mocasines-color-piel': {
    name: 'Coloured loafers',
    description:
      'The office shoe by way of the paintbox. Leather dyed by hand in two layers, darker at the edges.',
  },
  'mocasines-animal-print': {
    name: 'Printed calf-hair loafers',
    description:
      'Short hair with leopard spots and a strap of smooth leather. A single pair of shoes that fixes a boring pair of jeans.',
  },
  'botines-chelsea-color': {
    name: 'Coloured Chelsea boots',
    description: 'Contrasting elastic and a two-tone pull tab. The cleated sole grips on wet cobbles.',
  },
  'botines-agua-chelsea': {
    name: 'Short rain boots',
    description:
      'Matt rubber in a single piece and a felt insole you take out to dry. Puddles are fun again.',
  },
  'botas-altas-color': {
    name: 'Tall coloured boots',
    description:
      'A straight shaft up to the knee and a pointed cowboy toe. Over a short dress they do the work of a coat.',
  },
  'salones-color-fiesta': {
    name: 'Coloured court shoes',
    description:
      'Nine centimetres of heel and zero regrets: the inner platform takes off two. The lining comes in the opposite colour.',
  },
  'derbies-plataforma-color': {
    name: 'Platform Derby shoes',
    description:
      'Wide laces and five centimetres of stepped sole. Leather you wipe with your sleeve and carry on.',
  },
  'botas-altas-vaqueras': {
    name: 'Tall denim boots',
    description: 'Padded denim on a shaft that weighs nothing. The zip has a pull in the shape of a lily.',
  },
  'salones-flores': {
    name: 'Floral court shoes',
    description:
      'Upholstery cloth with the flowers placed so that each foot wears a different one. A wide heel that doesn’t sink into the grass.',
  },
};
