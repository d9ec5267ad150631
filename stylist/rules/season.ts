import type { Season } from '#contract/vocabulary.ts';
import type { Claim } from '../language/claims.ts';
import {
  comesOff,
  idsOf,
  isAiry,
  isWarm,
  resistsRain,
  resistsShower,
  takesTheChill,
} from '../language/facts.ts';
import { type Reason, tell } from '../language/tell.ts';
import { seasonWordings } from '../language/wordings/season.ts';
import type { Context, Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import { isAccessory } from '../slots.ts';
import { type Band, bandFor, seasonOfAir } from '../traits/season-fit.ts';
import type { Rain } from '../vocabulary/item.ts';
import { importance } from './importance.ts';
import { type Range, type Rule, warmthOfLayers } from './rule.ts';

/** Total of the upper body. */
const insulation: Readonly<Record<Season, Band>> = {
  spring: [0.4, 1.5],
  summer: [0, 0.5],
  fall: [0.85, 2.1],
  winter: [1.35, 3],
};

/** Without the coat. */
const warmthIndoors: Readonly<Record<Season, Band>> = {
  spring: [0, 0],
  summer: [0, 0],
  fall: [0.26, 0.26],
  winter: [0.5, 0.5],
};

/** Lowers the limit, because movement warms. */
const warmthOfSport = 0.4;

/** A formal occasion asks for a jacket even in July. */
const warmthOfCeremony = 0.3;

const seasonWords: Readonly<Record<Season, { dia: string; cuando: string }>> = {
  spring: { dia: 'la primavera', cuando: 'en primavera' },
  summer: { dia: 'el verano', cuando: 'en verano' },
  fall: { dia: 'el otoño', cuando: 'en otoño' },
  winter: { dia: 'el invierno', cuando: 'en invierno' },
};

/** Negative is cold, positive is hot. */
function discomfort(warmth: number, { season, temperatureC, occasion }: Context): number {
  const [low, high] = bandFor(insulation, season, temperatureC);
  const least = occasion === 'sport' ? Math.max(0, low - warmthOfSport) : low;
  if (warmth < least) return warmth - least;
  const most = occasion === 'formal' ? high + warmthOfCeremony : high;
  return warmth > most ? warmth - most : 0;
}

/** Falls towards the comfortable band and rises after it. */
function leastDiscomfort([low, high]: Range, context: Context): number {
  const [coldest, hottest] = [discomfort(low, context), discomfort(high, context)];
  return hottest < 0 ? -hottest : Math.max(0, coldest);
}

/** By temperature rather than calendar. */
const feltSeason = ({ season, temperatureC }: Context): Season =>
  temperatureC === null ? season : seasonOfAir(temperatureC);

const clothes = (outfit: Outfit) => outfit.pieces.filter((piece) => !isAccessory(piece));

const worst = (pieces: readonly Piece[]) => pieces.reduce((a, b) => (b.seasonFit < a.seasonFit ? b : a));

const degrees = (temperatureC: number) => `${Math.round(temperatureC)} °C`.replace('-', '−');

const dayWords = ({ season, temperatureC }: Context): { dia: string; cuando: string } =>
  temperatureC === null
    ? seasonWords[season]
    : { dia: `un día de ${degrees(temperatureC)}`, cuando: `a ${degrees(temperatureC)}` };

const layerWords = ['ninguna capa', 'una sola capa', 'dos capas', 'tres capas'];

/** Two, the most visible ones. */
const largestFirst = (pieces: readonly Piece[]) =>
  [...pieces].sort((a, b) => importance[b.slot] - importance[a.slot]).slice(0, 2);

function praise(outfit: Outfit, context: Context, turn: number): Reason {
  const dressed = clothes(outfit);
  const words = dayWords(context);
  const day: Claim = { kind: 'day', words: words.dia };
  const say = (wordings: readonly string[], pieces: readonly Piece[], claim: Claim) => {
    const a = pieces.map(({ garment }) => garment);
    return tell('season.fits', 'praise', wordings, turn, { a, ...words }, [claim, day]);
  };
  if (context.rain) {
    for (const against of ['rain', 'shower'] as const) {
      const pieces = dressed.filter(against === 'rain' ? resistsRain : resistsShower);
      if (pieces.length > 0) {
        return say(seasonWordings[against], pieces, { kind: 'rain', pieces: idsOf(pieces), against });
      }
    }
  }
  const felt = feltSeason(context);
  if (felt === 'summer') {
    const pieces = largestFirst(dressed.filter(isAiry));
    if (pieces.length > 0) return say(seasonWordings.airy, pieces, { kind: 'airy', pieces: idsOf(pieces) });
  } else if (felt === 'winter') {
    const pieces = largestFirst(dressed.filter(isWarm));
    const claim: Claim = { kind: 'warm', pieces: idsOf(pieces), against: 'cold' };
    if (pieces.length > 0) return say(seasonWordings.cold, pieces, claim);
  } else {
    const layer = [outfit.at.mid, outfit.at.outer].find((piece) => piece && comesOff(piece));
    const pieces = largestFirst(dressed.filter(takesTheChill));
    // In turn, so that a week of outfits does not talk of layers only.
    if (layer && (turn % 2 === 0 || pieces.length === 0)) {
      return say(seasonWordings.comesOff, [layer], { kind: 'comes-off', piece: layer.garment.id });
    }
    const claim: Claim = { kind: 'warm', pieces: idsOf(pieces), against: 'cool' };
    if (pieces.length > 0) return say(seasonWordings.cool, pieces, claim);
  }
  const { at } = outfit;
  const count = [at.base ?? at.onePiece, at.mid, at.outer].filter(Boolean).length;
  const filling = { capas: layerWords[count] ?? '', ...words };
  return tell('season.fits', 'aside', seasonWordings.layers, turn, filling, [{ kind: 'layers', count }, day]);
}

const goodFit = 0.95;

/** In shares of the piece's importance. */
const lossInRain: Readonly<Record<Rain, number>> = { 'made-for': 0, fine: 0.08, poor: 0.4, ruined: 1 };

export const season: Rule = {
  key: 'season',
  label: 'Estación',
  single(piece, { rain }) {
    const missed = Math.max(0, goodFit - piece.seasonFit);
    const wet = rain ? lossInRain[piece.rain] * (piece.slot === 'outer' ? 2 : 1) : 0;
    return importance[piece.slot] * (0.4 * missed + 1.2 * missed ** 2 + wet);
  },
  layers(indoors, outdoors, context) {
    const outside = 0.5 * leastDiscomfort(outdoors, context);
    if (context.occasion === 'sport') return outside;
    const [asked] = bandFor(warmthIndoors, context.season, context.temperatureC);
    return outside + 0.25 * Math.max(0, asked - indoors[1]);
  },
  reason(outfit, context, turn = 0) {
    const dressed = clothes(outfit);
    if (dressed.length === 0) return tell('season.undressed', 'aside', seasonWordings.undressed, turn);
    const misfit = worst(dressed);
    const { garment } = misfit;
    const words = dayWords(context);
    const day: Claim = { kind: 'day', words: words.dia };
    if (misfit.seasonFit < 0.45) {
      return tell('season.misfit', 'caution', seasonWordings.misfit, turn, { a: [garment], ...words }, [
        { kind: 'out-of-season', piece: garment.id },
        day,
      ]);
    }
    const felt = discomfort(warmthOfLayers(outfit.pieces).outdoors, context);
    if (felt < -0.3) {
      return tell('season.cold', 'caution', seasonWordings.tooCold, turn, words, [
        { kind: 'warmth', verdict: 'too-cold' },
        day,
      ]);
    }
    if (felt > 0.3) {
      return tell('season.hot', 'caution', seasonWordings.tooWarm, turn, words, [
        { kind: 'warmth', verdict: 'too-warm' },
        day,
      ]);
    }
    return praise(outfit, context, turn);
  },
};
