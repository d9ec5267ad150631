import type { ColorName } from '#contract/colors.ts';
import { type Fabric, garmentAttributes, type Pattern } from '#contract/garment-attributes.ts';
import { colourOf } from '#stylist/colour/spelled.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import type { Span } from '../../words/lexicon.ts';
import type { Annotated } from '../../words/pattern.ts';
import { type Token, tokensOf } from '../../words/tokens.ts';
import { familiesIn } from '../garments/families.ts';
import { isOfFabric, nameTokens } from '../garments/find-garments.ts';
import {
  colourLexicon,
  doubtfulColours,
  fabricLexicon,
  type GarmentWord,
  garmentWords,
  patternLexicon,
} from '../garments/garment-words.ts';
import { isOfColour } from '../garments/shades.ts';
import { axisOf, type Quality, qualitiesAsked, qualitySpans } from '../told/qualities.ts';

export type Atom = {
  axis: string;
  text: string;
  fits: (garment: Garment) => boolean;
  colour?: ColorName;
  ofWears?: true;
};
export type AtomSpan = { start: number; end: number; atom: Atom };
export type NamesKind = {
  named: (text: string, word: GarmentWord) => ReadonlySet<Garment>;
  has: (garment: Garment, quality: Quality) => boolean;
};

type Setting = {
  wardrobe: readonly Garment[];
  brands: ReadonlyMap<string, readonly string[]>;
  typed: (token: Annotated) => string;
  kindNamed: NamesKind;
};

const printed: readonly Pattern[] = ['print', 'floral', 'dots', 'animal', 'logo'];

const inPattern = (garment: Garment, pattern: Pattern): boolean =>
  garment.pattern === pattern ||
  (pattern === 'checks' && garment.pattern === 'gingham') ||
  (pattern === 'print' && printed.includes(garment.pattern));

const inFabric = (garment: Garment, fabric: Fabric): boolean =>
  isOfFabric(garment, fabric) || (fabric === 'denim' && garment.kind === 'jeans');

const denim = /^(?:vaquer[oa]s?|jeans?|mezclilla|tejan[oa]s?|denim)$/;
/** "vestidos de fiesta", "vestido corto" and "chaquetas vaqueras" are such of a quality. */
function withoutQuality(tokens: readonly Annotated[], span: Span<GarmentWord>): Span<GarmentWord> {
  const rest = tokens.slice(span.start + 1, span.end);
  const isColoured = rest.length === 1 && colourLexicon.find(rest).length > 0;
  const isOfCloth = denim.test(rest.at(-1)?.text ?? '') && rest.length === 1;
  const isQualified =
    rest.length > 0 &&
    qualitiesAsked(rest).some((one) => 'length' in one || 'sleeve' in one || 'style' in one);
  const [noun] =
    isQualified || isOfCloth || isColoured ? garmentWords.find(tokens.slice(span.start, span.start + 1)) : [];
  return noun ? { start: span.start, end: span.start + 1, meaning: noun.meaning } : span;
}

export function atomsIn(
  tokens: readonly Annotated[],
  taken: readonly boolean[],
  { wardrobe, brands, typed, kindNamed }: Setting,
): AtomSpan[] {
  const said = ({ start, end }: { start: number; end: number }) =>
    tokens
      .slice(start, end)
      .map(({ text }) => text)
      .join(' ');
  const spans: { start: number; end: number; rank: number; atom: Atom }[] = [];
  const add = (rank: number, span: { start: number; end: number }, atom: Omit<Atom, 'text'>) =>
    spans.push({ start: span.start, end: span.end, rank, atom: { text: said(span), ...atom } });
  for (const span of familiesIn(tokens)) add(5, span, { axis: 'kind', fits: span.meaning });
  for (const whole of garmentWords.find(tokens)) {
    const span = withoutQuality(tokens, whole);
    if (span.end < whole.end && denim.test(tokens[whole.end - 1]?.text ?? ''))
      add(
        6,
        { start: whole.end - 1, end: whole.end },
        { axis: 'fabric', fits: (garment) => inFabric(garment, 'denim') },
      );
    const word = tokens[span.start]?.text ?? '';
    const before = tokens[span.start - 1]?.text ?? '';
    const isOfNoun =
      span.end - span.start === 1 &&
      denim.test(word) &&
      (/^(?:de|lo|todo)$/.test(before) || garmentWords.find(tokens).some(({ end }) => end === span.start));
    if (isOfNoun || word === 'mezclilla') {
      add(6, span, { axis: 'fabric', fits: (garment) => inFabric(garment, 'denim') });
      continue;
    }
    const owned = kindNamed.named(said(span), span.meaning);
    add(4, span, { axis: 'kind', fits: (garment) => owned.has(garment) });
  }
  for (const span of fabricLexicon.find(tokens)) {
    const word = tokens[span.end - 1];
    const label = tokensOf(garmentAttributes.fabric.labels[span.meaning])[0]?.stem;
    // Cashmere is a wool of its own, where a name says so.
    const isOwnWord =
      word !== undefined && word.stem !== label && wardrobe.some((one) => isNamedBy(one, word));
    add(3, span, {
      axis: 'fabric',
      fits: (garment) => (isOwnWord && word ? isNamedBy(garment, word) : inFabric(garment, span.meaning)),
    });
  }
  for (const [start, { text }] of tokens.entries())
    if (/^dibujos?$/.test(text))
      add(3, { start, end: start + 1 }, { axis: 'pattern', fits: ({ pattern }) => pattern !== 'plain' });
  const prints = patternLexicon.find(tokens);
  for (const span of prints) {
    // "estampado de flores"
    if (span.meaning === 'print' && prints.some(({ start }) => start >= span.end && start <= span.end + 1)) {
      add(8, span, { axis: 'any', fits: () => true });
      continue;
    }
    add(3, span, { axis: 'pattern', fits: (garment) => inPattern(garment, span.meaning) });
  }
  for (const span of colourLexicon.find(tokens)) {
    const word = said(span);
    if (doubtfulColours.has(word) && !/^(?:color|de|en)$/.test(tokens[span.start - 1]?.text ?? '')) continue;
    add(3, span, {
      axis: 'colour',
      fits: (garment) => isOfColour(garment, span.meaning),
      colour: span.meaning,
    });
  }
  for (const span of qualitySpans(tokens)) {
    const quality = span.meaning;
    if ('tones' in quality && colourLexicon.find(tokens.slice(span.end, span.end + 1)).length > 0) continue;
    add(2, span, {
      axis: axisOf(quality),
      fits: (garment) =>
        'tones' in quality
          ? quality.tones.some((colour) => colourOf(garment) === colour)
          : 'style' in quality && quality.style !== 'formal'
            ? garment.style === quality.style
            : kindNamed.has(garment, quality),
    });
  }
  for (const [brand, ids] of brands) {
    const words = tokensOf(brand).map(({ text }) => text);
    for (const start of tokens.keys())
      if (
        words.length > 0 &&
        words.every((word, offset) => {
          const token = tokens[start + offset];
          return token !== undefined && (token.text === word || typed(token) === word);
        })
      )
        add(7, { start, end: start + words.length }, { axis: 'brand', fits: ({ id }) => ids.includes(id) });
  }
  for (const [start, token] of tokens.entries()) {
    if (token.text.length < leastLetters || spans.some((one) => start >= one.start && start < one.end))
      continue;
    if (!wardrobe.some((garment) => isNamedBy(garment, token))) continue;
    add(
      1,
      { start, end: start + 1 },
      { axis: `name:${token.stem}`, fits: (garment) => isNamedBy(garment, token) },
    );
  }
  const chosen: AtomSpan[] = [];
  const inOrder = spans.toSorted(
    (a, b) => b.end - b.start - (a.end - a.start) || b.rank - a.rank || a.start - b.start,
  );
  for (const { start, end, atom } of inOrder) {
    const overlaps = chosen.some((one) => start < one.end && one.start < end);
    if (!overlaps && !taken.slice(start, end).some(Boolean)) chosen.push({ start, end, atom });
  }
  return chosen;
}

const leastLetters = 4;
const isNamedBy = (garment: Garment, { stem }: Token): boolean =>
  nameTokens(garment).some((one) => one.stem === stem);
