import type { Advisor } from '#contract/vocabulary.ts';
import { isSortOf } from '#contract/vocabulary.ts';
import { colourOf } from '#stylist/colour/spelled.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import { capitalise, the as engineThe, of, verb } from '#stylist/language/es/grammar.ts';
import { nounOf } from '#stylist/language/es/nouns.ts';
import { traitsOf } from '#stylist/piece.ts';
import type { RuleKey } from '#stylist/rule-weights.ts';
import { type Slot, slotsOfKind } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { moodEffects } from '../tools/mood-effects.ts';
import { type Mood, needs } from '../understand/moods.ts';
import type { GarmentReference } from '../understand/slots.ts';
import { about, inOrder, tellLook, the } from '../voice/names.ts';
import { type Named, type Part, phrase } from '../voice/phrase.ts';
import { garmentsByIds, type IntentContext } from './handler.ts';

type Told = Pick<ComposedOutfit, 'garmentIds'>;

/** @param first garments that are named in any case */
export const lookOf = (
  { wardrobe }: Pick<IntentContext, 'wardrobe'>,
  outfit: Told,
  first: readonly string[] = [],
): Named => tellLook(garmentsByIds(wardrobe, outfit.garmentIds), first);

const articles: Readonly<Record<string, string>> = {
  mfalse: 'el ',
  ffalse: 'la ',
  mtrue: 'los ',
  ftrue: 'las ',
};

/** Replaces the engine's words for garments by the person's own where the sentence stays grammatical. */
export function inTheirWords(text: string, pieces: readonly Garment[]): Named {
  const told = pieces.reduce((said, piece) => {
    const phrase = engineThe(piece);
    const { gender, plural } = nounOf(piece);
    const own = the(piece).text;
    if (!own.startsWith(articles[`${gender}${plural}`] ?? '')) return said;
    return said.replaceAll(phrase, own).replaceAll(capitalise(phrase), capitalise(own));
  }, text);
  return about(pieces, told);
}

/** The rules that each advisor prefers to mention. */
const eyeFor: Readonly<Record<Advisor, readonly RuleKey[]>> = {
  maya: ['colour-harmony', 'silhouette', 'formality', 'season', 'occasion'],
  valentina: [
    'pattern-mixing',
    'silhouette',
    'favourites',
    'colour-harmony',
    'occasion',
    'season',
    'novelty',
  ],
};

export function reasonFor(
  { box, wardrobe, state, speaker }: IntentContext,
  outfit: ComposedOutfit,
): readonly Part[] | null {
  const pieces = garmentsByIds(wardrobe, outfit.garmentIds);
  const praise = outfit.parts.filter(({ reason }) => reason.tone === 'praise' && outfit.reasons.length > 0);
  // Skips recently used reasons.
  const before = state.said.slice(-10);
  const stale = (rule: string) => Number(before.includes(`reason.${rule}`));
  const order = [...eyeFor[box.advisor]].sort((a, b) => stale(a) - stale(b));
  const part = order.flatMap((rule) => praise.filter((one) => one.rule === rule))[0];
  if (part) speaker.note(`reason.${part.rule}`);
  const chosen = part?.reason.text ?? outfit.reasons[0];
  return chosen ? [inTheirWords(chosen, pieces)] : null;
}

/** Why a piece belongs to an outfit, as the rest of a sentence about it. */
export function whyPiece(piece: Garment, look: readonly Garment[]): readonly Part[] {
  const others = look.filter(({ id }) => id !== piece.id);
  const colour = colourOf(piece);
  const twin = inOrder(others).find((other) => colour !== null && colourOf(other) === colour);
  const { main } = traitsOf(piece);
  if (twin && colour)
    return phrase`${verb(piece, 'repite', 'repiten')} el ${colour} ${{ ...the(twin), text: of(the(twin).text) }}`;
  const star = inOrder(others).find((other) => other.colors.length > 0 && !traitsOf(other).main.neutral);
  if (main.neutral && star)
    return phrase`${verb(piece, 'deja', 'dejan')} que ${verb(star, 'mande', 'manden')} ${the(star)}`;
  if (main.neutral)
    return phrase`${verb(piece, 'va', 'van')} en neutro y no ${verb(piece, 'pide', 'piden')} nada más`;
  return phrase`${verb(piece, 'pone', 'ponen')} el toque de color`;
}

const shoeNeeds: Readonly<Partial<Record<Mood, string>>> = {
  'on-foot': 'se dejan andar',
  steady: 'pisan firme',
  'closed-shoes': 'protegen el pie',
  'flat-shoes': 'van sin tacón',
  'tender-feet': 'no aprietan el pie',
  'slip-on': 'se quitan en un segundo',
};

/** A knit this warm makes sweat, whatever it hides. */
const leastThick = 0.3;
const topNeeds: Readonly<Partial<Record<Mood, readonly [one: string, several: string]>>> = {
  soft: ['no pica ni engancha', 'no pican ni enganchan'],
  'stain-hiding': ['disimula una mancha', 'disimulan una mancha'],
  'arm-free': ['deja el brazo a mano', 'dejan el brazo a mano'],
  'sweat-proof': ['apenas marca el sudor', 'apenas marcan el sudor'],
};

const isSleeved = ({ category, sleeve }: Garment): boolean =>
  sleeve === 'long' && /^(tops|dresses|outerwear)$/.test(category);
const coversLegs = ({ kind, length }: Garment): boolean =>
  isSortOf(kind, 'pants', 'jeans', 'jumpsuit', 'joggers') ||
  (length === 'long' && isSortOf(kind, 'dress', 'skirt'));

/** The need of the day that a piece meets, as the rest of a sentence about it. */
export function needMet(piece: Garment, moods: readonly Mood[], isRaining: boolean): string | null {
  const traits = traitsOf(piece);
  if (moods.some((mood) => needs.has(mood) && moodEffects[mood].avoids?.(piece))) return null;
  if (piece.category === 'shoes') {
    const need = moods.find((mood) => shoeNeeds[mood] !== undefined && !traits.heel);
    if (need) return shoeNeeds[need] ?? null;
  }
  if (isRaining && traits.rain === 'made-for') return verb(piece, 'aguanta la lluvia', 'aguantan la lluvia');
  if (moods.includes('front-opening') && isSortOf(piece.kind, 'shirt', 'blouse', 'cardigan'))
    return verb(piece, 'se abre por delante', 'se abren por delante');
  if (
    moods.includes('washable') &&
    piece.category === 'tops' &&
    /^(cotton|denim|synthetic)$/.test(piece.fabric ?? '')
  )
    return verb(piece, 'se lava en casa', 'se lavan en casa');
  const own = moods.find((mood) => topNeeds[mood] !== undefined);
  const isThick = own === 'sweat-proof' && traits.clo >= leastThick;
  if (own && !isThick && (piece.category === 'tops' || piece.category === 'dresses') && topNeeds[own])
    return verb(piece, ...topNeeds[own]);
  if (piece.category === 'outerwear' && moods.includes('windproof'))
    return verb(piece, 'para el viento', 'paran el viento');
  const isOfArms =
    moods.includes('covered-arms') || (moods.includes('covered') && !moods.includes('covered-legs'));
  if (isOfArms && isSleeved(piece)) return verb(piece, 'tapa los brazos', 'tapan los brazos');
  if (moods.includes('covered-legs') && coversLegs(piece))
    return verb(piece, 'tapa las piernas', 'tapan las piernas');
  if (piece.category === 'bottoms' && moods.includes('leg-free'))
    return verb(piece, 'deja la pierna a mano', 'dejan la pierna a mano');
  if (piece.category === 'bottoms' && moods.includes('seated'))
    return verb(piece, 'no aprieta al sentarte', 'no aprietan al sentarte');
  if (piece.category === 'bottoms' && moods.includes('free-legs'))
    return verb(piece, 'te deja moverte', 'te dejan moverte');
  return null;
}

/** Without heels in the wardrobe, flat shoes are no news. */
export const toldNeeds = (moods: readonly Mood[], wardrobe: readonly Garment[]): readonly Mood[] =>
  wardrobe.some((one) => one.category === 'shoes' && traitsOf(one).heel)
    ? moods
    : moods.filter((mood) => mood !== 'flat-shoes');

/** General advice on an accessory that the person does not own. */
const whatSuits: Readonly<Partial<Record<Slot, string>>> = {
  earrings: 'Con esto quedan bien unos pequeños y lisos, o unos aros finos si llevas el cuello despejado.',
  necklace: 'Con el escote abierto, uno fino y corto; con cuello cerrado, mejor largo o ninguno.',
  bracelet: 'Una sola y fina basta, del mismo metal que lo demás.',
  ring: 'Uno o dos discretos, del mismo metal que lo demás.',
  jewellery: 'Poca y del mismo metal; con una pieza que se vea es suficiente.',
  watch: 'Uno de correa lisa, en el tono de los zapatos, va con todo.',
  belt: 'Del color de los zapatos o muy cerca.',
  tie: 'Lisa y más oscura que la camisa nunca falla.',
  headwear: 'Uno sencillo, en un color que ya esté en el conjunto.',
  scarf: 'Uno ligero, en un color que ya esté en el conjunto.',
  bag: 'Uno liso del tono de los zapatos, o neutro.',
  sunglasses: 'Montura sencilla, en negro o carey.',
  glasses: 'Montura sencilla; si la cara es menuda, no muy grande.',
  legwear: 'Lisas, en el tono del zapato o de la piel.',
  gloves: 'Lisos, en el color del abrigo o del bolso.',
  umbrella: 'Si hay riesgo de lluvia, uno plegable que quepa en el bolso.',
};

export function adviceWithout({ kinds }: GarmentReference): readonly Part[] {
  const slot = kinds.flatMap((kind) => slotsOfKind[kind])[0];
  const advice = slot && whatSuits[slot];
  return advice ? [' ', advice] : [];
}
