import type { ScorePart } from '../score.ts';

export type ToldReasons = { texts: string[]; keys: string[] };

/** Below it the weakest point is mentioned. */
const honestUnder = 75;

const most = 3;

/** 0.6 where not listed. */
const tellingness: Readonly<Record<string, number>> = {
  'colour-harmony.complementary': 1.2,
  'colour-harmony.echo': 1.2,
  'colour-harmony.tone-on-tone': 1.1,
  'colour-harmony.analogous': 1.1,
  'colour-harmony.contrast': 1.1,
  'colour-harmony.accent': 1.05,
  'colour-harmony.neutral': 0.8,
  'silhouette.balanced': 3.5,
  'formality.mixed': 1.6,
  'pattern-mixing.mix': 2.6,
  'pattern-mixing.one': 2,
  'season.fits': 0.9,
  'occasion.fits': 0.55,
  'novelty.unworn': 3,
  'novelty.rested': 1.4,
  'favourites.loved': 4,
  'favourites.colour': 3,
  'completeness.detail': 1,
};

function worthOf({ reason, points }: ScorePart, before: ToldReasons): number {
  const fresh = before.keys.includes(reason.key) ? 0.6 : 1;
  return points * (tellingness[reason.key] ?? 0.6) * fresh;
}

/**
 * Two or three: the strongest praise and, for a middling outfit, its weakness. Avoids the sentences of
 * `before` while others are left.
 */
export function bestReasons(parts: readonly ScorePart[], before: ToldReasons): ToldReasons {
  const score = parts.reduce((sum, part) => sum + part.points, 0);
  const toldAlready = ({ reason }: ScorePart) => before.texts.includes(reason.text);
  const of = (tone: ScorePart['reason']['tone']) => parts.filter(({ reason }) => reason.tone === tone);
  const cautions = of('caution').sort((a, b) => b.max - b.points - (a.max - a.points));
  const flaws = score < honestUnder ? cautions.filter((part) => !toldAlready(part)).slice(0, 1) : [];
  const praise = of('praise')
    .filter((part) => !toldAlready(part))
    .sort((a, b) => worthOf(b, before) - worthOf(a, before))
    .slice(0, most - flaws.length);
  const chosen = [...praise, ...flaws];
  const spare = [...of('praise'), ...cautions, ...of('aside')]
    .filter((part) => !chosen.includes(part))
    .sort((a, b) => Number(toldAlready(a)) - Number(toldAlready(b)));
  const told = [...chosen, ...spare.slice(0, Math.max(0, 2 - chosen.length))];
  return { texts: told.map(({ reason }) => reason.text), keys: told.map(({ reason }) => reason.key) };
}
