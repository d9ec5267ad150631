import { colourOf } from '#stylist/colour/spelled.ts';
import { goTogether } from '#stylist/compatibility/go-together.ts';
import { itemOf } from '#stylist/vocabulary/items.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { textOfTitle } from '../../knowledge/entries.ts';
import { pairingOf } from '../../tools/colour.ts';
import type { StoreProduct } from '../../tools/toolbox.ts';
import { addDays, dateOf, datesIn } from '../../understand/told/dates.ts';
import { the } from '../../voice/names.ts';
import { type Phrase, title } from '../../voice/phrase.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { pieceFor } from '../facts/piece-for.ts';
import { garmentsNamed } from '../garments-named.ts';
import { garmentsByIds, type IntentContext, says } from '../handler.ts';
import { listed } from '../listed.ts';
import { coloursInName } from './items.ts';
import { short } from './products.ts';
import { asksPair, toBuy } from './query.ts';

const matching = patternOf(
  'combin~|pegu~|pega~|vaya|va|quede|queda|conjunt~|conjunte [bien] con / a juego con / para [llevar~] con',
);

/** Garments that what is looked for is to go with: "un cinturón que combine con el vestido de flores". */
function toGoWith(context: IntentContext): Garment[] {
  const { understood, wardrobe } = context;
  if (!says(context, matching)) return [];
  const bought = toBuy(context);
  const owned = understood.slots.garments.filter(
    (one) => !bought.includes(one) && one.points !== 'any' && one.garmentIds.length > 0,
  );
  return garmentsByIds(
    wardrobe,
    owned.flatMap(({ garmentIds }) => garmentIds.slice(0, 1)),
  );
}

/** Whether the products go with the garment that they were looked for with. */
export function pairedWith(context: IntentContext, products: readonly StoreProduct[]): Phrase | false {
  const [piece] = toGoWith(context);
  const [first] = products;
  if (!piece || !first) return false;
  const going = products.find(({ garment }) => goTogether(pieceFor(piece), pieceFor(garment)));
  return going
    ? context.speaker.say('shop-goes-with', { product: title(short(going)), piece: the(piece) })
    : context.speaker.say('shop-goes-not', { piece: the(piece) });
}

/** "…, y dime si pega con el gris marengo": the colour sought beside that which is named after it. */
export function colourPaired(context: IntentContext, product: StoreProduct | undefined): Phrase | false {
  const { understood, speaker } = context;
  const [sought] = toBuy(context);
  const mine = sought ? [...sought.colours, ...coloursInName(sought.text)] : [];
  // "gris marengo" is the dark grey rather than grey.
  const [other] = understood.slots.colours
    .filter((one) => !mine.includes(one))
    .sort((a, b) => b.length - a.length);
  const own = mine[0] ?? (product ? colourOf(product.garment) : null);
  if (!other || !own || !occurs(asksPair, understood.reading.tokens)) return false;
  const { verdict } = pairingOf(own as Parameters<typeof pairingOf>[0], other);
  return speaker.say(verdict === 'uneasy' ? 'shop-tone-no' : 'shop-tone-yes', { a: own, b: other });
}

const mostOwned = 3;

/** Nothing of that kind is sold: what is owned instead, and how to go on. */
export function deadEnd(context: IntentContext): (Phrase | false)[] {
  const { wardrobe, speaker } = context;
  const [reference] = toBuy(context);
  const owned = reference
    ? garmentsNamed(wardrobe, { ...reference, points: 'any', colours: [], garmentIds: [] }).filter(
        ({ kind }) => reference.kinds.includes(kind),
      )
    : [];
  return [
    owned.length > 0 && speaker.say('shop-owned-kind', { list: listed(owned.slice(0, mostOwned)) }),
    speaker.say(owned.length > 0 ? 'shop-none-owned' : 'shop-none-next'),
  ];
}

const soon = 30;

/** When an order arrives, where the day that it is for is told. */
export function arrivalTold({ understood, box }: IntentContext): string | false {
  const today = dateOf(box.today);
  const isSoon = datesIn(understood.reading.tokens, box.today).some(
    ({ date }) => date <= addDays(today, soon),
  );
  return isSoon && (textOfTitle('Cuánto tarda un pedido', box.advisor) ?? false);
}

/** Money of other countries, which the shop does not take. */
export const tellsOtherMoney = ({ understood }: IntentContext): boolean =>
  understood.slots.budgetEuros !== null &&
  understood.reading.tokens.some(({ text }) =>
    /^(dolar(es)?|usd|soles?|lucas?|pesos|colones|quetzales|lempiras|guaranies|bolivianos|bolivares|lana)$/.test(
      text,
    ),
  );

/** Kinds of which one owned is reason enough to ask whether another is needed. */
const few: ReadonlySet<string> = new Set(['belt', 'umbrella', 'sunglasses', 'tie', 'scarf']);

export function ownedAlike(context: IntentContext): Phrase | null {
  const { wardrobe, speaker } = context;
  const isLong = ({ text }: { text: string }) => /\blarg[oa]s?\b/.test(text);
  const exact = toBuy(context).filter(
    (one) =>
      one.colours.length > 0 ||
      one.fabric !== null ||
      one.item !== null ||
      isLong(one) ||
      few.has(one.kinds[0] ?? ''),
  );
  const owned = exact.flatMap((reference) =>
    garmentsNamed(wardrobe, { ...reference, points: 'any' }).filter(
      (garment) =>
        reference.kinds[0] === garment.kind &&
        (reference.item === null || itemOf(garment) === reference.item) &&
        (!isLong(reference) || garment.length === 'long'),
    ),
  );
  return owned.length > 0 && owned.length <= mostOwned
    ? speaker.say('shop-owned', { list: listed(owned) })
    : null;
}
