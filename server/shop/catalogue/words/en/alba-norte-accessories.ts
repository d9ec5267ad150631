import type { Translation } from '#contract/languages.ts';
import type { albaNorteAccessories as source } from '../alba-norte-accessories.ts';

export const albaNorteAccessories: Translation<typeof source> = {
  'bolso-hombro-media-luna': {
    name: 'Half-moon shoulder bag',
    description:
      'Grained cowhide that softens with use and a zip that opens from side to side. The strap leaves your hand free and the bag right under your arm.',
  },
  'tote-piel-portatil': {
    name: 'Leather laptop tote bag',
    description:
      'It holds a fourteen-inch laptop and still has room for lunch. The handles are sewn twice with a cross, which is where the others fail.',
  },
  'cartera-mano-sobre': {
    name: 'Envelope clutch',
    description:
      'An envelope of smooth leather that holds your phone, your keys and little else. The wrist chain hides inside if it’s in the way.',
  },
  'cinturon-piel-hebilla': {
    name: 'Leather belt with gold buckle',
    description:
      'Three centimetres wide, for jeans and for pleated trousers. The edge is dyed by hand and doesn’t flake.',
  },
  'guantes-piel-forrados': {
    name: 'Wool-lined leather gloves',
    description:
      'Fine lambskin outside and knitted wool inside. Index finger and thumb work your phone without taking them off.',
  },
  'corbata-seda-lisa': {
    name: 'Plain silk tie',
    description:
      'Silk twill with a wool interlining that recovers its shape every night. Seven and a half centimetres: neither wide nor narrow.',
  },
  'corbata-seda-rayas': {
    name: 'Woven striped tie',
    description:
      'The stripe is woven into the silk, so the knot doesn’t distort it. Made for a white shirt and a blazer with no further noise.',
  },
  'pajarita-seda-atada': {
    name: 'Self-tie silk bow tie',
    description:
      'You tie it by hand, which is why it never looks the same twice. It includes a drawing of the six steps, in case the wedding is tomorrow.',
  },
  'reloj-correa-piel': {
    name: 'Leather-strap watch',
    description:
      'A thirty-six-millimetre steel case and a pale dial with a small seconds hand. The strap changes without tools.',
  },
  'reloj-acero-eslabones': {
    name: 'Steel link watch',
    description:
      'A solid bracelet you adjust by taking out links, not patience. Water-resistant to fifty metres, with a sapphire crystal.',
  },
  'pendientes-aro-piedra': {
    name: 'Hoop earrings with drop',
    description:
      'Silver hoops with a crystal drop you can take off. The clasp clicks, and that click is what keeps you from losing them.',
  },
  'montura-redonda-acetato': {
    name: 'Round-frame glasses',
    description:
      'Acetate tumble-polished for four days, with five-barrel hinges. They come with neutral lenses for your optician to replace with yours.',
  },
  'paraguas-baston-cana': {
    name: 'Cane-handle umbrella',
    description:
      'Eight fibre ribs that bend with the wind and come back. The handle is a single piece curved by steam.',
  },
  'medias-opacas-40': {
    name: 'Opaque 40-denier tights',
    description:
      'Opaque without looking like leggings, with a wide waist that doesn’t dig in. The toe is reinforced and doesn’t show with a slingback shoe.',
  },
  'calcetines-lana-canale': {
    name: 'Ribbed wool socks',
    description:
      'Fine wool to mid-calf, so the shoe doesn’t rub and no skin shows when you sit. The heel is turned, not sewn.',
  },
  'pijama-popelin-vivos': {
    name: 'Piped poplin pyjamas',
    description:
      'A jacket with lapels and straight trousers, with the piping in another tone. Poplin washed twice before sewing, so it’s soft when it arrives.',
  },
  'traje-lana-fria': {
    name: 'Cool-wool suit',
    description:
      'A two-button jacket and trousers from the same length of cloth, so their colour never drifts apart. Half-lined: it weighs less and breathes in July.',
  },
};
