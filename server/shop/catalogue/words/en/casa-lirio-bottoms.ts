import type { Translation } from '#contract/languages.ts';
import type { casaLirioBottoms as source } from '../casa-lirio-bottoms.ts';

export const casaLirioBottoms: Translation<typeof source> = {
  'vaqueros-anchos-lavados': {
    name: 'Washed wide-leg jeans',
    description:
      'A wide leg from the hip and a light wash done with sand, without chlorine. The hem is frayed on purpose and cut for trainers.',
  },
  'vaqueros-color-rectos': {
    name: 'Straight coloured jeans',
    description:
      'Cotton twill dyed after sewing, which is why the seams come out paler. Five pockets and a high waist.',
  },
  'vaqueros-estampados-flores': {
    name: 'Jeans with printed flowers',
    description:
      'Flowers printed on raw denim that melt away wash after wash. On every pair the pattern falls somewhere else.',
  },
  'joggers-felpa-color': {
    name: 'Fleece joggers',
    description:
      'They match our hoodie, or come in another colour if you dare. A zipped back pocket and a flat waist.',
  },
  'joggers-tecnicos-franja': {
    name: 'Technical joggers',
    description:
      'Windproof cloth with a pinch of stretch, and zipped hems so they come off over your trainers. Reflective at the calf.',
  },
  'joggers-estampado-formas': {
    name: 'Joggers with shapes',
    description:
      'The same cut-outs as our graphic T-shirt, now in a large size. A light jersey for the walk after class.',
  },
  'pantalon-cargo-bolsillos': {
    name: 'Canvas work trousers',
    description:
      'Washed canvas with a double knee and a ruler pocket that carries a phone today. Cut for the building site, coloured for a party.',
  },
  'pantalon-pana-ancha': {
    name: 'Wide-wale corduroy trousers',
    description:
      'A thick wale that makes a little noise as you walk, and we like it. A roomy leg and a waist with elastic at the sides.',
  },
  'pantalon-cuadros-vichy': {
    name: 'Gingham trousers',
    description:
      'The small check on straight trousers that seem just out of a colour film. Cool to wear, with deep pockets.',
  },
  'palazzo-estampado-flores': {
    name: 'Floral palazzo trousers',
    description:
      'Large flowers on a viscose that ripples with every step. Wide elastic at the waist and not one button to fight with.',
  },
  'palazzo-lino-color': {
    name: 'Coloured linen palazzo trousers',
    description:
      'Fine linen in the shades of an ice-cream parlour. Wash them, shake them out and wear them without ironing.',
  },
  'falda-plisada-metalizada': {
    name: 'Metallic pleated skirt',
    description:
      'Accordion pleats with a metallic finish that doesn’t rub off on your tights. By day with a sweatshirt; by night with next to nothing.',
  },
  'falda-plisada-lunares': {
    name: 'Dotted pleated skirt',
    description:
      'The dot breaks apart and comes together again between pleat and pleat. A short jersey lining, so you can twirl without surprises.',
  },
  'falda-midi-flores': {
    name: 'Floral midi skirt',
    description:
      'Three tiers sewn in the round that weigh just enough not to lift in the wind. There’s a hidden pocket on the right.',
  },
  'falda-midi-animal': {
    name: 'Leopard midi skirt',
    description:
      'The print that’s already a basic, in a satin that falls like a ballroom skirt. A side zip and a waistband that doesn’t dig in.',
  },
  'falda-vaquera-lapiz': {
    name: 'Denim skirt',
    description:
      'A rigid denim that moulds to you in three days. A front slit and five pockets, like a pair of jeans.',
  },
  'falda-ante-color': {
    name: 'Coloured suede skirt',
    description:
      'Fine suede with press studs from top to bottom. The colour goes right through, so a scuff won’t give it away.',
  },
  'shorts-vaqueros-bajo-vuelto': {
    name: 'Denim shorts',
    description:
      'A high waist and a stitched turn-up that doesn’t come undone. The cotton is as thick as the ones we used to cut down at home.',
  },
  'shorts-rayas-playa': {
    name: 'Striped shorts',
    description:
      'Bed-sheet cotton with a plaited cord at the waist. They do for the beach, the terrace and breakfast.',
  },
  'shorts-deporte-color': {
    name: 'Sports shorts',
    description:
      'An eighteen-centimetre inseam, an inner mesh and a pocket for the key. They weigh less than the phone you don’t need to take.',
  },
  'falda-plisada-color-vivo': {
    name: 'Bright pleated skirt',
    description:
      'A wide pleat in a cloth that gleams like a petal. The elastic at the waist is striped and asks to be seen.',
  },
  'pantalon-recto-rayas-color': {
    name: 'Straight trousers with coloured stripes',
    description:
      'The stripe of good pyjamas on street trousers with a pleat and a zip. Up close you can see there are three colours.',
  },
};
