import type { Season } from '#contract/vocabulary.ts';
import { capitalise, joinAnd, the, verb, verbOfAll } from '../language/grammar.ts';
import type { Context, Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import { warmthWished } from '../profile/profile.ts';
import { isAccessory } from '../slots.ts';
import type { Rain } from '../vocabulary/item.ts';
import { airOfDay, feltSeason } from '../weather/air.ts';
import { activityOf, lossOnGround } from '../weather/ground.ts';
import { ensembleClo, neededIndoors, neededOutdoors } from '../weather/heat-balance.ts';
import { importance, importanceInWeather } from './importance.ts';
import { cloOfLayers, type Rule } from './rule.ts';
import type { Range } from './term.ts';

/** A formal occasion asks for a jacket even in July. */
const cloOfCeremony = 0.3;

const inSeason: Readonly<Record<Season, string>> = {
  spring: 'la primavera',
  summer: 'el verano',
  fall: 'el otoño',
  winter: 'el invierno',
};

const hotC = 25;
const coldForLegsC = 12;

/** In clo; negative is cold, positive is hot. */
function discomfort(garments: number, context: Context): number {
  const clo = ensembleClo(garments);
  const wished = warmthWished(context.profile);
  const [leastClo, mostClo] = neededOutdoors({ ...context, activity: activityOf(context) });
  const [least, most] = [leastClo + wished, mostClo + wished];
  if (clo < least) return clo - least;
  const over = clo - most - (context.occasion === 'formal' ? cloOfCeremony : 0);
  // Until it is hot, a layer may be opened.
  return Math.max(0, over) * (airOfDay(context) > hotC ? 1 : 0.5);
}

/** Falls towards the comfortable band and rises after it. */
function leastDiscomfort([low, high]: Range, context: Context): number {
  const [coldest, hottest] = [discomfort(low, context), discomfort(high, context)];
  return hottest < 0 ? -hottest : Math.max(0, coldest);
}

const clothes = (outfit: Outfit) => outfit.pieces.filter((piece) => !isAccessory(piece));

const worst = (pieces: readonly Piece[]) => pieces.reduce((a, b) => (b.seasonFit < a.seasonFit ? b : a));

const degrees = (temperatureC: number) => `${Math.round(temperatureC)} °C`.replace('-', '−');

function say(pieces: readonly Piece[], singular: string, plural: string): string {
  const garments = pieces.map((piece) => piece.garment);
  return `${capitalise(joinAnd(garments.map(the)))} ${verbOfAll(garments, singular, plural)}`;
}

function praiseInRain({ at }: Outfit): string | null {
  const made = [at.outer, at.shoes].flatMap((piece) => (piece?.rain === 'made-for' ? piece : []));
  if (made.length > 0) return `${say(made, 'está', 'están')} para la lluvia y el resto queda a cubierto.`;
  const fine = [at.outer, at.shoes].flatMap((piece) => (piece?.rain === 'fine' ? piece : []));
  return fine.length > 0 ? `${say(fine, 'no teme', 'no temen')} a un chaparrón.` : null;
}

function praise(outfit: Outfit, context: Context, turn: number): string {
  const season = feltSeason(context);
  const { temperatureC } = context;
  const wet = context.rain ? praiseInRain(outfit) : null;
  if (wet) return wet;
  const byWarmth = clothes(outfit)
    .filter(
      ({ slot, garment }) => slot !== 'shoes' || garment.kind === (season === 'winter' ? 'boots' : 'sandals'),
    )
    .sort((a, b) => b.clo - a.clo);
  const air = temperatureC === null ? null : degrees(temperatureC);
  const layer = outfit.at.outer ?? outfit.at.mid;
  if (season === 'summer') {
    const cool = byWarmth.slice(-2);
    if (air) return `${say(cool, 'respira', 'respiran')} bien a ${air}.`;
    return turn % 2 === 0
      ? `${say(cool, 'lleva', 'llevan')} bien el calor del verano.`
      : `${say(cool, 'da', 'dan')} tregua cuando aprieta el sol.`;
  }
  if (season === 'winter') {
    const warm = byWarmth.slice(0, 2);
    if (air) return `${say(warm, 'te guarda', 'te guardan')} del frío a ${air}.`;
    return turn % 2 === 0
      ? `${say(warm, 'te resguarda', 'te resguardan')} del frío.`
      : `Con ${joinAnd(warm.map(({ garment }) => the(garment)))} el invierno se queda fuera.`;
  }
  if (layer && layer.clo < 0.5) {
    const { garment } = layer;
    const goes = verb(garment, 'se quita y se pone', 'se quitan y se ponen');
    return turn % 2 === 0
      ? `${capitalise(the(garment))} ${goes} según avanza el día, ideal para ${air ? `un día de ${air}` : inSeason[season]}.`
      : `${capitalise(the(garment))} ${verb(garment, 'es la capa', 'son la capa')} que se agradece por la mañana y sobra a mediodía.`;
  }
  const warm = byWarmth.slice(0, 2);
  return `${say(warm, 'abriga', 'abrigan')} lo justo para ${air ?? inSeason[season]}.`;
}

const goodFit = 0.95;

/** In shares of the piece's importance. */
const lossInRain: Readonly<Record<Rain, number>> = { 'made-for': 0, fine: 0.08, poor: 0.4, ruined: 1 };

export const season: Rule = {
  key: 'season',
  label: 'Estación',
  terms: [
    {
      name: 'air',
      single(piece) {
        const missed = Math.max(0, goodFit - piece.seasonFit);
        return importanceInWeather[piece.slot] * (0.4 * missed + 1.2 * missed ** 2);
      },
    },
    {
      name: 'rain',
      single(piece, { rain }) {
        if (!rain) return piece.rainOnly ? 0.4 * importance[piece.slot] : 0;
        if (piece.slot === 'sunglasses') return 0.1;
        return importance[piece.slot] * lossInRain[piece.rain] * (piece.slot === 'outer' ? 2 : 1);
      },
    },
    {
      name: 'outdoors',
      layers: (_indoors, outdoors, context) =>
        context.event?.atHome ? 0 : leastDiscomfort(outdoors, context),
    },
    {
      name: 'indoors',
      layers([, indoors], _outdoors, context) {
        if (context.occasion === 'sport') return 0;
        return Math.max(0, neededIndoors(context) + warmthWished(context.profile) - ensembleClo(indoors));
      },
    },
    {
      /** Tights are worn more often than they are filed, so bare legs cost little. */
      name: 'legs',
      single(piece, context) {
        if (piece.slot !== 'bottom' && piece.slot !== 'onePiece') return 0;
        const cold = Math.min(1, Math.max(0, coldForLegsC - airOfDay(context)) / 10);
        return importance.bottom * (1 - piece.legs) * cold;
      },
    },
    {
      name: 'ground',
      single: (piece, context) =>
        piece.slot === 'shoes' ? importance.shoes * lossOnGround(piece, context) : 0,
    },
  ],
  reason(outfit, context, turn = 0) {
    const dressed = clothes(outfit);
    if (dressed.length === 0) {
      return { key: 'season.undressed', tone: 'aside', text: 'Los complementos valen para todo el año.' };
    }
    const misfit = worst(dressed);
    const { garment } = misfit;
    if (misfit.seasonFit < 0.45) {
      const text = `${capitalise(the(garment))} no ${verb(garment, 'es', 'son')} de temporada en ${inSeason[feltSeason(context)]}.`;
      return { key: 'season.misfit', tone: 'caution', text };
    }
    const felt = discomfort(cloOfLayers(outfit.pieces).outdoors, context);
    if (felt < -0.3)
      return {
        key: 'season.cold',
        tone: 'caution',
        text: `Le falta una capa para ${inSeason[feltSeason(context)]}.`,
      };
    if (felt > 0.3)
      return {
        key: 'season.hot',
        tone: 'caution',
        text: `Lleva alguna capa de más para ${inSeason[feltSeason(context)]}.`,
      };
    return { key: 'season.fits', tone: 'praise', text: praise(outfit, context, turn) };
  },
};
