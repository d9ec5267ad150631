import { colourDistance, hueDistanceDeg, lightnessContrast } from '../colour/oklch.ts';
import { pairHarmony, relationOf, type Tone } from '../colour/pair-harmony.ts';
import { colourOf } from '../colour/spelled.ts';
import type { Claim } from '../language/claims.ts';
import { familyOf, hasColour, idsOf, isColourful, isNeutral } from '../language/facts.ts';
import type { Words } from '../language/shape/words.ts';
import { type Reason, tell } from '../language/tell.ts';
import type { Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import { isAccessory } from '../slots.ts';
import { visibleArea } from '../visible-colours.ts';
import { type Rule, scoreBy } from './rule.ts';

type Tail<T extends unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never;

const byArea = (a: Piece, b: Piece) => visibleArea(b) - visibleArea(a);

/** The largest first. */
function colourful(outfit: Outfit): Piece[] {
  return outfit.pieces.filter((piece) => !piece.main.neutral).sort(byArea);
}

/** By visible area, the least harmonious. */
function worstPair(pieces: readonly Piece[]): readonly Piece[] {
  let worst: readonly Piece[] = [];
  let most = 0;
  for (const [index, a] of pieces.entries()) {
    for (const b of pieces.slice(index + 1)) {
      const cost = Math.sqrt(visibleArea(a) * visibleArea(b)) * (1 - pairHarmony(a.main, b.main));
      if (cost <= most) continue;
      most = cost;
      worst = [a, b];
    }
  }
  return worst;
}

const named = (words: Words, key: string, ...rest: Tail<Tail<Parameters<typeof tell>>>) =>
  tell(words.grammar, `colour-harmony.${key}`, ...rest);

const allNeutralBut = (outfit: Outfit, accent: Piece) =>
  outfit.pieces.every((piece) => piece === accent || isNeutral(piece));

function neutralReason(outfit: Outfit, words: Words, turn: number): Reason {
  const told = words.wordings.colour;
  const all = [...outfit.pieces].sort(byArea);
  const key = all.every(isNeutral) ? 'neutral' : 'agree';
  const claimOf = (family: 'black' | 'blue' | 'earth' | 'neutral', pieces: readonly Piece[]): Claim => ({
    kind: 'family',
    family,
    pieces: idsOf(pieces),
  });
  if (
    all.every((piece) => familyOf(piece) === 'black' && isNeutral(piece) && piece.garment.colors.length === 1)
  )
    return named(words, key, 'praise', told.black, turn, {}, [claimOf('black', all)]);
  const large = all.slice(0, 3);
  const [first, second] = large;
  const blue = large.find((piece) => familyOf(piece) === 'denim');
  const earth = large.find((piece) => familyOf(piece) === 'earth');
  if (blue && earth) {
    const filling = { a: [blue.garment], b: [earth.garment] };
    const claims = [claimOf('blue', [blue]), claimOf('earth', [earth])];
    return named(words, key, 'praise', told.blueAndEarth, turn, filling, claims);
  }
  if (first && second && lightnessContrast(first.main, second.main) > 0.45) {
    const [light, dark] = first.main.lightness > second.main.lightness ? [first, second] : [second, first];
    const filling = { a: [light.garment], b: [dark.garment] };
    const claim: Claim = { kind: 'lighter', piece: light.garment.id, than: dark.garment.id };
    return named(words, key, 'praise', told.lightAndDark, turn, filling, [claim]);
  }
  const pair = large.slice(0, 2);
  if (!pair.every(isNeutral)) return pairReason(pair, words, turn);
  const filling = { a: pair.map(({ garment }) => garment) };
  return named(words, key, 'praise', told.neutral, turn, filling, [claimOf('neutral', pair)]);
}

/** Judges harmony only, because nothing more specific is certain. */
function pairReason([a, b]: readonly Piece[], words: Words, turn: number): Reason {
  const told = words.wordings.colour;
  if (!a) return named(words, 'agree', 'aside', told.agree, turn);
  if (!b) return named(words, 'alone', 'aside', told.alone, turn, { a: [a.garment] });
  const tone = pairHarmony(a.main, b.main) >= 0.86 ? 'praise' : 'aside';
  return named(words, 'agree', tone, told.agree, turn, { a: [a.garment], b: [b.garment] });
}

function accentReason(outfit: Outfit, accent: Piece, words: Words, turn: number): Reason {
  const told = words.wordings.colour;
  if (!isColourful(accent) || !allNeutralBut(outfit, accent)) {
    return pairReason([...outfit.pieces].sort(byArea).slice(0, 2), words, turn);
  }
  const wordings = visibleArea(accent) >= 0.7 ? told.accentLarge : told.accentSmall;
  const name = colourOf(accent.garment) ?? '';
  const filling = { a: [accent.garment], colour: words.grammar.colour(name) };
  return named(words, 'accent', 'praise', wordings, turn, filling, [
    { kind: 'only-colour', piece: accent.garment.id },
    { kind: 'colour', piece: accent.garment.id, colour: name },
  ]);
}

/** Closer hues count as one. */
const sameHueDeg = 32;

function coloursReason(outfit: Outfit, words: Words, turn: number): Reason {
  const told = words.wordings.colour;
  const all = colourful(outfit);
  const [a, nearest] = all;
  const b = all.find((piece) => a && hueDistanceDeg(piece.main, a.main) >= sameHueDeg) ?? nearest;
  if (!a || !b || !isColourful(a) || !isColourful(b)) {
    return pairReason([...outfit.pieces].sort(byArea).slice(0, 2), words, turn);
  }
  const filling = { a: [a.garment], b: [b.garment] };
  const pieces = [a.garment.id, b.garment.id] as const;
  const name = colourOf(a.garment) ?? '';
  const apart = colourDistance(a.main, b.main);
  if (apart < 0.05 && colourOf(b.garment) === name) {
    return named(
      words,
      'echo',
      'praise',
      told.same,
      turn,
      { ...filling, colour: words.grammar.colour(name) },
      [
        { kind: 'same-colour', pieces },
        { kind: 'colour', piece: a.garment.id, colour: name },
      ],
    );
  }
  const relation = relationOf(a.main, b.main);
  const oneHue = relation === 'tone-on-tone' && familyOf(a) === familyOf(b);
  if (oneHue && lightnessContrast(a.main, b.main) > 0.1) {
    return named(words, 'tone-on-tone', 'praise', told.toneOnTone, turn, filling, [
      { kind: 'one-hue', pieces },
    ]);
  }
  const hues = (related: 'near' | 'apart' | 'opposite'): Claim[] => [
    { kind: 'hues', pieces, relation: related },
  ];
  switch (relation) {
    case 'complementary':
      return named(words, 'complementary', 'praise', told.opposite, turn, filling, hues('opposite'));
    case 'contrast':
      return named(words, 'contrast', 'praise', told.apart, turn, filling, hues('apart'));
    case 'clash':
      return named(words, 'clash', 'praise', told.bold, turn, filling, hues('apart'));
    default:
      return named(words, 'analogous', 'praise', told.near, turn, filling, hues('near'));
  }
}

/** Loses nothing: an accent is as good as a neutral. */
const goodHarmony = 0.92;

const isColourOf = (tone: Tone, piece: Piece) =>
  piece.seconds.some((second) => colourDistance(second, tone) < 0.08);

const echoes = (a: Piece, b: Piece) => isColourOf(a.main, b) || isColourOf(b.main, a);

/** About equally light without being one colour. */
function blurs(a: Piece, b: Piece): boolean {
  return lightnessContrast(a.main, b.main) < 0.12 && colourDistance(a.main, b.main) >= 0.05;
}

export const colourHarmony: Rule = {
  key: 'colour-harmony',
  terms: [
    {
      name: 'harmony',
      pair(a, b, { occasion }) {
        const missed = Math.max(0, goodHarmony - pairHarmony(a.main, b.main));
        if (missed === 0) return 0;
        const seen = Math.sqrt(visibleArea(a) * visibleArea(b));
        const loss = seen * (0.5 * missed + 2 * missed ** 2) * (echoes(a, b) ? 0.6 : 1);
        // Sportswear is loud, and suitable shoes matter more than matching ones.
        return occasion === 'sport' ? 0.25 * loss : loss;
      },
    },
    {
      name: 'flat',
      pair(a, b, { occasion }) {
        const halves = a.slot === 'base' ? b.slot === 'bottom' : a.slot === 'bottom' && b.slot === 'base';
        return halves && occasion !== 'sport' && blurs(a, b) ? 0.04 : 0;
      },
    },
    { name: 'metals', pair: (a, b) => (a.metal && b.metal && a.metal !== b.metal ? 1 : 0) },
  ],
  reason(outfit, context, turn = 0) {
    const { words } = context;
    const told = words.wordings.colour;
    const unknown = outfit.pieces.filter((piece) => !isAccessory(piece) && !hasColour(piece));
    const known = outfit.pieces.filter(hasColour).sort(byArea);
    const [first, second] = known;
    if (first && second && scoreBy(colourHarmony, outfit, context) < 0.68) {
      const [a = first, b = second] = worstPair(known);
      const filling = { a: [a.garment], b: [b.garment] };
      return named(words, 'uneasy', 'caution', told.uneasy, turn, filling);
    }
    if (unknown.length > 0) {
      const pieces = unknown.slice(0, 2);
      const filling = { a: pieces.map(({ garment }) => garment) };
      return named(words, 'unknown', 'aside', told.unknown, turn, filling, [
        { kind: 'colour-unknown', pieces: idsOf(pieces) },
      ]);
    }
    const [accent, another] = colourful(outfit);
    if (!accent) return neutralReason(outfit, words, turn);
    return another ? coloursReason(outfit, words, turn) : accentReason(outfit, accent, words, turn);
  },
};
