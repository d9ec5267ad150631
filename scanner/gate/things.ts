import type { NotGarment } from '#contract/not-garments.ts';
import model from '../../models/things.json' with { type: 'json' };

/* The 1,001 answers of ImageNet: which are worn, and what the others are. By name, as in `models/things.json`. */

const words = (text: string) => text.split(', ');

/** Worn or carried. Kinds that the vocabulary lacks are ignored until it has them. */
export const answersOfKind: Readonly<Record<string, readonly string[]>> = {
  bag: words('purse, mailbag, backpack'),
  belt: words('buckle, holster'),
  scarf: words('stole, feather boa'),
  sunglasses: words('sunglass, sunglasses'),
  hat: words('bathing cap, bearskin, bonnet, cowboy hat, mortarboard, shower cap, ski mask, sombrero'),
  gloves: words('mitten'),
  necklace: words('necklace, bolo tie'),
  // Dials, which hardly any photograph of clothes gets: the network knows no watch with hands.
  watch: words(
    'digital watch, stopwatch, analog clock, wall clock, digital clock, magnetic compass, barometer, combination lock',
  ),
  tie: words('Windsor tie, bow tie'),
  socks: words('sock, Christmas stocking'),
  swimwear: words('bikini, maillot'),
  underwear: words('brassiere'),
  suit: words('suit'),
  umbrella: words('umbrella'),
  pyjamas: words('pajama'),
};

const otherClothes = words(
  'abaya, academic gown, apron, bib, bow, breastplate, bulletproof vest, cardigan, chain mail, cloak, clog, cowboy boot, cuirass, diaper, fur coat, gown, hair slide, handkerchief, hoopskirt, jean, jersey, kimono, knee pad, lab coat, Loafer, military uniform, miniskirt, overskirt, poncho, running shoe, sandal, sarong, sleeping bag, sweatshirt, swimming trunks, trench coat, velvet, vestment, wallet, wig, wool',
);

const rangesOfReason: readonly (readonly [from: number, to: number, NotGarment])[] = [
  [1, 398, 'animal'],
  [925, 970, 'food'],
  [971, 981, 'landscape'],
  [982, 984, 'person'],
  [985, 999, 'plant'],
];

const answersOfReason: Readonly<Partial<Record<NotGarment, readonly string[]>>> = {
  screen: words(
    'web site, screen, monitor, television, laptop, notebook, desktop computer, hand-held computer, cellular telephone, iPod, scoreboard',
  ),
  text: words('crossword puzzle, menu, book jacket, comic book, envelope, binder, rule, street sign'),
  dish: words(
    'cup, coffee mug, beer glass, goblet, teapot, coffeepot, pitcher, plate, soup bowl, mixing bowl, measuring cup, tray, water jug, vase, wine bottle, beer bottle, pop bottle, water bottle, frying pan, wok, caldron, espresso maker, wooden spoon, spatula, ladle, whiskey jug',
  ),
  furniture: words(
    'studio couch, table lamp, desk, dining table, folding chair, rocking chair, throne, bookcase, chiffonier, china cabinet, wardrobe, four-poster, crib, cradle, bassinet, file, medicine chest, park bench, lampshade, entertainment center, barber chair, pedestal, chest, refrigerator, stove, washer, dishwasher, microwave, radiator, toilet seat, bathtub, tub, washbasin',
  ),
  cloth: words(
    'quilt, pillow, bath towel, dishrag, doormat, prayer rug, shower curtain, theater curtain, mosquito net, paper towel, window shade',
  ),
  room: words(
    'library, bookshop, restaurant, barbershop, home theater, bakery, butcher shop, confectionery, grocery store, shoe shop, tobacco shop, toyshop, cinema, prison, patio, greenhouse, sliding door, shoji, bannister, altar, vault, stage, window screen, fire screen',
  ),
  landscape: words(
    'castle, palace, church, monastery, mosque, stupa, triumphal arch, viaduct, suspension bridge, steel arch bridge, barn, boathouse, breakwater, dam, dock, pier, cliff dwelling, fountain, megalith, obelisk, beacon, lumbermill, mobile home, picket fence, stone wall, worm fence, thatch, tile roof, yurt, water tower, bell cote, dome, planetarium, totem pole, flagpole, mountain tent',
  ),
  plant: words('pot'),
};

const worn = new Set([...Object.values(answersOfKind).flat(), ...otherClothes]);

/** By number; null for what is worn, and for the background. */
export const reasons: readonly (NotGarment | null)[] = model.answers.map((name, number) => {
  if (number === 0 || worn.has(name)) return null;
  const named = Object.entries(answersOfReason).find(([, names]) => names.includes(name));
  if (named) return named[0] as NotGarment;
  return rangesOfReason.find(([from, to]) => number >= from && number <= to)?.[2] ?? 'object';
});

export const numbersOf = (names: readonly string[]): readonly number[] =>
  model.answers.flatMap((name, number) => (names.includes(name) ? [number] : []));

export const numbersOfClothes = numbersOf(otherClothes);

/** Indices of the network's classes by kind. */
export const numbersOfKind: ReadonlyMap<string, readonly number[]> = new Map(
  Object.entries(answersOfKind).map(([kind, names]) => [kind, numbersOf(names)]),
);
