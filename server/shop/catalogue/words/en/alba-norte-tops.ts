import type { Translation } from '#contract/languages.ts';
import type { albaNorteTops as source } from '../alba-norte-tops.ts';

export const albaNorteTops: Translation<typeof source> = {
  'camisa-popelin-recta': {
    name: 'Straight poplin shirt',
    description:
      'A 120-thread cotton poplin that falls cleanly and never shows through. The spread collar stands up with or without a jacket, and the curved hem can be worn out.',
  },
  'camisa-rayas-banquero': {
    name: 'Fine-stripe shirt',
    description:
      'A narrow vertical stripe woven into the yarn, not printed, so washing never dulls its contrast. Double cuffs for cufflinks, or for the button already sewn on.',
  },
  'camisa-lino-lavado': {
    name: 'Washed linen shirt',
    description:
      'European linen, prewashed: it’s soft the first time you wear it, and its creases are part of the pattern. It fastens with mother-of-pearl buttons and has a tab to roll up the sleeves.',
  },
  'camisa-cuadro-ventana': {
    name: 'Windowpane check shirt',
    description:
      'Light flannel in a wide check that matches at the pocket and the side seams. Just warm enough to wear open over a T-shirt in October.',
  },
  'camisa-seda-tapeta': {
    name: 'Silk shirt with hidden placket',
    description:
      'Washed 16-momme silk with a muted sheen and a peach-skin touch. The placket hides the buttons and the yoke at the back gives your arms room to move.',
  },
  'blusa-lazada-crepe': {
    name: 'Crêpe pussy-bow blouse',
    description:
      'Tie the bow, let it hang or take it off: two small loops hold it. A crêpe with enough weight not to cling to tights or skirt.',
  },
  'blusa-gasa-lunares': {
    name: 'Dotted chiffon blouse',
    description:
      'Two layers of chiffon, the inner one opaque, with a small machine-embroidered dot. The cuffs close with three covered buttons that slim the wrist.',
  },
  'blusa-seda-cuello-mao': {
    name: 'Silk blouse with mandarin collar',
    description:
      'A two-centimetre stand collar that leaves room for a necklace or replaces it. Bust darts and a straight fall to the hip, made to be tucked in.',
  },
  'polo-punto-fino': {
    name: 'Fine-knit polo shirt',
    description:
      'Knitted in 14 gauge, with the collar made in one piece so it never folds over. It’s as serious as a jumper and as cool as a T-shirt.',
  },
  'polo-pique-clasico': {
    name: 'Classic piqué polo shirt',
    description:
      'Combed cotton piqué with side vents and a slightly longer back. The buttons are dyed to match the cloth, so nothing distracts.',
  },
  'camiseta-algodon-denso': {
    name: 'Heavyweight cotton T-shirt',
    description:
      'A 220-gram jersey that holds the shoulder in place and doesn’t cling. The double-bound neck is made to stay closed after a hundred washes.',
  },
  'camiseta-marinera-barco': {
    name: 'Boat-neck Breton top',
    description:
      'The stripe it has always been, yarn-dyed, on a compact jersey with three-quarter sleeves. The neckline runs from shoulder to shoulder without showing a strap.',
  },
  'camiseta-manga-larga-modal': {
    name: 'Long-sleeved modal T-shirt',
    description:
      'An inner layer of almost no weight that doesn’t bulk under a blazer. Modal stays soft and dark where cotton fades.',
  },
  'jersey-merino-redondo': {
    name: 'Merino crew-neck jumper',
    description:
      'Merino wool of 18.5 microns: it doesn’t itch and can be worn next to the skin. The seams are linked by hand so the shoulder makes no lump under your coat.',
  },
  'jersey-cuello-vuelto-fino': {
    name: 'Fine roll-neck jumper',
    description:
      'The collar folds once and stays up, with no elastic. Fine enough to go under a waistcoat and long enough to stay tucked in.',
  },
  'jersey-ochos-pescador': {
    name: 'Cable-knit jumper',
    description:
      'Three columns of cables at the front and moss stitch at the sides. At 640 grams, it’s the jumper that stands in for a jacket on a Sunday in January.',
  },
  'jersey-cachemira': {
    name: 'Cashmere jumper',
    description:
      'Two-ply cashmere that grows softer with wear instead of pilling. A straight cut, long cuffs to turn back and not a single ornament.',
  },
  'cardigan-merino-botones': {
    name: 'Merino cardigan',
    description:
      'Button it to the neck like a jumper or leave it open like a jacket. Seven corozo buttons and two pockets that don’t pull it out of shape.',
  },
  'cardigan-punto-ingles': {
    name: 'Chunky fisherman-rib cardigan',
    description:
      'Fisherman’s rib traps air and keeps you as warm as twice its weight. A shawl collar to turn up on windy days.',
  },
  'chaleco-traje-raya': {
    name: 'Pinstripe suit waistcoat',
    description:
      'A lining back with a buckle to adjust the waist, and a pointed front. It works as well over a buttoned-up shirt as over bare skin in summer.',
  },
  'chaleco-pata-gallo': {
    name: 'Houndstooth waistcoat',
    description:
      'Cloth with a small houndstooth woven on the loom that looks like a plain colour from afar. Five buttons, and welt pockets for a watch or keys.',
  },
  'body-cuello-alto': {
    name: 'High-neck bodysuit',
    description:
      'It stays smooth under any waistband because it can’t come untucked. Double jersey at the front, flat poppers and seams that don’t show.',
  },
  'top-satinado-escote-pico': {
    name: 'V-neck satin top',
    description:
      'Matt satin cut on the bias to follow the body without hugging it. Adjustable straps that disappear under a blazer.',
  },
};
