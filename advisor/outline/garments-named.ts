import { type ColorName, colorNames } from '#contract/colors.ts';
import type { Fabric, Pattern } from '#contract/garment-attributes.ts';
import type { Kind } from '#contract/vocabulary.ts';
import { colourOf } from '#stylist/colour/spelled.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import type { Hit } from './lexicon.ts';
import { type Token, wordsIn } from './plain-words.ts';

export type Mention = {
  /** As typed. */
  text: string;
  kinds: readonly Kind[];
  colours: readonly ColorName[];
  fabric: Fabric | null;
  pattern: Pattern | null;
  wanted: boolean;
  /** Garments of the wardrobe that it may be, best first; empty where none is. */
  ids: readonly string[];
};

export type GarmentHits = {
  kinds: readonly Hit<readonly Kind[] | null>[];
  colours: readonly Hit<readonly ColorName[]>[];
  fabrics: readonly Hit<Fabric>[];
  patterns: readonly Hit<Pattern>[];
};

export type Phrasing = { refusing: RegExp; joining: RegExp; adjectivesFollow: boolean };

type Span = { start: number; end: number };

const usualReach = 4;
const otherReach = 2;

/** Whether an adjective belongs to a noun: near, on its usual side, with nothing in between that begins anew. */
function belongs(adjective: Span, noun: Span, tokens: readonly Token[], phrasing: Phrasing): boolean {
  const follows = adjective.start >= noun.end;
  const gap = follows ? adjective.start - noun.end : noun.start - adjective.end;
  if (gap < 0) return false;
  const between = tokens.slice(...(follows ? [noun.end, adjective.start] : [adjective.end, noun.start]));
  const reach = follows === phrasing.adjectivesFollow ? usualReach : otherReach;
  return gap <= reach - 1 && !between.some(({ text }) => phrasing.joining.test(text));
}

const farBefore = 4;

/** "without the black heels", "not those jeans". */
function isRefused({ start }: Span, tokens: readonly Token[], { refusing, joining }: Phrasing): boolean {
  const before = tokens.slice(Math.max(0, start - farBefore), start).map(({ text }) => text);
  const cut = before.findLastIndex((text) => joining.test(text));
  return refusing.test(before.slice(cut + 1).join(' '));
}

const namedColours = (garment: Garment): ColorName[] =>
  garment.colors.flatMap((color) => {
    const name = colourOf({ colors: [color] });
    return colorNames.filter((known) => known === name);
  });

const shortestNameWord = 4;
const nameWords = (garment: Garment): string[] =>
  wordsIn(garment.name.slice(0, 80)).filter((word) => word.length >= shortestNameWord);

type Asked = Pick<Mention, 'kinds' | 'colours' | 'fabric' | 'pattern'>;

/** Above 0 where the garment may be meant. */
function likenessOf(
  garment: Garment,
  { kinds, colours, fabric, pattern }: Asked,
  around: Set<string>,
): number {
  if (kinds.length > 0 && !kinds.includes(garment.kind)) return 0;
  if (fabric !== null && garment.fabric !== fabric) return 0;
  if (pattern !== null && garment.pattern !== pattern) return 0;
  const own = namedColours(garment);
  const ranks = own.map((name) => colours.indexOf(name)).filter((rank) => rank >= 0);
  if (colours.length > 0 && ranks.length === 0) return 0;
  const colourPoints =
    colours.length === 0 ? 0 : ranks.includes(0) ? 2 : own[0] && colours.includes(own[0]) ? 1 : 0.5;
  return 1 + colourPoints + nameWords(garment).filter((word) => around.has(word)).length;
}

/** Those that answer a description, best first. */
export function garmentsLike(
  wardrobe: readonly Garment[],
  asked: Asked,
  around: Set<string> = new Set(),
): string[] {
  return wardrobe
    .map((garment) => ({ id: garment.id, likeness: likenessOf(garment, asked, around) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ id }) => id);
}

/** Those that are called as the message says in two words or more, as in "my Zara trench". */
function calledAs(wardrobe: readonly Garment[], said: Set<string>): Garment[] {
  return wardrobe.filter((garment) => {
    const words = nameWords(garment);
    return words.length > 1 && words.every((word) => said.has(word));
  });
}

/** @returns the garments named, and the colours that belong to none of them */
export function mentionsIn(
  tokens: readonly Token[],
  wardrobe: readonly Garment[],
  { kinds, colours, fabrics, patterns }: GarmentHits,
  phrasing: Phrasing,
): { mentions: Mention[]; loose: Hit<readonly ColorName[]>[] } {
  const nouns = kinds.flatMap((hit) => (hit.meaning ? [{ ...hit, meaning: hit.meaning }] : []));
  const taken = new Set<unknown>();
  const adjectiveOf = <T>(noun: Span, hits: readonly Hit<T>[]): Hit<T> | undefined => {
    const found = hits
      .filter((hit) => !taken.has(hit) && belongs(hit, noun, tokens, phrasing))
      .filter((hit) => !nouns.some((other) => isBetween(other, hit, noun)))[0];
    if (found) taken.add(found);
    return found;
  };
  const said = new Set(tokens.map(({ text }) => text));
  const mentions = nouns.map((noun): Mention => {
    const parts = [
      adjectiveOf(noun, colours),
      adjectiveOf(noun, fabrics),
      adjectiveOf(noun, patterns),
    ] as const;
    const [colour, fabric, pattern] = parts;
    const spans = [noun, ...parts.flatMap((part) => part ?? [])];
    const span = {
      start: Math.min(...spans.map(({ start }) => start)),
      end: Math.max(...spans.map(({ end }) => end)),
    };
    const asked: Asked = {
      kinds: noun.meaning,
      colours: colour?.meaning ?? [],
      fabric: fabric?.meaning ?? null,
      pattern: pattern?.meaning ?? null,
    };
    const around = new Set(tokens.slice(Math.max(0, span.start - 2), span.end + 3).map(({ text }) => text));
    const like = garmentsLike(wardrobe, asked, around);
    const called = calledAs(wardrobe, around).filter(({ id }) => like.includes(id));
    return {
      ...asked,
      text: tokens
        .slice(span.start, span.end)
        .map(({ raw }) => raw)
        .join(' '),
      wanted: !isRefused(span, tokens, phrasing),
      ids: called.length > 0 ? called.map(({ id }) => id) : like,
    };
  });
  const known = new Set(mentions.flatMap(({ ids }) => ids));
  const byName = calledAs(wardrobe, said)
    .filter(({ id }) => !known.has(id))
    .map(
      ({ id, name, kind }): Mention => ({
        text: name,
        kinds: [kind],
        colours: [],
        fabric: null,
        pattern: null,
        wanted: true,
        ids: [id],
      }),
    );
  return { mentions: [...mentions, ...byName], loose: colours.filter((hit) => !taken.has(hit)) };
}

const isBetween = (other: Span, one: Span, two: Span): boolean =>
  other.start > Math.min(one.start, two.start) && other.start < Math.max(one.start, two.start);
