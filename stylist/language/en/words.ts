import { occasionNames, seasonNames } from '#contract/en/names.ts';
import type { Pattern, Style } from '#contract/garment-attributes.ts';
import { colourOf, isBlueDenim } from '../../colour/spelled.ts';
import type { RuleKey } from '../../rule-weights.ts';
import { lowerCase } from '../lower-case.ts';
import type { Named } from '../shape/grammar.ts';
import type {
  DayWords,
  Likeness,
  LookWords,
  MissingWords,
  RemadeWords,
  SustainabilityWords,
  TagWords,
  TasteWords,
  Thing,
  TitleWords,
  Words,
} from '../shape/words.ts';
import { a, any, colour, grammar, joinAnd, patternWords, the, theShort, verb } from './grammar.ts';
import { inHouse } from './house.ts';
import { nounOf } from './nouns.ts';
import { purposeOf } from './purposes.ts';
import * as wordings from './wordings/wordings.ts';

const numbers = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
];

const seasons = {
  spring: { day: 'spring', when: 'in spring' },
  summer: { day: 'summer', when: 'in summer' },
  fall: { day: 'autumn', when: 'in autumn' },
  winter: { day: 'winter', when: 'in winter' },
} as const;

const layers = ['no layers', 'a single layer', 'two layers', 'three layers'];

const day: DayWords = {
  purposeOf,
  season: (season) => seasons[season],
  degrees(temperatureC) {
    const degrees = `${Math.round(temperatureC)} °C`.replace('-', '−');
    return { day: `a day at ${degrees}`, when: `at ${degrees}` };
  },
  indoors: { day: 'a place indoors', when: 'indoors' },
  layers: (count) => layers[count] ?? '',
  span(days) {
    if (days >= 366) return 'over a year';
    const months = Math.floor(days / 30);
    if (months >= 2) return `${numbers[Math.min(11, months)]} months`;
    return `${numbers[Math.floor(days / 7)]} weeks`;
  },
};

const titles: TitleWords = {
  /** Followed by a colour: "Office in navy". */
  scenes: {
    casual: ['Quiet day', 'Stroll', 'Long lunch'],
    work: ['Office', 'Meeting', 'Working day'],
    formal: ['Ceremony', 'Formal hours', 'Big occasion'],
    party: ['Night out', 'Toast', 'Party'],
    date: ['Date', 'Dinner', 'Sunset'],
    sport: ['Workout', 'Trail', 'Warm-up'],
  },
  scene: (scene, colours) => `${scene} in ${colours}`,
  suit: (name) => (name ? `${colour(name)} suit` : 'suit'),
  shod: (clothes, shoes) => `${clothes} with ${shoes}`,
  /** English says the cloth before each noun. */
  withoutEcho: (name) => name,
  nameless: 'outfit',
};

const tags: TagWords = {
  occasions: lowerCase(occasionNames),
  seasons: lowerCase(seasonNames),
  colours: {
    'colour-harmony.neutral': 'neutrals',
    'colour-harmony.accent': 'touch of colour',
    'colour-harmony.echo': 'tone on tone',
    'colour-harmony.tone-on-tone': 'tone on tone',
    'colour-harmony.analogous': 'neighbouring colours',
    'colour-harmony.complementary': 'opposite colours',
    'colour-harmony.contrast': 'contrast',
    'colour-harmony.clash': 'daring mix',
  },
  layers: 'layers',
  patterned: 'patterned',
  unworn: 'never worn',
  favourites: 'favourites',
};

const placeOf = (where: Parameters<MissingWords['absence']>[1]): string => {
  if (typeof where === 'object') return inHouse(where.house);
  return where === 'laundry' ? 'in the wash' : 'out of the wardrobe';
};

const missing: MissingWords = {
  absence: (garment, where) => `: ${the(garment)} ${verb(garment, 'is', 'are')} ${placeOf(where)}`,
  bottom: (such, note) =>
    `You’re missing something for the bottom half, like trousers or ${such === 'skirt' ? 'a skirt' : 'jeans'}${note}.`,
  top: (note) => `You’re missing something for the top half, like a shirt or a T-shirt${note}.`,
  clothes: (orDress) =>
    `Add a top and a bottom${orDress ? ', or a dress,' : ''} and we’ll start putting outfits together.`,
  shoes: (note) => `You’re missing shoes to complete the outfit${note}.`,
  sportShoes: (note) => `Sports trainers would serve you better for exercise${note}.`,
  casualShoes: 'More everyday shoes would suit the plan better.',
  otherFormalShoes: 'Other shoes would bring the outfit up to the occasion.',
  formalShoes: (note) => `Dress shoes would bring the outfit up to the occasion${note}.`,
  sportClothes: (note) => `You’d move more comfortably in leggings or sports trousers${note}.`,
  otherCoat: 'A coat better suited to the day would complete the outfit.',
  coat: (against, note) =>
    `You’re missing a coat for ${against === 'winter' ? 'the winter' : 'the cold'}${note}.`,
  jacket: (against, note) =>
    `A jacket would be handy for ${against === 'fall' ? 'the autumn' : 'this cool weather'}${note}.`,
  wornAndAvoided: 'You’ve asked to wear and to avoid the same piece.',
  gone: 'The piece you want to wear is no longer in your wardrobe.',
  incompatible: 'The pieces you want to wear can’t be combined in one outfit.',
};

const looks: LookWords = {
  sameSlot: '{a} and {b} go in the same place: choose one.',
  notLayered: '{a} and {b} aren’t worn one over the other.',
  notAtOnce: '{a} and {b} aren’t worn at the same time.',
  swap: (from, to) => `Change {a} for {b}: it goes from ${from} to ${to}%.`,
  gap: (garment, outfits) =>
    `With ${a(garment)} you’d have ${outfits} more ${outfits === 1 ? 'outfit' : 'outfits'}.`,
};

const likenesses: Readonly<Record<Likeness, string>> = {
  kind: 'type',
  colour: 'colour',
  pattern: 'pattern',
  formality: 'formality',
};

const patternIn = (pattern: Pattern): string =>
  pattern === 'plain' ? 'plain' : pattern === 'logo' ? 'marked with a logo' : patternWords[pattern];

function look(garment: Named, shown: { colour: boolean; pattern: boolean }): string {
  const name = isBlueDenim(garment) ? 'azul' : colourOf(garment);
  return joinAnd([
    ...(shown.colour && name ? [colour(name)] : []),
    ...(shown.pattern ? [patternIn(garment.pattern)] : []),
  ]);
}

/** "the one in the photo", or "the trench coat in the photo" beside another garment. */
function ofPicture(seen: Named, own: Named): string {
  const { text, plural, mass } = nounOf(seen);
  const same = text === nounOf(own).text && !mass;
  return `${same ? (plural ? 'the ones' : 'the one') : theShort(seen)} in the photo`;
}

const its = (own: Named) => verb(own, 'It’s', 'They’re');

const remade: RemadeWords = {
  agrees: (own, on) =>
    `${verb(own, 'It matches', 'They match')} in ${joinAnd(on.map((likeness) => likenesses[likeness]))}.`,
  kind: (own, seen) => `${its(own)} ${any(own)}; in the photo, ${any(seen)}.`,
  looks(own, seen, differing) {
    const [mine, theirs] = [look(own, differing), look(seen, differing)];
    const is = verb(own, 'is', 'are');
    return `Your ${nounOf(own).text} ${is} ${mine}; ${ofPicture(seen, own)}, ${theirs}.`;
  },
  tone: (lighter) => `The tone is ${lighter ? 'lighter' : 'darker'} than in the photo.`,
  formality: (own, seen, dressier) =>
    `${its(own)} ${dressier ? 'dressier' : 'more casual'} than ${ofPicture(seen, own)}.`,
  /** "You’re missing a black blazer." */
  lack: (seen) => `You’re missing ${a(seen)}.`,
};

const themes: Readonly<Record<RuleKey, string>> = {
  occasion: 'pieces that suit the occasion',
  'colour-harmony': 'the harmony of colours',
  season: 'the weather',
  formality: 'a single style throughout',
  silhouette: 'proportions',
  'pattern-mixing': 'calm patterns',
  completeness: 'finishing touches, like the bag or the coat',
  novelty: 'not repeating',
  favourites: 'your favourite pieces',
};

const registers: Readonly<Record<Style, string>> = {
  casual: 'casual clothes',
  formal: 'formal clothes',
  sport: 'sports clothes',
  party: 'party clothes',
};

const amount = (more: boolean) => (more ? 'more' : 'less');

const saying = (text: string): Thing => ({ text, many: false });

const taste: TasteWords = {
  themes,
  matters: (named, more) => `You care ${amount(more)} about ${joinAnd(named)}.`,
  warmth: (more) => `You like to dress a little ${more ? 'warmer' : 'lighter'}`,
  formality: (more) => `You like to dress a little ${amount(more)} formally`,
  garment: (garment) => saying(the(garment)),
  pair: (a, b) => saying(`${the(a)} with ${the(b)}`),
  withKind: (garment, kind) => saying(`${the(garment)} with ${any(kind)}`),
  kinds: (a, b) => saying(`${any(a)} with ${any(b)}`),
  colour: (name) => saying(name),
  register: (style) => saying(registers[style]),
  likes: ({ text }, likes) => `You ${likes ? 'like' : 'don’t like'} ${text}`,
};

const decimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const pieces = (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`;

const sustainability: SustainabilityWords = {
  formula:
    'Up to 50 points for the share of your wardrobe that you’ve worn in the last 90 days, up to 30 for coming ' +
    'close to 30 wears per piece a year, and up to 20 for making pieces last. New arrivals don’t count against you.',
  use: {
    label: 'Wardrobe in use',
    early: 'Your pieces have only just arrived: it’s too soon to judge.',
    reason: (used, of, days) => `You’ve worn ${used} of ${pieces(of)} in the last ${days} days.`,
  },
  wears: {
    label: 'Wears per piece',
    early: (target) => `The goal is to reach ${target} wears per piece in a year.`,
    reason(average, target) {
      const wears = decimal.format(average);
      return `Each piece has ${wears} ${wears === '1' ? 'wear' : 'wears'} on average; the goal is to reach ${target} in a year.`;
    },
  },
  care: {
    label: 'Long life',
    early: 'Take care of what comes in and it’ll last you for years.',
    reason: (lasting, of) =>
      `${lasting} of ${pieces(of)} ${lasting === 1 ? 'is' : 'are'} in good condition or still in use.`,
  },
};

export const english: Words = {
  language: 'en',
  grammar,
  wordings,
  ruleNames: {
    occasion: 'Occasion',
    'colour-harmony': 'Colour harmony',
    season: 'Season',
    formality: 'Coherent style',
    silhouette: 'Silhouette',
    'pattern-mixing': 'Patterns',
    completeness: 'Complete outfit',
    novelty: 'Novelty',
    favourites: 'Your favourites',
  },
  day,
  titles,
  tags,
  missing,
  looks,
  remade,
  taste,
  sustainability,
};
