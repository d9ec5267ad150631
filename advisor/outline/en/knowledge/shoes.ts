import type { Entry } from '../../words.ts';

export const shoes: readonly Entry[] = [
  {
    id: 'shoes-leather',
    asks: 'how to care for leather shoes|polish shoes|clean leather boots|shoe polish|shoe cream|how do i look after my leather boots',
    text: 'Brush off the dust, wipe with a damp cloth, feed with cream of their colour every ten wears or so, wait ten minutes and brush to a shine. Shoe trees keep their shape, and a day of rest between wears keeps them dry.',
  },
  {
    id: 'shoes-suede',
    asks: 'clean suede shoes|suede boots stain|protect suede|suede got wet|suede care',
    text: 'Suede: protect it with a spray before the first wear. Let dirt dry, then a suede brush in one direction and a rubber for marks; steam lifts the pile. No water, no cream. Wet suede dries with paper inside, away from heat.',
  },
  {
    id: 'shoes-white',
    asks: 'clean white trainers|how to keep trainers white|wash trainers in machine|dirty sneakers|clean converse',
    text: 'White trainers: laces apart, a soft brush with mild soap and warm water, a melamine sponge for the rubber, and dried away from the sun, which yellows them. Canvas may go in the machine at 30 °C in a net; leather may not.',
  },
  {
    id: 'shoes-wet',
    asks: 'shoes got wet|dry wet shoes|salt stains on boots|how to dry leather boots',
    text: 'Stuff them with newspaper, change it after an hour, and let them dry on their side away from any heater; then cream. White salt marks go with equal parts of water and vinegar on a cloth. Wet leather near heat cracks.',
  },
  {
    id: 'shoes-tight',
    asks: 'shoes too tight|stretch shoes|break in new shoes|new shoes hurt|blisters from shoes|shoes rub',
    text: 'Wear them at home with thick socks in short turns, or have a cobbler stretch them: leather gives up to half a size in width, never in length. Against blisters, a stick or a plaster before it hurts. Buy shoes in the afternoon, when feet are larger.',
  },
  {
    id: 'heels-pain',
    asks: 'heels hurt|how to walk in heels|comfortable heels|heels for long day|my feet hurt in heels|heel sink in grass',
    text: 'A block heel of four to six centimetres, a strap or a closed upper, and a gel pad under the ball of the foot carry a whole day. On grass, wide heels or caps. And flat shoes in the bag are no defeat.',
  },
  {
    id: 'shoes-smell',
    asks: 'shoes smell|smelly trainers|sweaty feet in shoes',
    text: 'Let them rest a day and dry fully; bicarbonate overnight, shaken out in the morning, and washable insoles. Socks of wool or cotton rather than synthetic. If it persists, an antifungal spray, and your pharmacist.',
  },
  {
    id: 'shoes-match',
    asks: 'what colour shoes with navy|what shoes with grey trousers|brown shoes with black suit|shoes and belt match|black shoes with jeans|what shoes with a dress|which shoes match everything',
    text: 'Brown goes with navy, grey and denim; black with black, charcoal and evening. With a formal suit, belt and shoes in the same leather; otherwise the same family is enough. Nude or metallic shoes go with nearly every dress.',
  },
  {
    id: 'socks',
    asks: 'what colour socks|socks with a suit|white socks with black shoes|no show socks|socks with loafers',
    text: 'With a suit, long socks in the colour of the trousers, so that no skin shows when you sit. Loafers and trainers in summer take invisible ones. White sports socks belong to sport, or to a street look that means it.',
  },
];
