import { colourNameOf } from '../colour/names.ts';
import { colourDistance, oklchOf } from '../colour/oklch.ts';
import { isPatterned, patternsTogether } from '../compatibility/patterns-together.ts';
import type { Claim } from '../language/claims.ts';
import { tell } from '../language/tell.ts';
import type { Piece } from '../piece.ts';
import { type Rule, scoreBy } from './rule.ts';

/** A belt's is not. */
function isNoticed(piece: Piece): boolean {
  return isPatterned(piece) && piece.slot !== 'belt';
}

/** Shoes are far from the rest. */
const nearness = (a: Piece, b: Piece) => (a.slot === 'shoes' || b.slot === 'shoes' ? 0.5 : 1);

const coloursOf = ({ garment }: Piece) =>
  garment.colors.map(({ hex, name }) => ({ name: name ?? colourNameOf(hex), tone: oklchOf(hex) }));

/** By name and by measure. */
const shareColour = (a: Piece, b: Piece): boolean =>
  coloursOf(a).some((one) =>
    coloursOf(b).some((other) => one.name === other.name && colourDistance(one.tone, other.tone) < 0.06),
  );

/** The pair that agrees most (1) or least (-1), of two pieces or more. */
function pairBy(pieces: readonly Piece[], sign: 1 | -1): readonly [Piece, Piece] {
  const pairs = pieces.flatMap((a, index) => pieces.slice(index + 1).map((b) => [a, b] as const));
  const [best] = pairs.sort((a, b) => sign * (patternsTogether(...b) - patternsTogether(...a)));
  return best as readonly [Piece, Piece];
}

export const patternMixing: Rule = {
  key: 'pattern-mixing',
  terms: [
    {
      /** One pattern is free. */
      name: 'mix',
      pair: (a, b) => (isNoticed(a) && isNoticed(b) ? nearness(a, b) * (1 - patternsTogether(a, b)) : 0),
    },
    {
      /** One loud piece is free, however loud: the next competes with it. */
      name: 'loud',
      pair: (a, b) => nearness(a, b) * Math.max(0, Math.min(a.loudness, b.loudness) - 0.25),
    },
  ],
  reason(outfit, context, turn = 0) {
    const {
      grammar,
      wordings: { pattern: told },
    } = context.words;
    const all = outfit.pieces.filter(isPatterned);
    const noticed = all.filter(isNoticed);
    const [first = all[0]] = noticed;
    if (!first) {
      return tell(grammar, 'pattern-mixing.plain', 'aside', told.plain, turn, {}, [
        { kind: 'plain-but', pieces: [] },
      ]);
    }
    if (all.length === 1) {
      const logo = first.garment.pattern === 'logo';
      const wordings = logo ? told.logo : told.one;
      const pieces = [first.garment.id];
      return tell(grammar, 'pattern-mixing.one', 'praise', wordings, turn, { a: [first.garment] }, [
        { kind: 'patterned', pieces, logo },
        { kind: 'plain-but', pieces },
      ]);
    }
    const good = scoreBy(patternMixing, outfit, context) >= 0.6;
    const [a, b] = pairBy(noticed.length > 1 ? noticed : all, good ? 1 : -1);
    const patterned: Claim = { kind: 'patterned', pieces: [a.garment.id, b.garment.id], logo: false };
    const filling = { a: [a.garment, b.garment] };
    if (!good) {
      return tell(grammar, 'pattern-mixing.clash', 'caution', told.clash, turn, filling, [patterned]);
    }
    if (!shareColour(a, b)) {
      return tell(grammar, 'pattern-mixing.mix', 'praise', told.mix, turn, filling, [patterned]);
    }
    return tell(grammar, 'pattern-mixing.mix', 'praise', told.mixInColour, turn, filling, [
      patterned,
      { kind: 'pattern-colour', pieces: [a.garment.id, b.garment.id] },
    ]);
  },
};
