import { eventOf } from '#stylist/events/events.ts';
import { place } from '#stylist/requests/placing.ts';
import { levelOfDay } from '#stylist/rules/formality.ts';
import { type Slot, slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { typicalC } from '#stylist/weather/air.ts';
import { moodEffects } from '../../tools/mood-effects.ts';
import type { Aim } from '../../understand/learned/aims.ts';
import { surestAim } from '../../understand/learned/intents-learned.ts';
import type { Mood } from '../../understand/moods.ts';
import { degreesIn } from '../../understand/numbers.ts';
import type { GarmentReference, Slots } from '../../understand/slots.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { dayInput } from '../day.ts';
import { garmentsByIds, type IntentContext } from '../handler.ts';
import { referenceTo } from '../referent.ts';
import { isOfColour, swapping } from './pieces-meant.ts';

const surely = 0.75;
const certainly = 0.95;

const leaves: ReadonlySet<Aim> = new Set(['ask-swap', 'dislike-piece', 'ask-without', 'ask-cooler']);

/** Of a quality alone: a plan that is named with it is what the look reminds of. */
const ofQuality: ReadonlySet<Aim> = new Set(['ask-warmer', 'ask-cooler', 'ask-comfort', 'ask-coverage']);

const isLess = (aim: Aim): boolean => aim === 'ask-without' || aim === 'ask-cooler' || aim === 'ask-simpler';

const noPlan = { occasion: null, event: null, purpose: null } as const;

const exchanging: ReadonlySet<Aim> = new Set(['ask-swap', 'dislike-piece']);
export const surelyExchanges = (context: IntentContext): boolean => {
  const aim = sureAim(context);
  return aim !== null && exchanging.has(aim) && context.state.outfits.length > 0;
};

export const sureAim = ({ understood }: IntentContext): Aim | null => {
  const surest = surestAim(understood.aims);
  return surest && surest.probability >= surely ? surest.aim : null;
};

const levelOf = ({ occasion, event }: Pick<Slots, 'occasion' | 'event'>): number => {
  const [least, most] = levelOfDay({ occasion: occasion ?? 'casual', event: eventOf(event) });
  return least + most;
};

/** "van a pensar que vengo del mercado", "que pueda correr": no new plan. */
function isComparison({ state, understood: { slots } }: IntentContext, aim: Aim): boolean {
  if (slots.occasion === null) return false;
  if (ofQuality.has(aim)) return true;
  const rise = levelOf(slots) - levelOf(state.day);
  return (aim === 'ask-dressier' && rise <= 0) || (aim === 'ask-simpler' && rise >= 0);
}

const onlyThat = /^(?:solo|solamente|unicamente|nomas)$/;
/** "entonces el calzado no vale", "con chaleco me muero": the only piece that is named is the one that leaves. */
function isLeaving(context: IntentContext, one: GarmentReference, aim: Aim): boolean {
  const { state, wardrobe, understood } = context;
  const { tokens } = understood.reading;
  const look = garmentsByIds(wardrobe, state.outfits[0]?.garmentIds ?? []);
  const isOnly = tokens.slice(Math.max(0, one.start - 3), one.start).some(({ text }) => onlyThat.test(text));
  const isComing =
    isOnly ||
    /^(por|en)$/.test(tokens[one.start - 1]?.text ?? '') ||
    tokens.some(({ text }) => swapping.test(text));
  // "la camisa esa me la pillé sudada", which is heard as one that stays
  const isKeptByMistake =
    one.stance === 'kept' &&
    aim === 'ask-swap' &&
    (understood.aims.get(aim) ?? 0) >= certainly &&
    !tokens.some(({ text }) => /^(resto|demas|todo|gusta|encanta|mola|quedo|deja|dejame)$/.test(text));
  if ((one.stance !== 'wanted' && !isKeptByMistake) || isComing) return false;
  if (aim === 'ask-cooler' || aim === 'ask-without') return true;
  return (
    one.points !== 'any' &&
    look.some(
      (piece) =>
        (one.garmentIds.includes(piece.id) || one.kinds.includes(piece.kind)) &&
        isOfColour(piece, one.colours),
    )
  );
}

/** Degrees that are told where the person asks for the contrary: "y cuando baja el sol". */
function feltIn(
  { state, understood: { slots, reading }, box }: IntentContext,
  aim: Aim,
): Partial<Slots> | null {
  const mood: Mood | null = aim === 'ask-warmer' ? 'warm' : aim === 'ask-cooler' ? 'cool' : null;
  if (mood === null || slots.place !== null || slots.season !== null) return null;
  const known = state.day.temperatureC ?? typicalC[dayInput(state.day, box).season];
  const said = slots.temperatureC;
  // "la oficina es helada" names no degrees.
  const isNamed = slots.rain !== null || /\d/.test(reading.text) || degreesIn(reading.tokens) !== null;
  const isTold = said !== null && isNamed && (mood === 'warm' ? said < known : said > known);
  const others = slots.moods.filter((one) => one !== 'layered' && one !== 'wrapped' && one !== mood);
  if (others.length > 0) return null;
  return isTold ? { moods: [] } : { moods: [mood], temperatureC: null };
}

/** Heard in words of weather by mistake. */
const tastes: ReadonlySet<Mood> = new Set([
  'colourful',
  'bold',
  'elegant',
  'relaxed',
  'discreet',
  'feminine',
  'modern',
]);

const thatOne = patternOf(
  'esa|ese|esas|esos * * otra|otro|otras|otros / ya|siempre [la|lo|las|los] traigo|llevo|uso * otra|otro|otras|otros',
);
function pointed(context: IntentContext): IntentContext {
  const { state, understood, wardrobe } = context;
  const { slots, reading } = understood;
  const worn = state.outfits[0]?.garmentIds ?? [];
  const [piece] = garmentsByIds(wardrobe, state.focus).filter(({ id }) => worn.includes(id));
  if (!piece || slots.garments.length > 0 || !occurs(thatOne, reading.tokens)) return context;
  const at = reading.tokens.findIndex(({ text }) => /^otr[oa]s?$/.test(text));
  const one = {
    ...referenceTo([piece], piece.name),
    stance: 'unwanted' as const,
    wanted: false,
    points: 'definite' as const,
    start: at,
    end: at,
  };
  return { ...context, understood: { ...understood, slots: { ...slots, garments: [one], when: null } } };
}

export const byWheel = patternOf('en|con [la] bici|bicicleta|cicla|bicla|moto|patinete|scooter');
/** "¿y si vamos en bici?" is how one gets there, not another plan. */
function onTheWay(context: IntentContext): IntentContext {
  const { state, understood } = context;
  const { slots, reading } = understood;
  const isWay =
    slots.occasion === 'sport' && state.day.occasion !== 'sport' && occurs(byWheel, reading.tokens);
  if (!isWay || state.outfits.length === 0) return context;
  const moods = [...new Set([...slots.moods, 'free-legs' as const])];
  return { ...context, understood: { ...understood, slots: { ...slots, ...noPlan, moods } } };
}

export function asAimed(given: IntentContext): IntentContext {
  const context = onTheWay(pointed(given));
  const { understood, state } = context;
  const aim = sureAim(context);
  if (aim === null || state.outfits.length === 0 || state.topic === 'pack') return context;
  const { slots } = understood;
  const [one, ...others] = slots.garments;
  const isGone = leaves.has(aim) && one !== undefined && others.length === 0 && isLeaving(context, one, aim);
  const told: Slots = {
    ...slots,
    ...(isComparison(context, aim) && noPlan),
    ...(isGone && {
      garments: [
        {
          ...one,
          stance: 'unwanted',
          wanted: false,
          points: isLess(aim) ? ('any' as const) : ('definite' as const),
        },
      ],
    }),
    ...(slots.garments.length === 0 && feltIn(context, aim)),
    ...(aim === 'ask-weather' &&
      slots.rain !== null && { moods: slots.moods.filter((mood) => !tastes.has(mood)) }),
  };
  return { ...context, understood: { ...understood, slots: told } };
}

const ornaments: ReadonlySet<Slot> = new Set([
  'bag',
  'belt',
  'scarf',
  'jewellery',
  'watch',
  'earrings',
  'necklace',
  'bracelet',
]);

const touch = patternOf('con que / detalle|detallito|toque|guinda / remat~|anim~|complet~|alegr~ / algo mas');

/** "¿y remato con qué?": any accessory in a place that is free. */
export function finishing({ state, wardrobe, understood }: IntentContext): GarmentReference | null {
  if (!occurs(touch, understood.reading.tokens)) return null;
  const taken = place(garmentsByIds(wardrobe, state.outfits[0]?.garmentIds ?? [])).map(({ slot }) => slot);
  const free = wardrobe.filter((garment) => {
    const [slot = 'base'] = slotsOfKind[garment.kind];
    return isAtHand(garment) && ornaments.has(slot) && !taken.includes(slot);
  });
  return free.length > 0 ? { ...referenceTo(free, 'un detalle'), points: 'any' } : null;
}

export function coveredBy({ state, wardrobe }: IntentContext): Garment[] {
  const { avoids, prefers } = moodEffects.covered;
  const look = garmentsByIds(wardrobe, state.outfits[0]?.garmentIds ?? []);
  const main = place(look).filter(({ slot }) => ['onePiece', 'base', 'mid'].includes(slot));
  const covering = main.filter(({ garment }) => (prefers?.(garment) ?? 0) > 0).map(({ garment }) => garment);
  return look.some((one) => avoids?.(one)) ? [] : covering;
}
