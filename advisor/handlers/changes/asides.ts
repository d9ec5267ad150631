import { traitsOf } from '#stylist/piece.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import type { ShownOutfit } from '../../state.ts';
import { nameTokens } from '../../understand/garments/find-garments.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { theList } from '../../voice/names.ts';
import { quote } from '../../voice/phrase.ts';
import { garmentsByIds, type IntentContext, type Reply } from '../handler.ts';
import { coolC } from '../weather-change.ts';
import { type Edit, noEdit } from './edit.ts';

const likely = 0.4;

/** "si refresca, ¿qué me echo? No me digas la de cuero": what is refused and not worn only stays away. */
export function besideWeather(context: IntentContext, current: ShownOutfit | undefined): IntentContext {
  const { understood, wardrobe } = context;
  const { slots } = understood;
  const isWeather =
    (slots.temperatureC !== null && slots.temperatureC <= coolC) ||
    slots.rain === true ||
    slots.moods.includes('warm');
  const isCooler = (understood.aims.get('ask-cooler') ?? 0) > likely;
  const look = garmentsByIds(wardrobe, current?.garmentIds ?? []);
  const isAway = ({ stance, garmentIds, kinds }: GarmentReference) =>
    stance === 'unwanted' &&
    kinds.some((kind) => slotsOfKind[kind].some((slot) => slot === 'outer' || slot === 'mid')) &&
    !look.some(({ id }) => garmentIds.includes(id));
  const garments = slots.garments.filter((one) => !isAway(one));
  return !isWeather || isCooler || garments.length === slots.garments.length
    ? context
    : { ...context, understood: { ...understood, slots: { ...slots, garments } } };
}

/** "si llueve, cámbiame los zapatos": only they give way to the rain. */
export function shoesForRain(context: IntentContext, current: ShownOutfit): Edit | Reply | null {
  const { understood, wardrobe, speaker } = context;
  const { slots } = understood;
  const isOfShoes =
    slots.rain === true &&
    slots.garments.length > 0 &&
    slots.garments.every(
      ({ stance, kinds, colours }) =>
        stance === 'unwanted' &&
        colours.length === 0 &&
        kinds.some((kind) => slotsOfKind[kind].includes('shoes')),
    );
  if (!isOfShoes) return null;
  const look = garmentsByIds(wardrobe, current.garmentIds);
  const worn = look.filter(({ category }) => category === 'shoes');
  const bears = (one: Garment) =>
    traitsOf(one).rain === 'made-for' || (one.kind === 'boots' && traitsOf(one).rain === 'fine');
  if (worn.length > 0 && worn.every(bears))
    return {
      sentences: [speaker.say('piece-named', { piece: theList(worn), why: 'aguantan la lluvia' })],
      garmentIds: worn.map(({ id }) => id),
      remember: { topic: 'adjust', asked: null },
    };
  const dry = wardrobe.filter((one) => one.category === 'shoes' && isAtHand(one) && bears(one));
  return dry.length > 0
    ? { ...structuredClone(noEdit), out: worn, lists: [dry.map(({ id }) => id)], returns: true }
    : null;
}

/** "el saco no": worn only in another of the looks on the table, so that this one stays. */
export function alreadyWithout(context: IntentContext, current: ShownOutfit, edit: Edit): Reply | null {
  const { state, wardrobe, speaker } = context;
  const [absent] = edit.absent;
  const isOnlyThat =
    edit.named.length + edit.out.length + edit.lists.length + edit.open.length + edit.lacking.length === 0;
  if (!absent || !isOnlyThat) return null;
  const isDescribed = absent.colours.length > 0 || absent.fabric !== null || absent.pattern !== null;
  const isWorn = ({ garmentIds }: ShownOutfit) =>
    garmentsByIds(wardrobe, garmentIds).some(
      ({ id, kind }) => absent.garmentIds.includes(id) || (!isDescribed && absent.kinds.includes(kind)),
    );
  if (!state.outfits.some((one) => one !== current && isWorn(one)) || isWorn(current)) return null;
  return {
    sentences: [
      speaker.say('one-without', {
        look: theList(garmentsByIds(wardrobe, current.garmentIds)),
        what: quote(absent.text),
      }),
    ],
    garmentIds: current.garmentIds,
    remember: { topic: 'adjust', asked: null, outfits: [current] },
  };
}

const refusesIt = /\b(?:no|sin|nada de|fuera) (?:quiero )?(?:el |la |los |las )?(\w{5,})/;

export function detailOfOthers(
  { understood, wardrobe, speaker }: IntentContext,
  { garmentIds }: ShownOutfit,
): Reply | null {
  const { reading, slots } = understood;
  if (slots.garments.length + slots.colours.length + slots.avoidedColours.length > 0) return null;
  const detail = refusesIt.exec(reading.tokens.map(({ text }) => text).join(' '))?.[1];
  const token = reading.tokens.find(({ text }) => text === detail);
  if (!detail || !token) return null;
  const isNamedSo = (one: Garment) => nameTokens(one).some(({ stem }) => stem === token.stem);
  if (!wardrobe.some(isNamedSo) || garmentsByIds(wardrobe, garmentIds).some(isNamedSo)) return null;
  return {
    sentences: [speaker.say('not-worn', { what: quote(detail) })],
    garmentIds,
    remember: { topic: 'adjust', asked: null },
  };
}
