import type { Entry } from '../../words.ts';

export const bodies: readonly Entry[] = [
  {
    id: 'body-short',
    asks: 'im short what suits me|petite style|how to look taller|clothes for short people|im 5 foot',
    text: 'To lengthen the line: one tone from top to toe, a high waist, tops tucked in, trousers that touch the shoe, and shoes in the tone of your skin or trousers. Small prints, short jackets. None of it is duty: proportion, not height, is what’s seen.',
  },
  {
    id: 'body-tall',
    asks: 'im very tall what suits me|tall woman style|trousers too short for me|clothes for tall people',
    text: 'Your height carries long coats, wide trousers, large prints and contrast at the waist. Look for long lengths and sleeves that reach; a cropped trouser should look meant. Flat shoes or heels: both are yours.',
  },
  {
    id: 'body-belly',
    asks: 'hide my tummy|hide belly|what to wear with a big belly|flatter my stomach|apple shape',
    text: 'Cloth that falls and doesn’t cling: a straight shirt left open over a plain top, a wrap dress, trousers with a flat front. Draw the eye where you like it: neckline, legs, a good shoe. Your body isn’t the mistake; a tight size is.',
  },
  {
    id: 'body-bust',
    asks: 'big bust what to wear|large chest shirts gaping|necklines for big bust|small bust style',
    text: 'A full bust likes V-necks, wrap shapes and soft cloth, and a bra that lifts; shirts that gape want a size up, taken in at the waist. A small one wears high necks, ruffles and open backs without a thought.',
  },
  {
    id: 'body-hips',
    asks: 'wide hips what to wear|pear shape|big thighs jeans|hourglass figure',
    text: 'Let the hip run: straight or wide trousers with a waist that fits, A-line skirts, dark plain cloth below and detail above. For an hourglass, mark the waist. Buy by the hip and have the waist taken in.',
  },
  {
    id: 'body-shoulders',
    asks: 'broad shoulders what to wear|narrow shoulders|inverted triangle|big arms what to wear|cover my arms',
    text: 'Broad shoulders soften with V-necks, raglan sleeves and volume below; narrow ones gain with a structured jacket. For arms you’d rather cover: three-quarter sleeves in fluid cloth, or an open shirt on top.',
  },
  {
    id: 'body-curvy',
    asks: 'plus size style|i feel fat|curvy outfits tips|dressing a bigger body|im fat what should i wear',
    text: 'The right size first, whatever its number. Good cloth, structure in the shoulder, a marked or easy waist as you like it, V-necks, and accessories in scale. Colour and print are yours too: black isn’t an obligation.',
  },
  {
    id: 'body-pregnant',
    asks: 'what to wear pregnant|pregnancy clothes|maternity wear|bump outfits|dress after giving birth|breastfeeding clothes',
    text: 'Stretch under the bump, open shirts and cardigans over, knitted and empire dresses, low stable shoes. Two maternity trousers and a good bra do most of it. For breastfeeding: buttons, wraps and layers. Comfort first; the size means nothing now.',
  },
  {
    id: 'body-modest',
    asks: 'modest dress tips|modest fashion|hijab style|how to dress modestly in summer|long sleeves in heat',
    text: 'Length and layers: long shirts over wide trousers, midi dresses over a thin top, maxi skirts with a knit. In heat, linen, cotton and viscose, loose and light in colour. A scarf in one tone of the outfit ties it together.',
  },
  {
    id: 'body-age',
    asks: 'what to wear at 50|how to dress over 60|am i too old for|age appropriate|style at 70',
    text: 'No piece has an age: fit, cloth and the way you stand do. What changes is comfort and taste, so keep what you love and raise its quality. A good coat, a good haircut and one bold thing look right at any age.',
  },
  {
    id: 'body-sensitive',
    asks: 'clothes for sensitive skin|itchy jumper|wool itches|seams bother me|eczema clothes|sensory clothes',
    text: 'Against the skin, washed cotton, modal, bamboo viscose or silk; no labels, flat seams, a size with air. Merino itches less than common wool, and a thin shirt below solves the rest. Rinse twice, without perfume or softener.',
  },
  {
    id: 'body-glasses',
    asks: 'what neckline suits me|which neckline for a short neck|round face earrings|what glasses suit me|necklace for neckline',
    text: 'An open neckline lengthens a short neck; a high one shortens a long neck. A long necklace goes with high or plain necks, a short one with open ones, and earrings do the work when the collar is busy.',
  },
];
