import type { Translation } from '#contract/languages.ts';
import type { albaNorteBottoms as source } from '../alba-norte-bottoms.ts';

export const albaNorteBottoms: Translation<typeof source> = {
  'pantalon-pinzas-lana-fria': {
    name: 'Pleated cool-wool trousers',
    description:
      'A 230-gram cool wool that breathes in July and doesn’t crease on the train. Pressed crease, mid rise and two pleats that make room for the pockets.',
  },
  'pantalon-raya-diplomatica': {
    name: 'Pinstripe trousers',
    description:
      'A chalk line, barely a millimetre, every two centimetres. They make a set with the waistcoat of the same cloth and know how to go alone with a jumper.',
  },
  'pantalon-principe-gales': {
    name: 'Prince of Wales check trousers',
    description:
      'A check woven in two greys with a barely visible overcheck. The leg tapers from the knee and ends right at the ankle.',
  },
  'pantalon-crepe-recto': {
    name: 'Straight crêpe trousers',
    description:
      'Double crêpe with an elastic waist hidden at the back. They look tailored and feel like loungewear.',
  },
  'chinos-gabardina-recta': {
    name: 'Gabardine chinos',
    description:
      'Combed cotton gabardine, piece-dyed so the colour has depth. Slant pockets and a lined waistband that doesn’t roll.',
  },
  'pantalon-pana-fina': {
    name: 'Needlecord trousers',
    description:
      'Fine corduroy with the light of a worn velvet. High rise and a hem without a marked turn, so the whole boot shows.',
  },
  'pantalon-palazzo-lino': {
    name: 'Fluid linen palazzo trousers',
    description:
      'Linen mixed with viscose: heavy enough not to fly about and never hot in August. A tie inside the waist and a side opening with an invisible zip.',
  },
  'pantalon-palazzo-satinado': {
    name: 'Evening satin palazzo trousers',
    description:
      'The wide waist closes with three hooks and the rest is all swing. They brush the floor over a seven-centimetre heel.',
  },
  'vaqueros-rectos-indigo': {
    name: 'Straight dark indigo jeans',
    description:
      'A 12-ounce denim with no washes or rips: the patina comes from whoever wears them. Chain-stitched inseam and covered rivets.',
  },
  'vaqueros-crudos-tobilleros': {
    name: 'Ecru ankle-length jeans',
    description:
      'Undyed cotton, with the natural fleck of the fibre in sight. The pockets are lined in the same shade so they don’t show through.',
  },
  'falda-lapiz-punto-milano': {
    name: 'Milano-knit pencil skirt',
    description:
      'A firm knit that holds like a woven cloth and gives when you sit. A twelve-centimetre back vent and a waistband without a zip.',
  },
  'falda-lapiz-pata-gallo': {
    name: 'Houndstooth pencil skirt',
    description:
      'Lined wool cloth that reaches mid-knee. The two back darts follow the curve and stop the waist from gaping.',
  },
  'falda-lapiz-piel': {
    name: 'Leather pencil skirt',
    description:
      'Half-millimetre lamb nappa, soft from the first day. A single seam at the front divides the skirt into two equal panels.',
  },
  'falda-plisada-midi': {
    name: 'Pleated midi skirt',
    description:
      'Heat-set pleats that return to their place after being folded in a suitcase. A flat satin waistband, fine as a ribbon.',
  },
  'falda-plisada-tartan': {
    name: 'Pleated tartan skirt',
    description:
      'You only see the whole check when you walk and the pleats open. Wool with a little polyamide, so the pleats last the season.',
  },
  'falda-midi-satinada': {
    name: 'Satin midi skirt',
    description:
      'Cut on the bias and unlined, it slides over the hip like a slip. With a thick jumper it works from Monday to Friday, and with a top it goes out on Saturday.',
  },
  'falda-midi-lino': {
    name: 'Linen midi skirt with pockets',
    description:
      'Real pockets, deep as a hand, in a skirt of restrained fullness. It buttons down the front with shell buttons to mid-thigh.',
  },
  'bermudas-sastre-lino': {
    name: 'Tailored linen Bermuda shorts',
    description:
      'The shape of suit trousers cut above the knee, with their pleat and their turn-up. Wear them with loafers and rolled-up sleeves.',
  },
  'bermudas-gabardina': {
    name: 'Gabardine Bermuda shorts',
    description:
      'Cotton with body that keeps its crease all day. The waistband adjusts on the inside with button and buttonhole.',
  },
  'pantalon-punto-lana': {
    name: 'Wool-knit trousers',
    description:
      'Double jersey knit, no side seams, with a narrow cuff at the ankle. For working from home without apologising on the video call.',
  },
};
