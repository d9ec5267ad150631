import { eventOf } from '#stylist/events/events.ts';
import { place } from '#stylist/requests/placing.ts';
import { levelOfDay } from '#stylist/rules/formality.ts';
import { isAccessory, slotsOfKind } from '#stylist/slots.ts';
import type { ShownOutfit } from '../../state.ts';
import { the, theList } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { adjust } from '../changes/adjust.ts';
import { surelyExchanges } from '../changes/by-aim.ts';
import { dayInput, dayWith, purposeIn } from '../day.ts';
import { garmentsByIds, type IntentContext, type Reply } from '../handler.ts';
import { reasonAgainst } from '../opinions/verdict.ts';
import { meant } from '../pointed-at.ts';
import { judging } from './of-colour.ts';

const much = 'muy|demasiado|mucho|mucha|tan|bastante|un|super|excesivamente';
const going =
  'voy|vas|ire|iria|vaya|estoy|estare|estaria|parezco|parecere|pareceria|parece|veo|vere|queda|quedo|quedare|es|son|sera|seran|seria|sere|resulta';
const doubts = {
  cold: patternOf(
    'pasare|pasaria|paso|pase|tendre|tenga|dara|entrara * frio / pasar|tener|coger|dar frio / me|nos abriga~|abrigan / voy|ire bien|bastante|suficientemente|poco abrigada|abrigado / congel~|helare|helar|hielo',
  ),
  heat: patternOf(
    'pasare|pasaria|paso|pase|tendre|tenga|da|dara|daria|hara|sera * calor|caluros~ / pasar|tener|dar [mucho|demasiado] calor / me|nos asare|asar|asfixi~|cocere|cocer|ahogo|ahogare|sudare|derrito / muy|demasiado abrigada|abrigado',
  ),
  wet: patternOf(
    'me|nos mojo|mojare|mojar|empapo|empapare|calare / aguanta~|resist~ [el|la] agua|lluvia|chaparron',
  ),
  dressy: patternOf(
    `${going} * ${much} * arreglad~|elegante|elegantes|formal|formales|vestid~|puest~|seri~|peripuest~|empingorotad~|emperifollad~|producid~ / demasiado|excesivo|exagerad~|pasarme|paso|mucho [todo] [esto|eso|para] / ${going} de boda|gala|fiesta`,
  ),
  plain: patternOf(
    `${going} * ${much} * informal|informales|casual|sencill~|simple|desarreglad~|deportiv~|basic~ / ${going} poco|corto|corta arreglad~|elegante|formal|vestid~ / quedo|quedare|quedar corto|corta / poco * para`,
  ),
  sore: patternOf(
    'sera|seran|son|es|resulta~|estare|ire comod~ / aguanta~|aguantare [de] [pie] [toda|todo] * noche|dia|horas|rato|baile / me mataran|mata~|dolera~|duelen [los] [pies]',
  ),
  // Last: any other.
  other: patternOf(
    `^ [y|pero|oye] no ${going} * ${much} / no crees que / [me|se] [lo|la] puedo|podria|sirve|vale poner|llevar|usar * tambien|luego|despues|noche|tarde / voy|ire|vamos|vale|valen|sirve|sirven|apano [bien] para|a|en las|los|ambos|ambas dos|cosas|planes|sitios`,
  ),
} as const;
type Doubt = keyof typeof doubts;
const kindsOfDoubt = Object.keys(doubts) as Doubt[];

const changing = patternOf(
  'cambia~|quita~|pon~|ponle|dame|quiero|prefiero|mejor|otro|otra|otros|otras|sin|anade~|agrega~',
);
const mostOfDoubt = 14;

/** "¿no iré muy arreglada?", "¿me abrigará?": a doubt about the look on the table, which stays where it is unfounded. */
export function doubtIn({ state, understood }: IntentContext): Doubt | null {
  const { tokens, text } = understood.reading;
  const { slots } = understood;
  if (state.outfits.length === 0 || state.topic === 'pack' || !text.includes('?')) return null;
  if (tokens.length > mostOfDoubt || slots.garments.some(({ wanted }) => !wanted)) return null;
  if (slots.colours.length > 0 || (slots.garments.length > 0 && !isOfShoes(understood))) return null;
  const worn = state.outfits[0]?.garmentIds ?? [];
  const isOfAnother = slots.garments.some(
    ({ garmentIds: [only, ...others] }) => only !== undefined && others.length === 0 && !worn.includes(only),
  );
  if (isOfAnother) return null;
  if (slots.occasion !== null && !slots.isAside && slots.event !== state.day.event) return null;
  if (
    occurs(changing, tokens) ||
    (slots.temperatureC !== null && tokens.some(({ text: word }) => word === 'si'))
  )
    return null;
  return kindsOfDoubt.find((kind) => occurs(doubts[kind], tokens)) ?? null;
}

const isOfShoes = ({ slots }: IntentContext['understood']): boolean =>
  slots.garments.every(({ kinds }) => kinds.some((kind) => slotsOfKind[kind].includes('shoes')));

const poor = 0.8;
/** Of a day's highest level. */
const margin = -0.02;

async function isFounded(context: IntentContext, doubt: Doubt, look: ShownOutfit): Promise<boolean> {
  const { state, wardrobe, box, understood } = context;
  const day = dayWith(state.day, { ...understood.slots, temperatureC: null, rain: null }, box);
  const pieces = garmentsByIds(wardrobe, look.garmentIds);
  if (doubt === 'dressy' || doubt === 'plain') {
    const [least, most] = levelOfDay({ occasion: dayInput(day, box).occasion, event: eventOf(day.event) });
    const worn = place(pieces).filter(({ slot }) => !isAccessory({ slot }) && slot !== 'outer');
    const mean = worn.reduce((sum, { traits }) => sum + traits.formality, 0) / Math.max(1, worn.length);
    return doubt === 'dressy' ? mean > most - margin : mean < least + margin;
  }
  const placed = place(pieces);
  const shoes = placed.filter(({ slot }) => slot === 'shoes');
  if (doubt === 'sore') return shoes.some(({ traits }) => traits.heel);
  if (doubt === 'other') return false;
  if (doubt === 'wet') {
    const asked =
      understood.slots.garments.length > 0 ? shoes : placed.filter(({ slot }) => slot === 'outer');
    return (
      asked.length === 0 || asked.some(({ traits }) => traits.rain === 'poor' || traits.rain === 'ruined')
    );
  }
  const verdict = await context.use('diagnoseOutfit', {
    ...dayInput(day, box),
    rain: day.rain ?? false,
    garmentIds: look.garmentIds,
  });
  const part = verdict?.parts.find(({ rule }) => rule === 'season');
  return part !== undefined && part.max > 0 && part.points / part.max < poor;
}

const moodOf = {
  cold: 'warm',
  heat: 'cool',
  wet: null,
  dressy: 'relaxed',
  plain: 'elegant',
  sore: 'flat-shoes',
  other: null,
} as const;
const layers = new Set(['outer', 'mid']);

/** Says whether the doubt is right; only then the look changes. */
export async function settleDoubt(context: IntentContext, doubt: Doubt): Promise<Reply> {
  const { state, understood, wardrobe, speaker, box } = context;
  const look = meant(context) ?? state.outfits[0];
  if (!look) return adjust(context);
  if (await isFounded(context, doubt, look)) {
    const mood = moodOf[doubt];
    const slots = {
      ...understood.slots,
      garments: [],
      temperatureC: null,
      rain: doubt === 'wet' ? true : understood.slots.rain,
      moods: mood ? [mood] : [],
    };
    const reply = await adjust({ ...context, understood: { ...understood, slots } });
    return {
      ...reply,
      sentences: [speaker.say(doubt === 'other' ? 'doubt-wrong' : `is-${doubt}`), ...reply.sentences],
    };
  }
  const pieces = garmentsByIds(wardrobe, look.garmentIds);
  const placed = place(pieces);
  const warm = placed.filter(({ slot }) => layers.has(slot)).map(({ garment }) => garment);
  const shoes = placed.find(({ slot }) => slot === 'shoes')?.garment;
  const day = dayWith(state.day, { ...understood.slots, temperatureC: null, rain: null }, box);
  const [loosest] = placed
    .filter(({ slot }) => slot === 'shoes' || slot === 'mid' || slot === 'tie')
    .sort((a, b) => b.traits.formality - a.traits.formality);
  const words = {
    for: purposeIn(day),
    piece: loosest ? the(loosest.garment) : '',
    layers: warm.length > 0 ? theList(warm) : '',
    shoes: shoes ? the(shoes) : '',
  };
  const isOfLayers = doubt === 'cold' || doubt === 'heat' || doubt === 'wet';
  const isTold = !isOfLayers || (warm.length > 0 && understood.slots.garments.length === 0);
  const line = isTold ? (`not-${doubt}` as const) : 'doubt-wrong';
  return {
    sentences: [speaker.say(line, words)],
    garmentIds: look.garmentIds,
    remember: { topic: 'adjust', asked: null, focus: [] },
  };
}

const leastOfLeave = 0.6;
/** "¿estaría feo ir de vaqueros?", for the day on the table */
const asksLeave = (aims: IntentContext['understood']['aims']): boolean =>
  (aims.get('may-i') ?? 0) + (aims.get('dress-code') ?? 0) >= leastOfLeave;

const overdoing = patternOf('muy|demasiado|mucho|excesivo|exagerado|fuera');

/** "¿el trench no será muy de día?", "¿y si voy de mono verde?": one piece, weighed against the look on the table. */
export const asksOfPiece = (context: IntentContext): boolean => {
  const { state, understood } = context;
  if (surelyExchanges(context)) return false;
  const { intent, slots, reading } = understood;
  const [one, ...others] = slots.garments;
  return (
    reading.text.includes('?') &&
    state.outfits.length > 0 &&
    state.topic !== 'pack' &&
    (intent === 'diagnose' ||
      (intent === 'adjust' && understood.onlyAsks && occurs(judging, reading.tokens)) ||
      (state.day.event !== null && asksLeave(understood.aims))) &&
    one !== undefined &&
    (one.wanted || occurs(overdoing, reading.tokens)) &&
    others.length === 0 &&
    one.garmentIds.length > 0 &&
    (slots.occasion === null || slots.isAside)
  );
};

export async function weighOne(context: IntentContext): Promise<Reply> {
  const { state, understood, wardrobe, speaker, box } = context;
  const [look] = state.outfits;
  const ids = understood.slots.garments[0]?.garmentIds ?? [];
  const worn = ids.find((id) => look?.garmentIds.includes(id));
  const [piece] = garmentsByIds(wardrobe, worn === undefined ? ids : [worn]);
  if (!look || !piece) return adjust(context);
  const day = dayWith(state.day, understood.slots, box);
  const why = reasonAgainst(context, piece, day, state.wishes.moods);
  const says = why
    ? speaker.say('verdict-no', { why })
    : speaker.say(occurs(overdoing, understood.reading.tokens) ? 'verdict-fine' : 'verdict-yes', {
        piece: the(piece),
        for: purposeIn(day),
      });
  const remember = { topic: 'adjust' as const, asked: null, focus: [piece.id] };
  const isOpinion = occurs(judging, understood.reading.tokens);
  if (why || worn !== undefined || isOpinion) return { sentences: [says], garmentIds: [piece.id], remember };
  const reply = await adjust({ ...context, understood: { ...understood, intent: 'adjust' } });
  return reply.outfits ? { ...reply, sentences: [says] } : reply;
}
