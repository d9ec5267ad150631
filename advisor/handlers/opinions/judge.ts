import { slotsOfKind } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { noDay, withOutfits } from '../../state.ts';
import type { Verdict } from '../../tools/diagnose.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { the, theList, your } from '../../voice/names.ts';
import { occurs } from '../../words/pattern.ts';
import { dayInput, dayWith } from '../day.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, withoutWardrobe } from '../handler.ts';
import { calledBesides } from '../pointed-at.ts';
import { inTheirWords, lookOf } from '../tell-outfit.ts';
import { unownedText } from '../wishes.ts';
import { choiceIn } from './asks-verdict.ts';
import { judgeTold } from './judge-told.ts';
import { asksPair, fearsPair } from './pair-words.ts';
import { toldByName } from './verdict.ts';

const firstOfEach = (references: readonly GarmentReference[]): string[] => [
  ...new Set(references.flatMap(({ garmentIds }) => garmentIds[0] ?? [])),
];

const exchanging = /^(?:cambi\w*|vez|lugar|sustitu\w*|reemplaz\w*)$/;

/** Replaces one of the garments judged last: "¿y con los vaqueros?", "¿y si cambio la camisa por la marinera?" */
function withFocus({ state, wardrobe, understood }: IntentContext, named: string[]): string[] {
  const judged = named.filter((id) => state.focus.includes(id));
  const isExchange = understood.reading.tokens.some(({ text }) => exchanging.test(text));
  if (state.topic === 'diagnose' && isExchange && named.length === 2 && judged.length === 1)
    return [...state.focus, ...named].filter((id) => !judged.includes(id));
  const [piece] = garmentsByIds(wardrobe, named);
  if (state.topic !== 'diagnose' || named.length !== 1 || !piece) return named;
  const place = ({ kind }: Garment) => slotsOfKind[kind][0];
  const others = garmentsByIds(wardrobe, state.focus).filter((other) => place(other) !== place(piece));
  return [...others.map(({ id }) => id), piece.id];
}

/** "¿y el clutch dorado?", with the look on the table */
function onTable({ state, wardrobe }: IntentContext, named: string[]): string[] {
  const [piece] = garmentsByIds(wardrobe, named);
  const [look] = state.outfits;
  if (named.length !== 1 || !piece || !look) return named;
  const place = ({ kind }: Garment) => slotsOfKind[kind][0];
  const others = garmentsByIds(wardrobe, look.garmentIds).filter((other) => place(other) !== place(piece));
  return [...others.map(({ id }) => id), piece.id];
}

/** Rules that compare pieces regardless of the day. */
const together: ReadonlySet<string> = new Set([
  'colour-harmony',
  'formality',
  'silhouette',
  'pattern-mixing',
]);
const forTheDay: ReadonlySet<string> = new Set(['occasion', 'season']);

function shareOf({ parts }: Verdict, withDay: boolean): number {
  const counted = parts.filter(({ rule }) => together.has(rule) || (withDay && forTheDay.has(rule)));
  const max = counted.reduce((sum, part) => sum + part.max, 0);
  return max > 0 ? counted.reduce((sum, part) => sum + part.points, 0) / max : 1;
}

/** Two or three pieces that a yes or no was asked about. */
function leadOfPair(context: IntentContext, count: number) {
  const { tokens, text } = context.understood.reading;
  const isAsked = text.includes('?') && count > 1 && occurs(asksPair, tokens);
  if (!isAsked) return { good: 'look-good', middling: 'look-middling', poor: 'look-poor' } as const;
  return occurs(fearsPair, tokens)
    ? ({ good: 'pair-fine', middling: 'pair-middling', poor: 'pair-wrong' } as const)
    : ({ good: 'pair-good', middling: 'pair-middling', poor: 'pair-poor' } as const);
}

const good = 0.85;
const poor = 0.7;

/** The most relevant part of the verdict: the weakest if something is wrong, otherwise the best. */
function wordOn(verdict: Verdict, share: number, withDay: boolean): string | null {
  const counted = verdict.parts.filter(({ rule }) => together.has(rule) || (withDay && forTheDay.has(rule)));
  const lost = (part: Verdict['parts'][number]) => part.max - part.points;
  const sorted = [...counted].sort((a, b) => lost(b) - lost(a));
  if (share < good) return sorted.find(({ reason }) => reason.tone === 'caution')?.reason.text ?? null;
  return [...sorted].reverse().find(({ reason }) => reason.tone === 'praise')?.reason.text ?? null;
}

/** "¿pega la camisa de cuadros con el pantalón de traje?" */
export const diagnose: IntentHandler = async (context) => {
  const { understood, state, wardrobe, box, speaker } = context;
  const ofTold = judgeTold(context);
  if (ofTold) return ofTold;
  const nothing = withoutWardrobe(context);
  if (nothing) return { sentences: [nothing], remember: { topic: 'diagnose', asked: null } };
  const { slots } = understood;
  const unowned = slots.garments.filter(({ garmentIds }) => garmentIds.length === 0);
  const besides = calledBesides(understood, wardrobe);
  const named = onTable(context, withFocus(context, firstOfEach([...slots.garments, ...besides])));
  const ids = named.length > 0 ? named : (state.outfits[0]?.garmentIds ?? []);
  const remember = { topic: 'diagnose' as const, asked: null };
  if (ids.length === 0 || (named.length === 1 && ids.length === 1)) {
    const [piece] = garmentsByIds(wardrobe, ids);
    const absent = unowned.length > 0 && speaker.say('unowned', { what: unownedText(unowned) });
    return {
      sentences: [
        absent,
        piece ? speaker.say('one-piece-look', { piece: the(piece) }) : speaker.say('ask-garments'),
      ],
      remember: { ...remember, asked: { what: 'garments', on: 'diagnose' } },
    };
  }
  const day = dayWith(named.length > 0 ? noDay : state.day, slots, box);
  const withDay = day.occasion !== null || day.temperatureC !== null || day.season !== null;
  const verdict = await context.use('diagnoseOutfit', {
    ...(withDay ? dayInput(day, box) : {}),
    garmentIds: ids,
  });
  if (!verdict) return { sentences: [speaker.say('ask-garments')], remember };
  const pieces = garmentsByIds(wardrobe, ids);
  const share = shareOf(verdict, withDay);
  const word = wordOn(verdict, share, withDay);
  const [out, into] = verdict.swap ? garmentsByIds(wardrobe, [verdict.swap.outId, verdict.swap.inId]) : [];
  const swap = out && into ? speaker.say('swap', { out: the(out), in: the(into) }) : null;
  const reason = word && [inTheirWords(word, pieces)];
  const lines = leadOfPair(context, named.length);
  const lead =
    share >= good
      ? speaker.say(lines.good, { look: theList(pieces) })
      : share < poor && out
        ? speaker.say(lines.poor, { look: theList(pieces), piece: the(out) })
        : speaker.say(lines.middling, { look: theList(pieces) });
  return {
    sentences: [
      lead,
      reason,
      share < good && (swap ?? speaker.say('no-swap')),
      unowned.length > 0 && speaker.say('unowned', { what: unownedText(unowned) }),
    ],
    garmentIds: into && share < good ? [...ids, into.id] : ids,
    remember: { ...remember, day, focus: ids },
  };
};

/** "¿la gabardina o el abrigo?" */
export const compare: IntentHandler = async (context) => {
  const { understood, state, wardrobe, box, speaker } = context;
  const nothing = withoutWardrobe(context);
  if (nothing) return { sentences: [nothing], remember: { topic: 'compare', asked: null } };
  const { slots } = understood;
  const unowned = slots.garments.filter(({ garmentIds }) => garmentIds.length === 0);
  const { firstId, secondId, withIds } = sidesOf(context);
  if (!firstId || !secondId) {
    const absent = unowned.length > 0 && speaker.say('unowned', { what: unownedText(unowned) });
    return {
      sentences: [absent, speaker.say('ask-garments')],
      remember: { topic: 'compare', asked: { what: 'garments', on: 'compare' } },
    };
  }
  const day = dayWith(state.outfits.length > 0 ? state.day : noDay, slots, box);
  const sides = await context.use('compareGarments', {
    ...dayInput(day, box),
    firstId,
    secondId,
    withIds,
  });
  const [best, other] = sides ?? [];
  const [winner, loser] = garmentsByIds(wardrobe, [best?.garmentId ?? '', other?.garmentId ?? '']);
  if (!best || !other || !winner || !loser)
    return { sentences: [speaker.say('ask-garments')], remember: { topic: 'compare', asked: null } };
  const close = best.best && other.best && best.best.aiScore - other.best.aiScore <= 2;
  return {
    sentences: [
      speaker.say('compare', { best: your(winner), other: your(loser) }),
      best.best && speaker.say('compare-why', { best: the(winner), look: lookOf(context, best.best) }),
      close && speaker.say('compare-close', { other: the(loser) }),
    ],
    garmentIds: [winner.id, loser.id],
    outfits: best.best ? [best.best] : [],
    remember: {
      topic: 'compare',
      day,
      asked: null,
      ...(best.best
        ? {
            ...withOutfits(state, [best.best], true),
          }
        : {}),
    },
  };
};

/**
 * Two different garments, one for each reference or two candidates of an ambiguous one, and what is worn with either.
 */
function sidesOf(context: IntentContext): { firstId?: string; secondId?: string; withIds: string[] } {
  const { understood, wardrobe } = context;
  const choice = choiceIn(context);
  const [first, second] = choice
    ? [choice.first[0], choice.second[0]]
    : understood.slots.garments.filter(({ garmentIds }) => garmentIds.length > 0);
  const idOf = (reference: GarmentReference | undefined, not = '') => {
    const likely = garmentsByIds(wardrobe, reference?.garmentIds ?? []).filter(({ id }) => id !== not);
    return (toldByName(likely, understood.reading.tokens)[0] ?? likely[0])?.id;
  };
  const firstId = idOf(first);
  return {
    firstId,
    secondId: idOf(second, firstId) ?? idOf(first, firstId),
    withIds: (choice?.first.slice(1) ?? []).flatMap((one) => idOf(one) ?? []),
  };
}
