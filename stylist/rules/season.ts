import type { Season } from '#contract/vocabulary.ts';
import { capitalise, joinAnd, the, verb } from '../language/grammar.ts';
import { type Context, isAccessory, type Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import type { Rule } from './rule.ts';

/** How warm the upper body should be in all its layers. */
const insulation: Readonly<Record<Season, readonly [number, number]>> = {
  spring: [0.4, 1.5],
  summer: [0, 0.5],
  fall: [0.85, 2.1],
  winter: [1.25, 3],
};

/** Who moves needs less: this much off the lower limit. */
const warmthOfSport = 0.4;

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

/** How far the layers are from comfortable: negative is cold, positive is hot. */
function discomfort(outfit: Outfit, { season, occasion }: Context): number {
  const [low, high] = insulation[season];
  const warmth = torsoWarmth(outfit);
  const least = occasion === 'sport' ? Math.max(0, low - warmthOfSport) : low;
  if (warmth < least) return warmth - least;
  return warmth > high ? warmth - high : 0;
}

const clothes = (outfit: Outfit) => outfit.pieces.filter((piece) => !isAccessory(piece));

const worst = (pieces: readonly Piece[]) => pieces.reduce((a, b) => (b.seasonFit < a.seasonFit ? b : a));

function praise(outfit: Outfit, season: Season): string {
  const byWarmth = clothes(outfit)
    .filter((piece) => piece.slot !== 'shoes' || season === 'summer' || season === 'winter')
    .sort((a, b) => b.warmth - a.warmth);
  const names = (pieces: readonly Piece[]) => joinAnd(pieces.map((piece) => the(piece.garment)));
  if (season === 'summer') {
    return `${capitalise(names(byWarmth.slice(-2)))} llevan bien el calor del verano.`;
  }
  const layer = outfit.at.outer ?? outfit.at.mid;
  if (season === 'winter') return `${capitalise(names(byWarmth.slice(0, 2)))} te resguardan del frío.`;
  if (layer) {
    const { garment } = layer;
    const [goes, arrives] = [verb(garment, 'se quita', 'se quitan'), verb(garment, 'se pone', 'se ponen')];
    return `${capitalise(the(garment))} ${goes} y ${arrives} según avanza el día, ideal para ${inSeason[season]}.`;
  }
  return `${capitalise(names(byWarmth.slice(0, 2)))} abrigan lo justo para ${inSeason[season]}.`;
}

export const season: Rule = {
  key: 'season',
  label: 'Estación',
  score(outfit, context) {
    const { pieces } = outfit;
    const mean = pieces.reduce((sum, piece) => sum + piece.seasonFit, 0) / pieces.length;
    const comfort = Math.max(0, 1 - Math.abs(discomfort(outfit, context)) / 0.8);
    return 0.3 * mean + 0.35 * worst(pieces).seasonFit + 0.35 * comfort;
  },
  reason(outfit, context) {
    const misfit = worst(clothes(outfit));
    const { garment } = misfit;
    if (misfit.seasonFit < 0.45) {
      const text = `${capitalise(the(garment))} no ${verb(garment, 'es', 'son')} de temporada en ${inSeason[context.season]}.`;
      return { key: 'season.misfit', text };
    }
    const felt = discomfort(outfit, context);
    if (felt < -0.3)
      return { key: 'season.cold', text: `Le falta una capa para ${inSeason[context.season]}.` };
    if (felt > 0.3)
      return { key: 'season.hot', text: `Lleva alguna capa de más para ${inSeason[context.season]}.` };
    return { key: 'season.fits', text: praise(outfit, context.season) };
  },
};
