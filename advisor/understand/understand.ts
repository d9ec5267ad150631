import type { Garment } from '#stylist/wardrobe.ts';
import { occurs } from '../words/pattern.ts';
import { onlyAsks } from './asking/asks.ts';
import { speaksOfDying, withoutFigure, withoutShyness } from './asking/figure-of-speech.ts';
import { type Distress, distressIn } from './distress.ts';
import { evidence, expectation, isConceivable } from './evidence.ts';
import { withAim } from './garments/stances.ts';
import { cues } from './grammar.ts';
import type { Intent } from './intents.ts';
import type { Aim } from './learned/aims.ts';
import {
  actTold,
  distressLearned,
  distressTold,
  intentsLearned,
  isOfKin,
  leadsTo,
  likeliestAim,
  saysGloom,
  surelyChanges,
  tellingMoments,
} from './learned/intents-learned.ts';
import { newSetting, type Setting } from './learned/setting.ts';
import { aimsOf } from './learned/shipped.ts';
import { contextOf } from './learned/situation.ts';
import { type Reading, read } from './read.ts';
import type { Slots } from './slots.ts';

export type Understanding = {
  intent: Intent;
  /** The likeliest learned aim that leads to the intent. */
  aim: Aim | null;
  aims: ReadonlyMap<Aim, number>;
  /** Whether the message asks without requesting a change. */
  onlyAsks: boolean;
  slots: Slots;
  /** The best interpretations with their scores, best first. */
  ranking: readonly { intent: Intent; score: number }[];
  reading: Reading;
  /** An emergency, which takes priority over any request. */
  /** Inferred where the model alone raised it, without a dark word. */
  distress: { kind: Distress; isMinor: boolean; isInferred?: boolean } | null;
  /** Whether dying is spoken of as a figure, over something small. */
  isFigure: boolean;
};

/** Sums with diminishing weights, because phrases of one intent are redundant. */
function summed(points: number[]): number {
  return points.sort((a, b) => b - a).reduce((sum, one, index) => sum + one / (index + 1), 0);
}

/** Maximum contribution of the learned model; chosen on authors that it had not learned from. */
const learnedPoints = 10;

const surelyDressing = 0.75;

/** The highest probability of another intent: rules count as far as the model is in doubt, but for those of service. */
const surest = (
  learned: ReadonlyMap<Intent, number>,
  aims: ReadonlyMap<Aim, number>,
  intent: Intent,
): number =>
  intent === 'app' && leadsTo(aims, dressing) < surelyDressing
    ? 0
    : Math.max(0, ...[...learned].flatMap(([other, likely]) => (other === intent ? [] : [likely])));

const leastScore = 1.2;

const courtesies: ReadonlySet<Intent> = new Set(['greet', 'thanks', 'bye']);
const leastBesideGreeting = 0.12;

/** "¡hola! ¿qué tengo para el verano?", "gracias, ¿y mi novio?": a question beside a courtesy is what is answered. */
function besideGreeting(
  ranking: Understanding['ranking'],
  learned: ReadonlyMap<Intent, number>,
  text: string,
): Understanding['ranking'][number] | undefined {
  const [best, ...others] = ranking;
  if (!best || !courtesies.has(best.intent) || !/[?¿]/.test(text)) return undefined;
  return others.find(
    ({ intent }) => !courtesies.has(intent) && (learned.get(intent) ?? 0) >= leastBesideGreeting,
  );
}

function distressOf(
  text: string,
  aims: ReadonlyMap<Aim, number>,
  { audience = null, topic, isInCare }: Setting,
): Understanding['distress'] {
  const said = distressIn(text, audience);
  if (said) return said;
  const inferred =
    distressLearned(aims, text, audience, tellingMoments(text)) ?? distressTold(aims, text, audience);
  if (inferred?.kind !== 'suicide' || saysGloom(text)) return inferred;
  // "mis hijas quieren vaciarlo todo", of one who mourns: others give things away, and no one takes leave.
  if (topic === 'feeling' && !isInCare && isOfKin(text)) return null;
  return { ...inferred, isInferred: true };
}

/** Intents of messages in which a garment may be wished for or refused. */
const dressing: ReadonlySet<Intent | null> = new Set([
  'dress',
  'adjust',
  'another',
  'combine',
  'diagnose',
  'pack',
  'week',
  'avoid',
]);
const leastDressing = 0.5;

export function understand(
  text: string,
  wardrobe: readonly Garment[],
  setting: Setting = newSetting,
): Understanding {
  const aims = aimsOf(text, contextOf(setting));
  const isOfDress = leadsTo(aims, dressing) + (aims.get('may-i') ?? 0) >= leastDressing;
  const telling = isOfDress ? { hasOutfits: setting.hasOutfits } : null;
  const reading = read(text, wardrobe, setting, telling);
  const points = new Map<Intent, number[]>();
  for (const { intent, pattern, points: worth } of cues) {
    if (occurs(pattern, reading.tokens)) points.set(intent, [...(points.get(intent) ?? []), worth]);
  }
  const learned = intentsLearned(aims, setting, (intent, isSure) =>
    isConceivable(intent, reading, setting, isSure),
  );
  const expected = expectation(reading, setting, actTold(aims));
  const ranking = [...evidence(reading, setting)]
    .map(([intent, shift]) => ({
      intent,
      score:
        (summed(points.get(intent) ?? []) + shift) * (1 - surest(learned, aims, intent)) +
        (expected.get(intent) ?? 0) +
        learnedPoints * (learned.get(intent) ?? 0),
    }))
    .sort((a, b) => b.score - a.score);
  const best = besideGreeting(ranking, learned, text) ?? ranking[0];
  const literal = setting.isInCare ? null : withoutFigure(text, contextOf(setting));
  const meant = literal ?? withoutShyness(text);
  const distress = distressOf(
    meant ?? text,
    meant === null ? aims : aimsOf(meant, contextOf(setting)),
    setting,
  );
  const likeliest = best && best.score >= leastScore ? best.intent : 'unclear';
  const intent = distress ? 'distress' : likeliest;
  return {
    intent,
    aim: likeliestAim(aims, intent),
    aims,
    onlyAsks: onlyAsks(text, reading.tokens) && (/[¿?]/.test(text) || !surelyChanges(aims)),
    slots: setting.hasOutfits
      ? { ...reading.slots, garments: withAim(reading.slots.garments, text, reading.tokens, aims) }
      : reading.slots,
    ranking: ranking.slice(0, 5),
    reading,
    distress,
    isFigure:
      literal !== null &&
      distress === null &&
      speaksOfDying(text) &&
      distressOf(text, aims, setting) !== null,
  };
}
