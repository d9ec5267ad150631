import type { Season } from '#contract/vocabulary.ts';
import { capitalise, joinAnd, the, verb, verbOfAll } from '../language/grammar.ts';
import type { Context, Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import { isAccessory } from '../slots.ts';
import type { Rule } from './rule.ts';

/** How warm the upper body should be in all its layers. */
const insulation: Readonly<Record<Season, readonly [number, number]>> = {
  spring: [0.4, 1.5],
  summer: [0, 0.5],
  fall: [0.85, 2.1],
  winter: [1.35, 3],
};

/** What should be left on once the coat is off. */
const warmthIndoors: Readonly<Record<Season, number>> = { spring: 0, summer: 0, fall: 0.26, winter: 0.5 };

/** Who moves needs less: this much off the lower limit. */
const warmthOfSport = 0.4;

/** A ceremony asks for a jacket in July too, and everybody bears it. */
const warmthOfCeremony = 0.3;

const inSeason: Readonly<Record<Season, string>> = {
  spring: 'la primavera',
  summer: 'el verano',
  fall: 'el otoño',
  winter: 'el invierno',
};

function torsoWarmth({ at }: Outfit): number {
  const layers = [at.base, at.onePiece, at.mid, at.outer];
  const scarf = at.scarf ? at.scarf.warmth / 2 : 0;
  return layers.reduce((sum, piece) => sum + (piece?.warmth ?? 0), scarf);
}

/** How much is missing once the coat is off. */
function coldIndoors({ at }: Outfit, { season, occasion }: Context): number {
  if (occasion === 'sport') return 0;
  const warmth = [at.base, at.onePiece, at.mid].reduce((sum, piece) => sum + (piece?.warmth ?? 0), 0);
  return Math.max(0, warmthIndoors[season] - warmth);
}

/** How far the layers are from comfortable: negative is cold, positive is hot. */
function discomfort(outfit: Outfit, { season, occasion }: Context): number {
  const [low, high] = insulation[season];
  const warmth = torsoWarmth(outfit);
  const least = occasion === 'sport' ? Math.max(0, low - warmthOfSport) : low;
  if (warmth < least) return warmth - least;
  const most = occasion === 'formal' ? high + warmthOfCeremony : high;
  return warmth > most ? warmth - most : 0;
}

const clothes = (outfit: Outfit) => outfit.pieces.filter((piece) => !isAccessory(piece));

const worst = (pieces: readonly Piece[]) => pieces.reduce((a, b) => (b.seasonFit < a.seasonFit ? b : a));

function praise(outfit: Outfit, season: Season): string {
  const byWarmth = clothes(outfit)
    .filter(
      ({ slot, garment }) => slot !== 'shoes' || garment.kind === (season === 'winter' ? 'boots' : 'sandals'),
    )
    .sort((a, b) => b.warmth - a.warmth);
  const say = (pieces: readonly Piece[], singular: string, plural: string) => {
    const garments = pieces.map((piece) => piece.garment);
    return `${capitalise(joinAnd(garments.map(the)))} ${verbOfAll(garments, singular, plural)}`;
  };
  if (season === 'summer') {
    return `${say(byWarmth.slice(-2), 'lleva', 'llevan')} bien el calor del verano.`;
  }
  const layer = outfit.at.outer ?? outfit.at.mid;
  if (season === 'winter') return `${say(byWarmth.slice(0, 2), 'te resguarda', 'te resguardan')} del frío.`;
  if (layer && layer.warmth < 0.85) {
    const { garment } = layer;
    const [goes, arrives] = [verb(garment, 'se quita', 'se quitan'), verb(garment, 'se pone', 'se ponen')];
    return `${capitalise(the(garment))} ${goes} y ${arrives} según avanza el día, ideal para ${inSeason[season]}.`;
  }
  return `${say(byWarmth.slice(0, 2), 'abriga', 'abrigan')} lo justo para ${inSeason[season]}.`;
}

export const season: Rule = {
  key: 'season',
  label: 'Estación',
  score(outfit, context) {
    const { pieces } = outfit;
    const mean = pieces.reduce((sum, piece) => sum + piece.seasonFit, 0) / pieces.length;
    const comfort = Math.max(
      0,
      1 - (Math.abs(discomfort(outfit, context)) + 0.5 * coldIndoors(outfit, context)) / 0.8,
    );
    return 0.3 * mean + 0.35 * worst(pieces).seasonFit + 0.35 * comfort;
  },
  reason(outfit, context) {
    const misfit = worst(clothes(outfit));
    const { garment } = misfit;
    if (misfit.seasonFit < 0.45) {
      const text = `${capitalise(the(garment))} no ${verb(garment, 'es', 'son')} de temporada en ${inSeason[context.season]}.`;
      return { key: 'season.misfit', tone: 'caution', text };
    }
    const felt = discomfort(outfit, context);
    if (felt < -0.3)
      return {
        key: 'season.cold',
        tone: 'caution',
        text: `Le falta una capa para ${inSeason[context.season]}.`,
      };
    if (felt > 0.3)
      return {
        key: 'season.hot',
        tone: 'caution',
        text: `Lleva alguna capa de más para ${inSeason[context.season]}.`,
      };
    return { key: 'season.fits', tone: 'praise', text: praise(outfit, context.season) };
  },
};
