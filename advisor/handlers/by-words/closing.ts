import { isMeant } from '../../understand/learned/intents-learned.ts';
import { theList } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { like } from '../about-outfits.ts';
import { adjust } from '../changes/adjust.ts';
import { dayInput, dayWith } from '../day.ts';
import { changeFor, worthChanging } from '../dress/both-plans.ts';
import { dress } from '../dress/dress.ts';
import { goesOn } from '../dress/goes-on.ts';
import { rememberOutfits } from '../dress/remember.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, type Reply } from '../handler.ts';
import { meant } from '../pointed-at.ts';
import { referenceTo } from '../referent.ts';
import { lookOf } from '../tell-outfit.ts';
import { wishesWith } from '../wishes.ts';

const mostOfClosing = 7;
const daring = patternOf('me atrevo|animo|lanzo|arriesgo');
const taking = patternOf('^ dale|venga|va|vale|ok|sale [pues] esa|ese|esas|esos|eso $');
const closing = patternOf(
  '^ [pues|ok|vale|venga] hecho|listo|venga|perfecto|genial|dale|hala|ea|decidido|adjudicado|vendido [pues] [a] por ello|ella|todas|el $ / ^ venga|vale|ok|dale [pues] vale|venga|va|ok $ / ^ [pues|ok|vale|venga] hecho|decidido|adjudicado $ / a por ello|ella|ellos $ / asi [me] voy $ / con eso|este|esta [me] voy|tiro $ / ^ [pues|ok|vale|venga] asi [se] queda $',
);

const names = ({ understood: { slots } }: IntentContext): boolean =>
  slots.garments.length + slots.colours.length + slots.moods.length > 0;

/** "hecho, a por ello", "venga, me atrevo" */
export const closesTable = (context: IntentContext): boolean => {
  const { tokens, text } = context.understood.reading;
  return (
    context.state.outfits.length > 0 &&
    tokens.length <= mostOfClosing &&
    !text.includes('?') &&
    !names(context) &&
    !/^no$/.test(tokens[0]?.text ?? '') &&
    [daring, taking, closing].some((pattern) => occurs(pattern, tokens))
  );
};

/** Adds the piece weighed last unless it is worn already. */
export const closeTable: IntentHandler = async (context) => {
  const { state, understood, wardrobe } = context;
  const worn = state.outfits[0]?.garmentIds ?? [];
  const [piece] = garmentsByIds(wardrobe, state.focus).filter(({ id }) => !worn.includes(id));
  const { tokens } = understood.reading;
  if (!piece || !(occurs(daring, tokens) || occurs(taking, tokens))) return like(context);
  const slots = { ...understood.slots, garments: [referenceTo([piece], piece.name)] };
  return adjust({ ...context, understood: { ...understood, slots } });
};

/** "las zapas se quedan" */
export const keepsPiece = ({ state, understood: { slots, reading, intent } }: IntentContext): boolean =>
  state.outfits.length > 0 &&
  ['knowledge', 'search', 'colour', 'shop'].includes(intent) &&
  slots.garments.length > 0 &&
  slots.garments.every(({ stance }) => stance === 'kept') &&
  !reading.text.includes('?');

const whole = patternOf(
  '[el|un] conjunto|look|outfit completo|entero / complet~|termina~ [el|ese|este] conjunto|look|outfit / haz~|arma~|pon~|dame [lo] entero|completo / ^ [mejor|bueno|pues] con * completo $',
);

/** "haga usted el conjunto completo", of the look on the table */
export const asksWhole = ({ state, understood }: IntentContext): boolean =>
  state.outfits.length > 0 &&
  understood.slots.garments.every(({ stance, points }) => stance === 'wanted' && points !== 'any') &&
  understood.slots.occasion === null &&
  !understood.reading.text.includes('?') &&
  !understood.reading.tokens.some(({ text }) => /^(otr[oa]|distint[oa]|cambi\w*)$/.test(text)) &&
  occurs(whole, understood.reading.tokens);

export const tellWhole: IntentHandler = async (context) => {
  const { speaker, wardrobe, understood } = context;
  const look = meant(context);
  const isWorn = understood.slots.garments.every(({ garmentIds }) =>
    garmentIds.some((id) => look?.garmentIds.includes(id)),
  );
  if (!isWorn) return adjust(context);
  return {
    sentences: [
      speaker.say('whole-look', { list: theList(garmentsByIds(wardrobe, look?.garmentIds ?? [])) }),
    ],
    garmentIds: look?.garmentIds ?? [],
    remember: { topic: 'choose', asked: { what: 'keep', on: 'keep' } },
  };
};

const later = patternOf(
  '^ [y|pero|vale|oye|ah|ok] [si|para|de] [y] [si] despues|luego * vamos|salimos|quedamos|voy|salgo|tomamos|comemos|cenamos|tapeamos|iremos|sale|surge|hay / [me|nos] sirve|vale|serviria|valdria igual|tambien|mismo|luego|despues|para',
);

/** "¿y si después salimos a comer?", "y para después, que nos vamos de churros", of the look on the table */
export const goesOnLater = ({ state, understood }: IntentContext): boolean =>
  state.outfits.length > 0 &&
  state.topic !== 'pack' &&
  understood.slots.garments.length + understood.slots.moods.length === 0 &&
  understood.slots.occasion !== 'sport' &&
  understood.slots.occasion !== 'formal' &&
  (occurs(later, understood.reading.tokens) ||
    (understood.slots.occasion !== null &&
      understood.slots.when === null &&
      understood.reading.text.includes('?') &&
      isMeant(understood.aims, 'ask-event')));

async function changedLater(context: IntentContext, look: readonly string[]): Promise<Reply | null> {
  const { state, understood, box, wardrobe } = context;
  const { slots } = understood;
  if (slots.occasion === null) return null;
  const plan = { occasion: slots.occasion, event: slots.event, purpose: slots.purpose };
  const day = { ...dayWith(state.day, slots, box), ...plan };
  const asItIs = await context.use('composeOutfits', {
    ...dayInput(day, box),
    among: [...look],
    mustAvoid: state.always.mustAvoid,
    count: 1,
  });
  const [same] = asItIs.outfits.filter(({ garmentIds }) => look.every((id) => garmentIds.includes(id)));
  const change = await changeFor(context, look, day, { moods: [], isDetail: false });
  const isNew =
    change !== null && garmentsByIds(wardrobe, change.outfit.garmentIds).some(({ id }) => !look.includes(id));
  if (!change || !isNew || (same && change.outfit.aiScore - same.aiScore < worthChanging)) return null;
  return {
    sentences: [change.says],
    outfits: [change.outfit],
    remember: rememberOutfits(context, [change.outfit], { topic: 'adjust', asked: null }, false),
  };
}

export const serveLater: IntentHandler = async (context) => {
  const { state, understood, wardrobe, speaker, box } = context;
  const [look] = state.outfits;
  if (!look) return dress(context);
  const { slots } = understood;
  // After a ceremony one is at ease with other shoes.
  if (look.occasion === 'formal' && slots.occasion === 'casual')
    return goesOn({ ...context, understood: { ...understood, slots: { ...slots, moods: ['relaxed'] } } });
  const changed = look.occasion !== 'sport' ? await changedLater(context, look.garmentIds) : null;
  if (changed) return changed;
  if (look.occasion !== 'sport')
    return {
      sentences: [speaker.say('later-same', { look: theList(garmentsByIds(wardrobe, look.garmentIds)) })],
      garmentIds: look.garmentIds,
      remember: { topic: 'adjust', asked: null },
    };
  const plan = { ...slots, occasion: slots.occasion ?? ('casual' as const), isAside: false };
  const day = { ...dayWith({ ...state.day, event: null, purpose: null, occasion: null }, plan, box) };
  const { wishes } = wishesWith(state.always, slots, wardrobe);
  const { outfits } = await context.use('composeOutfits', {
    occasion: 'casual',
    season: look.season,
    temperatureC: day.temperatureC,
    rain: day.rain ?? false,
    ...wishes,
    count: 1,
  });
  const [outfit] = outfits;
  if (!outfit) return dress(context);
  return {
    sentences: [speaker.say('later-casual', { look: lookOf(context, outfit) })],
    outfits: [outfit],
    remember: rememberOutfits(context, [outfit], { topic: 'adjust', day, wishes, asked: null }, false),
  };
};
