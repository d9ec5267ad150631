import type { Entry } from '../../words.ts';

export const colourAdvice: readonly Entry[] = [
  {
    id: 'colour-navy',
    asks: 'what colour goes with navy|what goes with navy blue|does navy go with|colours that match navy',
    text: 'Navy gets on with white, cream, grey, camel and every blue; with burgundy, rust and mustard for warmth, and with blush or pale pink for softness. With brown leather it’s at its best.',
  },
  {
    id: 'colour-black-navy',
    asks: 'does navy go with black|can i wear navy with black|black and navy together|brown and black together|can you mix black and brown',
    text: 'Yes, both: navy with black looks modern when it’s clearly meant, with different textures or a bit of white in between. Black with brown works with rich brown, such as chocolate or camel. Timid mixtures are what look like mistakes.',
  },
  {
    id: 'colour-green',
    asks: 'what colour goes with green|what goes with olive|what goes with emerald green|colours with khaki',
    text: 'Olive and khaki: white, cream, black, camel, denim, rust and pale pink. Bottle green: navy, grey, camel, burgundy. Bright green: white, navy or denim, and pink if you dare. Mint: grey, white, light denim.',
  },
  {
    id: 'colour-red',
    asks: 'what colour goes with red|what goes with burgundy|red dress what shoes|can i wear red and pink|what goes with a red skirt',
    text: 'Red with navy, white, grey, camel, denim or black; with pink it’s a daring and lovely pair. Burgundy with navy, grey, camel, blush and olive. With a red dress, nude, gold, black or red shoes.',
  },
  {
    id: 'colour-grey',
    asks: 'what colour goes with grey|what goes with charcoal|grey trousers what top|grey suit what shirt',
    text: 'Grey is a quiet host: white, navy, pale blue, pink, burgundy and black go with it, and yellow or coral wake it up. Charcoal takes strong colours; pale grey, soft ones. Brown shoes with mid grey, black with charcoal.',
  },
  {
    id: 'colour-beige',
    asks: 'what colour goes with beige|what goes with camel|what goes with cream|what goes with a beige coat|what goes with brown',
    text: 'Beige and camel: white, cream, navy, denim, grey, black, chocolate, burgundy and olive; tone on tone they look expensive. Brown: pale blue, cream, pink, green and orange. Different textures keep it from looking flat.',
  },
  {
    id: 'colour-pink',
    asks: 'what colour goes with pink|what goes with blush|what goes with fuchsia|what goes with lilac|what goes with purple',
    text: 'Pale pink: grey, navy, camel, white, burgundy, denim. Fuchsia: navy, white, denim, orange, olive. Lilac: grey, white, navy, camel. Purple: grey, navy, mustard, olive and black.',
  },
  {
    id: 'colour-yellow',
    asks: 'what colour goes with yellow|what goes with mustard|what goes with orange|what goes with coral',
    text: 'Mustard: navy, grey, denim, burgundy, olive and black. Bright yellow: white, navy, grey, denim. Orange: navy, khaki, denim, chocolate, pink. Coral: white, navy, camel, turquoise.',
  },
  {
    id: 'colour-blue',
    asks: 'what colour goes with light blue|what goes with blue|what goes with denim|what goes with turquoise|what goes with teal|does blue go with green',
    text: 'Pale blue: white, navy, grey, camel, brown, pink. Bright blue: white, grey, black, orange in small doses. Teal: cream, camel, rust, grey. Denim behaves like a neutral. Blue with green works in different depths.',
  },
  {
    id: 'colour-black',
    asks: 'what goes with black|how to wear all black|all black outfit|black clothes less severe|what goes with white|all white outfit',
    text: 'All black lives on textures: knit, leather, satin, wool; and some skin, metal or a red lip. White: different whites together, cream included, and good cloth. Black takes any clear colour; camel and pale pink soften it.',
  },
  {
    id: 'colour-many',
    asks: 'how many colours in an outfit|three colour rule|too many colours|colour wheel clothes|complementary colours',
    text: 'Three colours, counting neutrals, is a safe measure: one for about two thirds, one for a third, an accent for the rest. Neighbours on the wheel are calm; opposites vibrate, so let one of them be small.',
  },
  {
    id: 'patterns-mix',
    asks: 'can i mix patterns|stripes with florals|how to mix prints|stripes and checks|leopard print with what|animal print',
    text: 'Patterns mix when they share a colour and differ in scale: fine stripes with large flowers, for instance. One leads, one follows, the rest is plain. Leopard behaves like a brown neutral. Start with a scarf or a tie.',
  },
  {
    id: 'colour-skin',
    asks: 'what colours suit me|which colour suits my skin|warm or cool undertone|colour analysis|what colours for redheads|colour for red hair|red hair|colours for pale skin|colours for dark skin',
    text: 'Try it by a window with a white and a cream cloth at your face: if cream flatters, warm tones (camel, coral, olive); if white does, cool ones (navy, fuchsia, emerald). Contrast counts too. And any colour can go far from the face.',
  },
  {
    id: 'metals',
    asks: 'can i mix gold and silver|gold or silver jewellery|which metal suits me|mixing metals',
    text: 'Mix them on purpose: let one metal rule and the other appear at least twice, or wear one piece that has both. Gold warms camel, green and red; silver cools grey, navy and black.',
  },
];
