import { traitsOf } from '#stylist/piece.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import { inOrder, theList } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { dayInput } from '../day.ts';
import { bulky } from '../extras.ts';
import { garmentsByIds, type IntentContext, type Reply } from '../handler.ts';
import { packedIn } from './case-change.ts';

const asking = patternOf(
  'que|q|k|cual|cuales [de] [eso|todo|esto|ello] [me] llevo|pongo|voy|visto|viajo [puesto|puesta|puestos|vestida|vestido] [en|pa|para|pal] [el|la] avion|vuelo|bus|buseta|tren|viaje|coche|carro|micro|ferry|trayecto|camino / que|q me llevo|pongo puesto|puesta / con que|q|cual|cuales vuelo|viajo|volamos|viajamos / y para el|pal vuelo|avion|bus|tren|viaje|trayecto $',
);
const besides = patternOf(
  'con que|q * pongo|combino|llevo|visto|van / que|q [mas] * pongo [con|encima|para] / y que|q mas',
);
const underWay = /\b(?:avion|vuelo|bus|autobus|tren|viaje|trayecto|carretera|aeropuerto)\b/;

const coolC = 14;
const winterClo = 0.55;

const wornOrIn =
  /\b(?:puest[oa]s?|encima) o (?:l[oa]s? )?(?:en|dentro|met\w*|a la|guard\w*)|\b(?:met\w*|en la maleta|dentro) o (?:l[oa]s? )?(?:llevo |pongo )?(?:puest[oa]s?|encima)/;

const isWornOrIn = ({ understood }: IntentContext): boolean =>
  wornOrIn.test(understood.reading.tokens.map(({ text }) => text).join(' '));

/** "¿y con qué vuelo?", "las botas, ¿puestas o en la maleta?", of the case on the table */
export const asksTravelWear = (context: IntentContext): boolean =>
  context.state.topic === 'pack' &&
  context.state.outfits.length > 0 &&
  (isWornOrIn(context) ||
    occurs(asking, context.understood.reading.tokens) ||
    (occurs(besides, context.understood.reading.tokens) &&
      underWay.test(context.understood.reading.tokens.map(({ text }) => text).join(' '))));

export async function tellTravelWear(context: IntentContext): Promise<Reply> {
  const { understood, wardrobe, state, speaker, box } = context;
  const packed = packedIn(context);
  const remember = { topic: 'pack' as const, asked: null };
  const named = packed.filter(({ id }) =>
    understood.slots.garments.some(({ garmentIds }) => garmentIds.includes(id)),
  );
  const heavy = bulky(packed);
  if (isWornOrIn(context) && named.length > 0) {
    const isHeavy = (id: string) =>
      heavy.some((one) => one.id === id) ||
      garmentsByIds(wardrobe, [id]).some(({ kind }) =>
        slotsOfKind[kind].some((slot) => slot === 'outer' || slot === 'mid'),
      ) ||
      garmentsByIds(wardrobe, [id]).some(({ kind }) => kind === 'boots');
    const isAll = named.every(({ id }) => isHeavy(id));
    return {
      sentences: [speaker.say(isAll ? 'case-wear' : 'case-put', { list: theList(named) })],
      garmentIds: named.map(({ id }) => id),
      remember,
    };
  }
  // Of two pairs, the one that is named is worn.
  const heavyBeside = heavy.filter(
    ({ category }) => !named.some((one) => one.category === category && category === 'shoes'),
  );
  const isForCold = heavy.some((one) => traitsOf(one).clo >= winterClo);
  const airOnTheWay =
    isForCold && (state.day.temperatureC ?? 0) > coolC ? { temperatureC: coolC, season: null } : {};
  const { outfits } = await context.use('composeOutfits', {
    ...dayInput({ ...state.day, ...airOnTheWay, occasion: 'casual', event: null }, box),
    among: packed.map(({ id }) => id),
    mustInclude: [...new Set([...named, ...heavyBeside].map(({ id }) => id))],
    moods: ['comfortable'],
    count: 1,
  });
  const [outfit] = outfits;
  const list = inOrder(outfit ? garmentsByIds(wardrobe, outfit.garmentIds) : heavy);
  return {
    sentences: [
      list.length > 0 ? speaker.say('travel-wear', { list: theList(list) }) : speaker.say('case-same'),
    ],
    garmentIds: list.map(({ id }) => id),
    remember,
  };
}
