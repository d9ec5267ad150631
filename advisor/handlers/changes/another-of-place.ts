import { colourOf } from '#stylist/colour/spelled.ts';
import { traitsOf } from '#stylist/piece.ts';
import { place } from '#stylist/requests/placing.ts';
import { isAccessory, type Slot, slotsOfKind } from '#stylist/slots.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import type { Day, ShownOutfit } from '../../state.ts';
import { moodEffects } from '../../tools/mood-effects.ts';
import { wearsColour } from '../../understand/garments/find-garments.ts';
import { type Mood, needs } from '../../understand/moods.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { datesIn } from '../../understand/told/dates.ts';
import { the } from '../../voice/names.ts';
import { dayInput, dayWith } from '../day.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, type Reply } from '../handler.ts';
import { noEdit } from './edit.ts';
import { edited, suited } from './edit-outfit.ts';
import { lookMeant } from './look-meant.ts';
import { graded, swapping } from './pieces-meant.ts';

const anew = /^(?:otr[oa]s?|distint[oa]s?|diferentes?)$/;
const anyThing =
  /^(?:cosas?|prendas?|opcion|opciones|color|colores|tono|tonos|par|pares|alternativas?|mas|que|para|en|de|con|por|y|o|si|pero)$/;
const hue = /^(?:color|colores|tonos?)$/;
const under = /^(?:debajo|dentro)$/;
const near = 4;
const mostTried = 10;
const leastScore = 40;
const muchWorse = 15;
const ofPart = /\b(?:arriba|abajo|encima|pies|calzado)\b/;
const half = /\b(?:arriba|abajo)\b/;

/** Qualities that a piece may have more or less of. */
const degrees: Readonly<Partial<Record<Mood, -1 | 1>>> = { elegant: 1, relaxed: -1 };
/** Heard in "otro", "distinto" and "cambia" alone. */
const ofChange: ReadonlySet<Mood> = new Set(['bold', 'colourful', 'modern', 'new']);

const isOptional = (slot: Slot | undefined): slot is Slot =>
  slot !== undefined && (slot === 'outer' || slot === 'mid' || isAccessory({ slot }));

type Asked = {
  look: ShownOutfit;
  /** Nothing where the place is free. */
  worn: Garment | undefined;
  candidates: Garment[];
};

function clauseAround(tokens: IntentContext['understood']['reading']['tokens'], one: GarmentReference) {
  let from = one.start;
  while (from > 0 && !tokens[from - 1]?.pause) from--;
  let to = one.end;
  while (to < tokens.length && !tokens[to - 1]?.pause) to++;
  // "el abrigo, distinto"
  if (to - from <= near && to < tokens.length) for (to++; to < tokens.length && !tokens[to - 1]?.pause; to++);
  return tokens.slice(from, to);
}

/** Whether another piece of its sort or place is asked for: "otro bolso", "de calzado otra opción", "cámbiame lo de arriba". */
function asksAnother({ understood }: IntentContext, one: GarmentReference): boolean {
  const { tokens } = understood.reading;
  const clause = clauseAround(tokens, one);
  const at = clause.findIndex(({ text }) => anew.test(text));
  if (at >= 0) {
    const next = clause[at + 1];
    const isOf =
      next === undefined ||
      anyThing.test(next.text) ||
      tokens.indexOf(next) === one.start ||
      next.classes.some(({ name }) => name === 'garment');
    return (
      isOf &&
      !clause.some(
        ({ text }) =>
          /^(?:ni|no)$/.test(text) && anew.test(clause[at]?.text ?? '') && clause[at - 1]?.text === text,
      )
    );
  }
  const isSwap = clause.some(({ text }) => swapping.test(text));
  const comes = clause.findIndex(({ text }) => text === 'por');
  const isNamed = comes >= 0 && !/^(?:un[oa]s?|otr[oa]s?|algo)$/.test(clause[comes + 1]?.text ?? '');
  return isSwap && !isNamed && !clause.some(({ text }) => text === 'no');
}

function wornAt(
  context: IntentContext,
  look: ShownOutfit,
  refs: readonly GarmentReference[],
): Garment | undefined {
  const placed = place(garmentsByIds(context.wardrobe, look.garmentIds));
  const kinds = new Set(refs.flatMap((one) => one.kinds));
  const ids = new Set(refs.flatMap((one) => one.garmentIds));
  const named = placed.filter(({ garment }) => kinds.has(garment.kind) || ids.has(garment.id));
  const isUnder = context.understood.reading.tokens.some(({ text }) => under.test(text));
  const whole = placed.find(({ slot }) => slot === 'onePiece');
  if (whole && refs.some(({ text }) => half.test(text))) return whole.garment;
  const order: readonly Slot[] = isUnder ? ['base', 'onePiece'] : ['onePiece', 'mid', 'base', 'bottom'];
  const ranked = named.toSorted((a, b) => order.indexOf(a.slot) - order.indexOf(b.slot));
  const places = new Set([...kinds].map((kind) => slotsOfKind[kind][0]));
  const inPlace = placed.filter(({ slot }) => places.has(slot) || (places.has('mid') && slot === 'outer'));
  return (named.length > 1 ? ranked : named.length > 0 ? named : inPlace)[0]?.garment;
}

/** "la lápiz no" of several skirts, "con vaqueros no" of them all */
const isRefused = ({ points, kinds, garmentIds }: GarmentReference, { id, kind }: Garment): boolean =>
  garmentIds.includes(id) || (points === 'any' && garmentIds.length !== 1 && kinds.includes(kind));

/** "otras botas o zapatos" is one request; "debajo de la americana" tells what it goes with. */
const isJoined = (
  { understood }: IntentContext,
  before: GarmentReference,
  { start }: GarmentReference,
): boolean =>
  understood.reading.tokens
    .slice(before.end, start)
    .every(({ text, pause }) => !pause && /^(?:[yoeu]|ni|el|la|los|las|otr[oa]s?)$/.test(text));

function askedFor(context: IntentContext): Asked | null {
  const { state, understood, wardrobe } = context;
  const { slots, reading } = understood;
  const isDegree = slots.moods.some((mood) => degrees[mood] !== undefined);
  const isMeant = (one: GarmentReference) =>
    one.stance !== 'told' && (asksAnother(context, one) || (isDegree && ofPart.test(one.text)));
  const [first, ...more] = slots.garments.filter(isMeant);
  if (!first) return null;
  const all = [first];
  for (const one of more) if (isJoined(context, all.at(-1) ?? first, one)) all.push(one);
  const isBeside = (one: GarmentReference) =>
    all.includes(one) ||
    one.stance === 'kept' ||
    one.stance === 'told' ||
    one.garmentIds.some((id) => state.outfits[0]?.garmentIds.includes(id));
  if (!slots.garments.every(isBeside)) return null;
  const look = lookMeant({
    ...context,
    understood: { ...understood, slots: { ...slots, garments: [] } },
  });
  if (!look) return null;
  const isExact = all.some(
    ({ garmentIds: [only, ...more], points }) =>
      points !== 'any' && only !== undefined && more.length === 0 && !look.garmentIds.includes(only),
  );
  const isGraded = reading.tokens.some(({ text }) => graded[text] !== undefined);
  const moods = slots.moods.filter((mood) => !ofChange.has(mood));
  const isTold = moods.every(
    (mood) => needs.has(mood) || mood === 'comfortable' || degrees[mood] !== undefined,
  );
  if (isExact || isGraded || !isTold) return null;
  const worn = wornAt(context, look, all);
  const kinds = new Set(all.flatMap((one) => one.kinds));
  const places = new Set([...kinds].map((kind) => slotsOfKind[kind][0]));
  const [free] = places.size === 1 ? [...places].filter(isOptional) : [];
  const slotAt = worn
    ? place(garmentsByIds(wardrobe, look.garmentIds)).find(({ garment }) => garment === worn)?.slot
    : free;
  if (slotAt === undefined) return null;
  const goesThere = ({ kind }: Garment) =>
    slotAt === 'outer' ? slotsOfKind[kind][0] === slotAt : slotsOfKind[kind].includes(slotAt);
  const isOfSort = reading.tokens.some(
    ({ text }, at) =>
      anew.test(text) && !/^(?:cosa|prenda|opcion|alternativa)s?$/.test(reading.tokens[at + 1]?.text ?? ''),
  );
  const refused = slots.garments.filter((one) => one.stance === 'unwanted' && !all.includes(one));
  const ids = new Set(all.flatMap((one) => one.garmentIds));
  const isOfRefs = ({ id, kind }: Garment) => kinds.has(kind) || ids.has(id);
  const isFree = (one: Garment) =>
    one !== worn &&
    isAtHand(one) &&
    !look.garmentIds.includes(one.id) &&
    goesThere(one) &&
    (isOfRefs(one) || (worn !== undefined && !(isOfSort && isOfRefs(worn)))) &&
    !refused.some((other) => isRefused(other, one)) &&
    !state.wishes.mustAvoid.includes(one.id);
  const isRecoloured = reading.tokens.some(({ text }) => hue.test(text));
  const candidates = wardrobe.filter(
    (one) => isFree(one) && (!isRecoloured || !worn || colourOf(one) !== colourOf(worn)),
  );
  return { look, worn, candidates };
}

export const asksAnotherOfPlace = (context: IntentContext): boolean => {
  const { state, understood, box } = context;
  const { slots, reading } = understood;
  return (
    state.outfits.length > 0 &&
    state.topic !== 'pack' &&
    state.planned === null &&
    state.week.length === 0 &&
    state.wearer.other === null &&
    state.productIds.length === 0 &&
    slots.position === null &&
    (slots.occasion === null || slots.isAside || slots.event === state.day.event) &&
    slots.colours.length + slots.avoidedColours.length === 0 &&
    slots.fabric === null &&
    slots.avoidedFabric === null &&
    slots.temperatureC === null &&
    slots.rain === null &&
    datesIn(reading.tokens, box.today).length === 0 &&
    askedFor(context) !== null
  );
};

/** Applies each filter that leaves at least one piece. */
const meeting = (pieces: readonly Garment[], ...bars: ((one: Garment) => boolean)[]): readonly Garment[] =>
  bars.reduce((left, bar) => (left.some(bar) ? left.filter(bar) : left), pieces);

async function bestOf(
  context: IntentContext,
  { look, worn, candidates }: Asked,
  day: Day,
): Promise<Garment | undefined> {
  const { state, understood, wardrobe, box } = context;
  const moods = [...new Set([...understood.slots.moods, ...state.wishes.moods])];
  const stays = look.garmentIds.filter((id) => id !== worn?.id);
  const seen = new Set(state.shown.flatMap(({ garmentIds }) => garmentIds));
  const formality = (one: Garment) => traitsOf(one).formality;
  const level = worn ? formality(worn) : 0.5;
  const least = Math.min(leastScore, look.aiScore - muchWorse);
  const input = dayInput(day, box);
  const on = {
    isWet: day.rain === true || moods.some((mood) => mood === 'muddy' || mood === 'messy'),
    isDressy: /^(?:party|date|formal)$/.test(input.occasion),
  };
  const plain = garmentsByIds(
    wardrobe,
    suited(
      wardrobe,
      candidates.map(({ id }) => id),
      [],
      garmentsByIds(wardrobe, stays),
      on,
    ),
  );
  const fit = meeting(
    plain,
    (one) => !state.wishes.avoidedColours.some((colour) => wearsColour(one, colour)),
    (one) => !moods.some((mood) => needs.has(mood) && moodEffects[mood].avoids?.(one)),
    (one) =>
      understood.slots.moods.every((mood) => {
        const sign = degrees[mood];
        return sign === undefined || !worn || Math.sign(formality(one) - formality(worn)) === sign;
      }),
    (one) => !understood.slots.moods.includes('comfortable') || !traitsOf(one).heel,
    (one) => !seen.has(one.id),
  )
    .toSorted((a, b) => Math.abs(formality(a) - level) - Math.abs(formality(b) - level))
    .slice(0, mostTried);
  let best: { piece: Garment; score: number } | undefined;
  for (const piece of fit) {
    const request = { ...input, mustInclude: [...stays, piece.id], exactly: true, count: 1 };
    const [outfit] = (await context.use('composeOutfits', request)).outfits;
    if (outfit && outfit.aiScore >= least && (!best || outfit.aiScore > best.score))
      best = { piece, score: outfit.aiScore };
  }
  return best?.piece;
}

export const takeAnotherOfPlace: IntentHandler = async (context): Promise<Reply> => {
  const { state, understood, speaker, box } = context;
  const asked = askedFor(context);
  const day = dayWith(state.day, { ...understood.slots, occasion: null, event: null, purpose: null }, box);
  const best = asked && (await bestOf(context, asked, day));
  if (!asked || !best) {
    const worn = asked?.worn;
    return {
      sentences: [worn ? speaker.say('no-other-piece', { piece: the(worn) }) : speaker.say('no-other')],
      garmentIds: worn ? [worn.id] : [],
      remember: { topic: 'adjust', asked: null },
    };
  }
  const edit = {
    ...structuredClone(noEdit),
    out: asked.worn ? [asked.worn] : [],
    lists: [[best.id]],
    avoid: asked.worn ? [asked.worn.id] : [],
    isOnly: true,
  };
  const plain = { ...understood.slots, garments: [], moods: [], occasion: null, event: null, purpose: null };
  return edited(
    { ...context, understood: { ...understood, onlyAsks: false, slots: plain } },
    asked.look,
    edit,
    day,
  );
};
