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
import type { Context, Outfit } from '../outfit.ts';
import type { Piece } from '../piece.ts';
import { isAccessory } from '../slots.ts';
import type { Rain } from '../vocabulary/touches.ts';
import { airOfDay, feltSeason } from '../weather/air.ts';
import { type Ground, lossInMud, lossOnGround, snowC } from '../weather/ground.ts';
import { ensembleClo } from '../weather/heat-balance.ts';
import { importance, importanceInWeather } from './importance.ts';
import { cloOfLayers, type Rule } from './rule.ts';
import type { Range } from './term.ts';

/** A formal occasion asks for a jacket even in July. */
const cloOfCeremony = 0.3;
const jacketLevel = 0.52;

const groundOf = ({ event, rain, ...weather }: Context): Ground =>
  rain && airOfDay(weather) <= snowC ? 'snow' : (event?.ground ?? 'pavement');

/** Earth and grass are wet on dry days. */
const isWet = ({ event }: Context): boolean =>
  event?.ground === 'grass' || event?.ground === 'earth' || event?.ground === 'trail';

const hotC = 25;
const paleC = 9;
const coldForLegsC = 12;
/** Rain feels so much colder on bare legs. */
const wetLegsC = 10;

/** In clo; negative is cold, positive is hot. */
function discomfort(garments: number, context: Context): number {
  const clo = ensembleClo(garments);
  const [least, most] = context.needs.outdoors;
  if (clo < least) return clo - least;
  const dressed = context.occasion === 'formal' || (context.event?.level?.[0] ?? 0) >= jacketLevel;
  const over = clo - most - (dressed ? cloOfCeremony : 0);
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

function dayIn({ season, temperatureC, event, words: { day } }: Context): { day: string; when: string } {
  if (event?.airC !== undefined) return day.indoors;
  return temperatureC === null ? day.season(season) : day.degrees(temperatureC);
}

/** Two, the most visible ones. */
const largestFirst = (pieces: readonly Piece[]) =>
  [...pieces].sort((a, b) => importance[b.slot] - importance[a.slot]).slice(0, 2);

function praise(outfit: Outfit, context: Context, turn: number): Reason {
  const dressed = clothes(outfit);
  const {
    grammar,
    wordings: { season: told },
    day: dayWords,
  } = context.words;
  const words = dayIn(context);
  const day: Claim = { kind: 'day', words: words.day };
  const say = (wordings: readonly string[], pieces: readonly Piece[], claim: Claim) => {
    const a = pieces.map(({ garment }) => garment);
    return tell(grammar, 'season.fits', 'praise', wordings, turn, { a, ...words }, [claim, day]);
  };
  if (context.rain) {
    for (const against of ['rain', 'shower'] as const) {
      const pieces = dressed.filter(against === 'rain' ? resistsRain : resistsShower);
      if (pieces.length > 0) {
        return say(told[against], pieces, { kind: 'rain', pieces: idsOf(pieces), against });
      }
    }
  }
  const felt = feltSeason(context);
  if (felt === 'summer') {
    const pieces = largestFirst(dressed.filter(isAiry));
    if (pieces.length > 0) return say(told.airy, pieces, { kind: 'airy', pieces: idsOf(pieces) });
  } else if (felt === 'winter') {
    const pieces = largestFirst(dressed.filter(isWarm));
    const claim: Claim = { kind: 'warm', pieces: idsOf(pieces), against: 'cold' };
    if (pieces.length > 0) return say(told.cold, pieces, claim);
  } else {
    const layer = [outfit.at.mid, outfit.at.outer].find((piece) => piece && comesOff(piece));
    const pieces = largestFirst(dressed.filter(takesTheChill));
    // In turn, so that a week of outfits does not talk of layers only.
    if (layer && (turn % 2 === 0 || pieces.length === 0)) {
      return say(told.comesOff, [layer], { kind: 'comes-off', piece: layer.garment.id });
    }
    const claim: Claim = { kind: 'warm', pieces: idsOf(pieces), against: 'cool' };
    if (pieces.length > 0) return say(told.cool, pieces, claim);
  }
  const { at } = outfit;
  const count = [at.base ?? at.onePiece, at.mid, at.outer].filter(Boolean).length;
  const filling = { layers: dayWords.layers(count), ...words };
  return tell(grammar, 'season.fits', 'aside', told.layers, turn, filling, [{ kind: 'layers', count }, day]);
}

const goodFit = 0.95;

/** In shares of the piece's importance. */
const lossInRain: Readonly<Record<Rain, number>> = { 'made-for': 0, fine: 0.08, poor: 0.4, ruined: 1 };
/** It is there to keep the rest dry. */
const lossOfCoatInRain: Readonly<Record<Rain, number>> = { 'made-for': 0, fine: 1.5, poor: 2, ruined: 3 };

export const season: Rule = {
  key: 'season',
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
      single(piece, context) {
        const { rain } = context;
        const belongs = piece.slot === 'shoes' && isWet(context);
        if (!rain) return piece.rainOnly && !belongs ? 1.2 * importance[piece.slot] : 0;
        if (piece.slot === 'sunglasses') return 0.1;
        return importance[piece.slot] * (piece.slot === 'outer' ? lossOfCoatInRain : lossInRain)[piece.rain];
      },
    },
    {
      name: 'outdoors',
      layers: (_indoors, outdoors, context) =>
        context.event?.place === 'home' ? 0 : leastDiscomfort(outdoors, context),
    },
    {
      name: 'indoors',
      layers([, indoors], _outdoors, context) {
        if (context.occasion === 'sport') return 0;
        return Math.max(0, context.needs.indoors - ensembleClo(indoors));
      },
    },
    {
      /** Tights are worn more often than they are filed, so bare legs cost little. */
      name: 'legs',
      single(piece, context) {
        if (piece.slot !== 'bottom' && piece.slot !== 'onePiece') return 0;
        const cold = Math.min(
          1,
          Math.max(0, coldForLegsC + (context.rain ? wetLegsC : 0) - airOfDay(context)) / 10,
        );
        return importance.bottom * (1 - piece.legs) * cold;
      },
    },
    {
      /** White trousers show the mud. */
      name: 'pale',
      single({ slot, main, garment }, context) {
        const muddy = context.rain || airOfDay(context) < paleC;
        const pale = slot === 'bottom' && main.neutral === 'white' && garment.fabric !== 'wool';
        return pale && muddy && context.event?.place !== 'home' ? 0.2 * importance.bottom : 0;
      },
    },
    {
      name: 'ground',
      single({ slot, garment, heel, main }, context) {
        if (slot !== 'shoes') return 0;
        const hours = context.event?.hoursOnFoot ?? 0;
        const ground = groundOf(context);
        return (
          importance.shoes *
          (lossOnGround(garment.kind, heel, ground, hours) +
            lossInMud(garment.kind, main.lightness, ground, context.rain))
        );
      },
    },
  ],
  reason(outfit, context, turn = 0) {
    const dressed = clothes(outfit);
    const {
      grammar,
      wordings: { season: told },
    } = context.words;
    if (dressed.length === 0) return tell(grammar, 'season.undressed', 'aside', told.undressed, turn);
    const misfit = worst(dressed);
    const { garment } = misfit;
    const words = dayIn(context);
    const day: Claim = { kind: 'day', words: words.day };
    if (misfit.seasonFit < 0.45) {
      return tell(grammar, 'season.misfit', 'caution', told.misfit, turn, { a: [garment], ...words }, [
        { kind: 'out-of-season', piece: garment.id },
        day,
      ]);
    }
    const felt = discomfort(cloOfLayers(outfit.pieces).outdoors, context);
    if (felt < -0.3) {
      return tell(grammar, 'season.cold', 'caution', told.tooCold, turn, words, [
        { kind: 'warmth', verdict: 'too-cold' },
        day,
      ]);
    }
    if (felt > 0.3 && airOfDay(context) > 8) {
      return tell(grammar, 'season.hot', 'caution', told.tooWarm, turn, words, [
        { kind: 'warmth', verdict: 'too-warm' },
        day,
      ]);
    }
    return praise(outfit, context, turn);
  },
};
