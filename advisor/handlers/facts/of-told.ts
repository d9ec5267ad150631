import type { Garment } from '#stylist/wardrobe.ts';
import { textOfTitle } from '../../knowledge/entries.ts';
import { seasonOfMonth } from '../../tools/season-of-month.ts';
import { fabricLexicon } from '../../understand/garments/garment-words.ts';
import { isOfColour } from '../../understand/garments/shades.ts';
import type { Intent } from '../../understand/intents.ts';
import { leadsTo } from '../../understand/learned/intents-learned.ts';
import { read } from '../../understand/read.ts';
import type { Slots } from '../../understand/slots.ts';
import { tokensOf } from '../../words/tokens.ts';
import { garmentsNamed } from '../garments-named.ts';
import { garmentsByIds, type IntentContext } from '../handler.ts';
import { continued, ofToldOwned } from '../knowing/asks-knowledge.ts';
import type { Selection } from '../selection.ts';

const wordsOf = ({ understood }: IntentContext): string =>
  understood.reading.tokens.map(({ text }) => text).join(' ');

export const asksOfTold = (context: IntentContext): boolean =>
  continued.has(context.state.topic) && ofToldOwned.test(wordsOf(context));

const ofColour = /\b(color|colores|tonos?)\b/;
const ofCloth = /\b(materiales|material|telas?|tejidos?|composicion|fibras?)\b/;
const pointing = /\b(es[ao]s?|ese|est[aeo]s?|asi|ahi|algun[oa]s?|l[oa]s (mi[oa]s|que tengo)|ell[oa]s)\b/;

const coloursOf = ({ colours, garments }: Slots) => [
  ...colours,
  ...garments.flatMap((garment) => garment.colours),
];

async function garmentsTold(context: IntentContext): Promise<readonly Garment[] | null> {
  const { state, wardrobe, box, use } = context;
  if (state.topic === 'trends') {
    const seen = await use('seasonTrends', { season: seasonOfMonth(box.today.month) });
    return garmentsByIds(wardrobe, [...new Set(seen.flatMap(({ ownedIds }) => ownedIds.slice(0, 2)))]);
  }
  const words = wordsOf(context);
  const text = state.answered === null ? '' : (textOfTitle(state.answered, box.advisor) ?? '');
  const question = read(state.question ?? '', wardrobe).slots;
  const answer = read(text, wardrobe).slots;
  if (ofColour.test(words) || state.topic === 'colour') {
    const [asked, told] = [coloursOf(question), coloursOf(answer)];
    const colours = asked.length > 0 ? asked : told;
    return colours.length === 0
      ? null
      : wardrobe.filter((one) => colours.some((colour) => isOfColour(one, colour)));
  }
  const sort = question.garments.find((garment) => garment.kinds.length > 0);
  const { fabric } = question;
  const ofFabric = fabric === null ? [] : wardrobe.filter((one) => one.fabric === fabric);
  if (fabric !== null && (!sort || ofCloth.test(words))) return ofFabric;
  if (sort && !ofCloth.test(words)) {
    // An overshirt is no coat, although a coat would do.
    const ofKind = garmentsNamed(wardrobe, { ...sort, points: 'any' });
    const both = ofKind.filter((one) => ofFabric.includes(one));
    return both.length > 0 ? both : ofKind;
  }
  // The first sentence names what serves, those after it what does not.
  const fabricsIn = (said: string) => fabricLexicon.find(tokensOf(said)).map(({ meaning }) => meaning);
  const first = fabricsIn(text.split(/[.:;] /)[0] ?? '');
  const fabrics = new Set(first.length > 0 ? first : fabricsIn(text));
  const named = new Set(answer.garments.flatMap(({ garmentIds }) => garmentIds.slice(0, 2)));
  return named.size + fabrics.size === 0
    ? null
    : wardrobe.filter(({ id, fabric }) => named.has(id) || (fabric && fabrics.has(fabric)));
}

const ofWardrobe: ReadonlySet<Intent | null> = new Set(['search', 'spent']);
const surely = 0.6;

/** The garments that "¿tengo algo de eso?" or "¿alguno liso?" asks for after an answer of knowledge; null where it names its own. */
export async function selectionOfTold(
  context: IntentContext,
  chosen: Selection,
  isPlain: boolean,
): Promise<Selection | null> {
  const { state, understood, wardrobe } = context;
  const isSure = asksOfTold(context) || leadsTo(understood.aims, ofWardrobe) >= surely;
  if (!continued.has(state.topic) || !isSure) return null;
  if (understood.slots.garments.some(({ wanted }) => wanted)) return null;
  const points = asksOfTold(context) || pointing.test(wordsOf(context));
  if (!points && !isPlain) return null;
  const told = await garmentsTold(context);
  if (told === null || told.length === wardrobe.length) return null;
  const garments = chosen.isAll ? told : told.filter((one) => chosen.garments.includes(one));
  if (garments.length === 0 && !chosen.isAll && !points) return null;
  return { garments, base: told, purposes: [], isAll: false, isFollowUp: true, isNear: false };
}
