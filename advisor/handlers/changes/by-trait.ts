import { isSortOf } from '#contract/vocabulary.ts';
import { place } from '#stylist/requests/placing.ts';
import { type Slot, slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { wearsColour } from '../../understand/garments/find-garments.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { garmentsByIds, type IntentContext } from '../handler.ts';
import { type Edit, noEdit } from './edit.ts';

type Trait = { words: ReturnType<typeof patternOf>; has(garment: Garment): boolean; best?: Slot };

const festive = ['rojo', 'verde oscuro', 'verde', 'dorado', 'burdeos'] as const;
const isFestive = (garment: Garment) =>
  !['shoes', 'bottoms', 'outerwear'].includes(garment.category) &&
  !isSortOf(garment.kind, 'bag') &&
  (/lentejuel|reno|nieve|navid/i.test(garment.name) ||
    festive.some((colour) => wearsColour(garment, colour)));
/** Traits that stand for a noun: "con capucha", "que se abra por delante". */
const traits: readonly Trait[] = [
  {
    words: patternOf('capucha|capuchas'),
    best: 'outer',
    has: ({ name, kind }) =>
      kind === 'hoodie' || /capucha|parka|chubasquero|cortavientos|plum[ií]fero/i.test(name),
  },
  {
    words: patternOf(
      'abra|abre|abran|abren|abierto|abierta|abroche|abrocha|cierre [por] delante|adelante|frente / con botones|botonadura|cremallera',
    ),
    has: ({ kind, name }) =>
      kind === 'cardigan' || kind === 'shirt' || /camiser|cremallera|botones/i.test(name),
  },
  {
    words: patternOf(
      'algo|toque|detalle|aire|puntito * navideno|navidena|navidad / mas|muy navideno|navidena / que sea navideno',
    ),
    has: isFestive,
  },
  {
    words: patternOf(
      'algo|toque|puntito|quiero|pon~|con * brille|brillo|brillante|brilli / nada|sin|menos brillo|brillos|brillante|brillantes / pieza|prenda con brillo / con lentejuelas',
    ),
    has: ({ name }) => /lentejuel|dorad|platead|metaliz|brill|sat[eé]n|charol/i.test(name),
  },
];

const mostOfWish = 8;

export const asksTrait = ({ state, understood }: IntentContext): boolean =>
  state.outfits.length > 0 &&
  state.topic !== 'pack' &&
  understood.reading.tokens.length <= mostOfWish &&
  understood.slots.garments.length === 0 &&
  ['dress', 'knowledge', 'another', 'search', 'shop', 'wishes', 'cart', 'keep'].includes(understood.intent) &&
  traits.some(({ words }) => occurs(words, understood.reading.tokens));

/** Edits that bring in a garment of a trait, in a free place first; `null` where none is asked for. */
export function editsByTrait(
  { understood, wardrobe }: IntentContext,
  look: readonly string[],
): Edit[] | null {
  const trait = traits.find(({ words }) => occurs(words, understood.reading.tokens));
  if (!trait || understood.slots.garments.some(({ stance }) => stance === 'wanted')) return null;
  const placed = place(garmentsByIds(wardrobe, look));
  const worn = placed.filter(({ garment }) => trait.has(garment)).map(({ garment }) => garment);
  const has = wardrobe.filter((one) => trait.has(one)).map(({ id }) => id);
  const isRefused = understood.reading.tokens.some(({ text }) => /^(nada|sin|menos)$/.test(text));
  if (isRefused) return worn.length > 0 ? [{ ...noEdit, out: worn, avoid: has }] : null;
  if (worn.length > 0) return [{ ...noEdit, named: worn.slice(0, 1) }];
  const slotOf = ({ kind }: Garment): Slot | undefined => slotsOfKind[kind][0];
  const taken = new Set(placed.map(({ slot }) => slot));
  const bySlot = Map.groupBy(
    wardrobe.filter((one) => isAtHand(one) && trait.has(one)),
    slotOf,
  );
  const rank = (slot: Slot | undefined) => (slot === trait.best ? 0 : slot && taken.has(slot) ? 2 : 1);
  return [...bySlot]
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .map(([slot, garments]) => {
      const ids = garments.map(({ id }) => id);
      const leaves = placed.filter((one) => one.slot === slot).map(({ garment }) => garment);
      const over =
        slot === 'base' ? placed.filter((one) => one.slot === 'mid').map(({ garment }) => garment) : [];
      return { ...noEdit, out: [...leaves, ...over], lists: [ids], wanted: ids, returns: true };
    });
}
