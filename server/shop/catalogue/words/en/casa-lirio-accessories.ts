import type { Translation } from '#contract/languages.ts';
import type { casaLirioAccessories as source } from '../casa-lirio-accessories.ts';

export const casaLirioAccessories: Translation<typeof source> = {
  'mochila-lona-encerada': {
    name: 'Waxed canvas backpack',
    description:
      'The wax makes a downpour run off and every fold leave its mark. A padded pocket behind, close to your back.',
  },
  'bolsa-tela-lirio': {
    name: 'Canvas tote with the lily',
    description:
      'The bag for the market, the library and the beach. Thick canvas that stands on its own and a lily embroidered in one corner.',
  },
  'gorra-sarga-lavada': {
    name: 'Washed twill cap',
    description:
      'Six panels and a peak already curved, as if it had spent three summers with you. The strap buckle is metal and doesn’t pull your hair.',
  },
  'gorro-punto-grueso': {
    name: 'Chunky-knit beanie',
    description:
      'Wool with alpaca and a generous turn-up that covers the ears. It’s knitted in one go, with no seam to feel at the nape.',
  },
  'bufanda-flecos-lirio': {
    name: 'Long fringed scarf',
    description:
      'Two metres, enough for three turns or for sharing a bench in the park. It’s warm without prickling because the wool is combed.',
  },
  'gafas-sol-carey': {
    name: 'Acetate sunglasses',
    description:
      'A wide frame that stands up to the east wind and category-three lenses. They come with a soft pouch that also cleans.',
  },
  'collar-medalla-sol': {
    name: 'Necklace with sun medallion',
    description:
      'A medallion with twelve engraved rays and a stone at the centre. The chain measures sixty centimetres and falls over your jumper.',
  },
  'pulsera-rigida-cinco': {
    name: 'Bangle with five crystals',
    description:
      'Oval like your wrist, not round, so it doesn’t spin around. The crystals are set, none of them glued.',
  },
  'anillo-solitario-cristal': {
    name: 'Crystal solitaire ring',
    description:
      'It shines far more than it costs and promises nothing. A band rounded on the inside, comfortable for anyone who never wears rings.',
  },
  'bikini-triangulo-lazos': {
    name: 'Triangle tie bikini',
    description:
      'Cups that slide along the cord and briefs you tie as high as you like. A recycled cloth that dries before your towel does.',
  },
  'banador-escote-redondo': {
    name: 'Round-neck swimsuit',
    description:
      'A double layer at the front and a leg neither high nor low. It really swims: the straps don’t slip on the second stroke.',
  },
  'banador-bermuda-cordon': {
    name: 'Drawstring swim shorts',
    description:
      'Mid-thigh length, with a back pocket that drains. From the water to the beach bar in ten minutes of sun.',
  },
  'mallas-cintura-alta': {
    name: 'High-waisted leggings',
    description:
      'They don’t go sheer in a squat, which is the only test that matters. A side pocket for your phone and flat seams.',
  },
  'top-deportivo-cruzado': {
    name: 'Medium-support sports bra',
    description:
      'For running slowly, pedalling hard or stretching at home. The wide band supports without squeezing your ribs.',
  },
  'calcetines-rayas-algodon': {
    name: 'Striped socks',
    description:
      'Combed cotton with a cuff that leaves no mark. The stripes peep out above your trainers, and that’s the point.',
  },
  'braguita-algodon-organico': {
    name: 'Organic cotton briefs',
    description:
      'A mid rise and covered elastic, without labels that scratch. Sold singly so you can choose the colours.',
  },
};
