import type { Fabric, Pattern, Style } from '#contract/garment-attributes.ts';
import { phrasesOf } from '../vocabulary/stem.ts';
import type { Garment } from '../wardrobe.ts';
import { type Character, characterOf, type Shares, sharesOf } from './looks.ts';
import { looksOfHouses } from './looks-of-houses.ts';
import { looksOfKind } from './looks-of-kinds.ts';
import { looksOfWords } from './looks-of-words.ts';

const ofStyle: Readonly<Record<Style, Shares>> = {
  casual: {},
  formal: sharesOf('tailored 2 office 2 evening 1'),
  sport: sharesOf('sport 5'),
  party: sharesOf('party 3 evening 2'),
};

const ofFabric: Readonly<Partial<Record<Fabric, Shares>>> = {
  linen: sharesOf('summer 3 beach 1'),
  wool: sharesOf('winter 3 autumn 2'),
  knit: sharesOf('autumn 2 winter 1'),
  silk: sharesOf('evening 2 party 1 office 1'),
  leather: sharesOf('rock 1'),
  suede: sharesOf('autumn 2 boho 2'),
  chiffon: sharesOf('romantic 3 evening 1'),
  corduroy: sharesOf('autumn 3'),
  down: sharesOf('winter 3'),
};

const ofPattern: Readonly<Partial<Record<Pattern, Shares>>> = {
  stripes: sharesOf('preppy 2 city 1 summer 1'),
  checks: sharesOf('autumn 3 preppy 1'),
  dots: sharesOf('preppy 2 romantic 2'),
  floral: sharesOf('romantic 3 summer 2'),
  houndstooth: sharesOf('preppy 2 office 2 winter 1'),
  gingham: sharesOf('summer 2 preppy 2 romantic 1'),
  animal: sharesOf('rock 2 party 2'),
  print: sharesOf('street 1 summer 1 boho 1'),
  logo: sharesOf('street 3 sport 1'),
};

/** Shoes and bags are of leather unless said otherwise. */
const fabricTells = ({ category }: Garment) => category !== 'shoes' && category !== 'accessories';

const kinds = Object.fromEntries(
  Object.entries(looksOfKind).map(([kind, words]) => [kind, sharesOf(words)]),
) as Readonly<Record<keyof typeof looksOfKind, Shares>>;

const phrases = phrasesOf(
  [...looksOfWords, ...looksOfHouses].flatMap(([words, looks], index) => {
    const meaning = { index, shares: sharesOf(looks) };
    return words.split('|').map((word) => [word, meaning] as const);
  }),
);

type Said = { key: string; shares: readonly Shares[] };

const saidIn = new Map<string, Said>();

function saidBy(name: string): Said {
  const before = saidIn.get(name);
  if (before) return before;
  const found = phrases.find(name);
  const said = {
    key: found.map(({ index }) => index).join(' '),
    shares: found.map(({ shares }) => shares),
  };
  // Bounds the cache in a long-running server.
  if (saidIn.size > 20_000) saidIn.clear();
  saidIn.set(name, said);
  return said;
}

const known = new Map<string, Character>();

/** By its kind, and by the words of its name more than by its kind. */
export function characterIn(garment: Garment): Character {
  const { kind, name, fabric, pattern, style } = garment;
  const said = saidBy(name);
  const key = `${kind} ${fabric} ${pattern} ${style} ${said.key}`;
  const before = known.get(key);
  if (before) return before;
  const count = said.shares.length;
  const found = characterOf(key, [
    [kinds[kind], count > 0 ? 0.5 : 1],
    ...said.shares.map((shares) => [shares, 1 / Math.sqrt(count)] as const),
    [ofStyle[style], 0.7],
    [(fabricTells(garment) && fabric && ofFabric[fabric]) || {}, 0.4],
    [ofPattern[pattern] ?? {}, 0.4],
  ]);
  if (known.size > 20_000) known.clear();
  known.set(key, found);
  return found;
}
