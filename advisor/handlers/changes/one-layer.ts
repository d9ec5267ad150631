import { isSortOf } from '#contract/vocabulary.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import { traitsOf } from '#stylist/piece.ts';
import { place } from '#stylist/requests/placing.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { typicalC } from '#stylist/weather/air.ts';
import type { ShownOutfit } from '../../state.ts';
import { moodEffects } from '../../tools/mood-effects.ts';
import { needs } from '../../understand/moods.ts';
import { the } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { dayInput } from '../day.ts';
import { rememberOutfits } from '../dress/remember.ts';
import { garmentsByIds, type IntentContext, type Reply } from '../handler.ts';
import { lookMeant } from './look-meant.ts';

const later = patternOf(
  'si|cuando|despues|luego|noche|tarde [ya] [se] refresca|refresque|enfria|enfrie / si|cuando hace|hiciera|haga fresco|fresca|frio|fresquito / refresca|refresque|enfria|enfrie [en|por|a] [la] noche|tarde|luego|despues / si|cuando baja|baje|cae|caiga [el|la] sol|temperatura|tarde|noche / por si refresca|fresco|enfria|baja|hace|acaso [fresco|frio|refresca]',
);
const over = patternOf(
  'encima|arriba / que [me|le|nos] llevo|echo|pongo|meto por|encima|arriba / [un|una|alguna|algo] capa|chaqueta|chaquetita|abriguito|cosita|rebeca|saquito|chalequito / por si',
);
const inside = patternOf(
  'adentro|dentro|interior|local|restaurante|oficina|bus|cine * aire|clima|acondicionado|frio|helado|congela~ / aire|clima [acondicionado] [esta|lo|la|lo|ponen|muy|a] [ponen] [durisimo|fuerte|tope|muerte|todo|full|alto] / guardarropa|guardarropas|ropero|percha * dejar~|deja|quitar~ / dejar~|deja * guardarropa|guardarropas|ropero',
);
const mostClo = { inside: 0.4, later: 0.42 } as const;
const hotC = 24;
const mostOnHotDay = 0.36;
const eveningC = 16;

const isWaterproof = (one: Garment) => traitsOf(one).rain === 'made-for' && one.style === 'sport';

type Wish = 'inside' | 'later';

function wishIn({ state, understood }: IntentContext): Wish | null {
  const { tokens } = understood.reading;
  const { slots } = understood;
  if (
    state.outfits.length === 0 ||
    state.topic === 'pack' ||
    slots.rain === true ||
    /\d/.test(understood.reading.text)
  )
    return null;
  if (occurs(inside, tokens) && occurs(over, tokens)) return 'inside';
  return occurs(later, tokens) && occurs(over, tokens) ? 'later' : null;
}

export const asksOneLayer = (context: IntentContext): boolean => wishIn(context) !== null;

/** "¿qué llevo por si refresca?", "adentro ponen el aire durísimo": one layer over the look, which stays. */
export async function takeOneLayer(context: IntentContext): Promise<Reply> {
  const { wardrobe, understood, state, box, speaker } = context;
  const { slots } = understood;
  const wish = wishIn(context) ?? 'later';
  const current: ShownOutfit | undefined = lookMeant(context) ?? state.outfits[0];
  const look = garmentsByIds(wardrobe, current?.garmentIds ?? []);
  const placed = place(look);
  const dayC = state.day.temperatureC ?? typicalC[dayInput(state.day, box).season];
  const most = wish === 'later' && dayC >= hotC ? mostOnHotDay : mostClo[wish];
  const refused = new Set([
    ...state.wishes.mustAvoid,
    ...slots.garments.flatMap(({ wanted, garmentIds }) => (wanted ? [] : garmentIds)),
  ]);
  const isLayer = (one: Garment) => slotsOfKind[one.kind].some((slot) => slot === 'mid' || slot === 'outer');
  const worn = placed.find(({ slot }) => slot === 'mid') ?? placed.find(({ slot }) => slot === 'outer');
  const isEnough =
    worn !== undefined && !refused.has(worn.garment.id) && (wish === 'later' || worn.traits.clo <= most);
  const demands = [...slots.moods, ...state.wishes.moods].filter((mood) => needs.has(mood));
  const fails = (one: Garment) => demands.some((mood) => moodEffects[mood].avoids?.(one));
  const failing = look.filter((one) => one.category === 'shoes' && fails(one));
  const layers = wardrobe.filter(
    (one) =>
      isLayer(one) &&
      isAtHand(one) &&
      !look.includes(one) &&
      !refused.has(one.id) &&
      traitsOf(one).clo <= most &&
      !isWaterproof(one) &&
      (wish === 'later' || !isSortOf(one.kind, 'coat')) &&
      !fails(one),
  );
  const shoes = wardrobe.filter((one) => one.category === 'shoes' && isAtHand(one) && !fails(one));
  const isLeaving = (one: Garment) =>
    failing.includes(one) || (!isEnough && slotsOfKind[one.kind].some((slot) => slot === worn?.slot));
  const stays = look.filter((one) => !isLeaving(one));
  const lists = [
    ...(isEnough || layers.length === 0 ? [] : [layers]),
    ...(failing.length > 0 && shoes.length > 0 ? [shoes] : []),
  ];
  const compose = async (): Promise<ComposedOutfit | undefined> => {
    const { outfits } = await context.use('composeOutfits', {
      ...dayInput({ ...state.day, temperatureC: Math.max(eveningC, Math.min(dayC, eveningC + 4)) }, box),
      mustInclude: stays.map(({ id }) => id).slice(0, 8),
      oneOfEach: lists.map((list) => list.map(({ id }) => id).slice(0, 12)),
      among: [...stays, ...lists.flat()].map(({ id }) => id).slice(0, 400),
      count: 1,
    });
    return outfits[0];
  };
  const outfit = lists.length > 0 ? await compose() : undefined;
  const came = garmentsByIds(wardrobe, outfit?.garmentIds ?? []).filter((one) => !look.includes(one));
  const layer = came.find(isLayer);
  const shoe = came.find(({ category }) => category === 'shoes');
  const [out] = failing;
  const enough = isEnough && worn && speaker.say('layer-enough', { piece: the(worn.garment) });
  const added =
    layer && speaker.say(wish === 'inside' ? 'indoor-layer' : 'layer-for-later', { piece: the(layer) });
  const ground = shoe && out && speaker.say('shoes-for-ground', { into: the(shoe), out: the(out) });
  if (!outfit || !(added || ground))
    return {
      sentences: [enough || speaker.say('none-with')],
      garmentIds: worn ? [worn.garment.id] : look.map(({ id }) => id),
      remember: { topic: 'adjust', asked: null },
    };
  return {
    sentences: [added || enough, ground],
    outfits: [outfit],
    remember: rememberOutfits(context, [outfit], { topic: 'adjust', asked: null }, false),
  };
}
