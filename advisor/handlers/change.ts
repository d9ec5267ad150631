import { garmentAttributes } from '#contract/garment-attributes.ts';
import type { Season } from '#contract/vocabulary.ts';
import { isAccessory, type Slot, slotsOfKind } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import type { ShownOutfit } from '../state.ts';
import type { ComposeInput } from '../tools/compose.ts';
import type { Mood } from '../understand/moods.ts';
import type { GarmentReference } from '../understand/slots.ts';
import { the } from '../voice/names.ts';
import { type Phrase, phrase } from '../voice/phrase.ts';
import { dayInput, dayWith, purposeIn } from './day.ts';
import { dress, lowered, notQuite, notUnderstood, rememberOutfits } from './dress.ts';
import { garmentsByIds, type IntentContext, type IntentHandler } from './handler.ts';
import { pack } from './pack.ts';
import { lookInput } from './pointed-at.ts';
import { lookOf, reasonFor } from './tell-outfit.ts';
import { unownedText, wishesWith } from './wishes.ts';

const ofMood: Readonly<Record<Mood, string>> = {
  comfortable: 'Más cómodo',
  elegant: 'Más arreglado',
  relaxed: 'Más informal',
  bold: 'Con más atrevimiento',
  discreet: 'Más discreto',
  colourful: 'Con más color',
  warm: 'Con más abrigo',
  cool: 'Más fresco',
  feminine: 'Más delicado',
  modern: 'Más actual',
  'flat-shoes': 'Con zapato plano',
  new: 'Con lo que menos te pones',
};

const inSeason: Readonly<Record<Season, string>> = {
  spring: 'En primavera',
  summer: 'En verano',
  fall: 'En otoño',
  winter: 'En invierno',
};

/** Describes the change as the start of a sentence. */
function changeOf(
  { understood, wardrobe }: IntentContext,
  dropped: readonly string[],
  purpose: string,
): Phrase {
  const { slots } = understood;
  const [mood] = slots.moods;
  const [left] = garmentsByIds(wardrobe, dropped);
  if (left) return phrase`Sin ${the(left)}`;
  if (mood) return ofMood[mood];
  if (slots.rain) return 'Con lluvia';
  if (slots.rain === false) return 'Sin lluvia';
  if (slots.temperatureC !== null) {
    return slots.temperatureC <= 10
      ? 'Con frío'
      : slots.temperatureC >= 25
        ? 'Con calor'
        : `A ${slots.temperatureC} grados`;
  }
  if (slots.avoidedFabric) return `Sin ${garmentAttributes.fabric.labels[slots.avoidedFabric].toLowerCase()}`;
  if (slots.avoidedColours[0]) return `Sin ${slots.avoidedColours[0]}`;
  const refused = slots.garments.find(({ wanted }) => !wanted);
  const [absent] = refused ? garmentsByIds(wardrobe, refused.garmentIds) : [];
  if (absent) return phrase`Sin ${the(absent)}`;
  const worn = slots.garments.find(({ wanted, garmentIds }) => wanted && garmentIds.length > 0);
  const [piece] = worn ? garmentsByIds(wardrobe, worn.garmentIds) : [];
  if (piece) return worn?.garmentIds.length === 1 ? phrase`Con ${the(piece)}` : 'Con eso';
  if (slots.colours[0]) return `En ${slots.colours[0]}`;
  if (slots.occasion) return `Para ${purpose}`;
  if (slots.season) return inSeason[slots.season];
  // The person owns none of the requested garments.
  if (slots.garments.some(({ wanted, garmentIds }) => wanted && garmentIds.length === 0)) return 'Sin eso';
  return 'Con ese cambio';
}

const optional: ReadonlySet<Slot> = new Set(['outer', 'mid']);
const slotOf = ({ kind }: Garment): Slot => slotsOfKind[kind][0] ?? 'base';

/** Whether a garment that is grammatically requested is to be replaced: "con otros zapatos". */
function isToSwap({ understood }: IntentContext, { start, end, wanted }: GarmentReference): boolean {
  const { tokens } = understood.reading;
  const before = tokens[start - 1]?.text ?? '';
  const after = tokens.slice(end, end + 2).map(({ text }) => text);
  return (
    !wanted || /^otr[oa]s?$/.test(before) || (after[0] === 'no' && ['me', 'que'].includes(after[1] ?? ''))
  );
}

/** Pieces of the current outfit to replace, and those to leave out without a replacement. */
function droppedPieces(context: IntentContext, worn: readonly string[]): { ids: string[]; also: string[] } {
  const { wardrobe, understood } = context;
  const ids: string[] = [];
  const also: string[] = [];
  for (const reference of understood.slots.garments) {
    if (!isToSwap(context, reference)) continue;
    const pieces = garmentsByIds(wardrobe, worn).filter(
      ({ kind, id }) => reference.kinds.includes(kind) || reference.garmentIds.includes(id),
    );
    for (const piece of pieces) {
      ids.push(piece.id);
      const bare = !reference.wanted && (optional.has(slotOf(piece)) || isAccessory({ slot: slotOf(piece) }));
      if (bare) also.push(...wardrobe.filter((other) => slotOf(other) === slotOf(piece)).map(({ id }) => id));
    }
  }
  if (understood.slots.moods.includes('flat-shoes'))
    ids.push(...garmentsByIds(wardrobe, worn).flatMap(({ id, kind }) => (kind === 'heels' ? [id] : [])));
  return { ids, also };
}

const dislikes = /^(gust|convenc|encaj|odi|detest|fe[ao]s?$|horribl|asco|espant)/;

/** Teaches the stylist that an outfit, or a piece of it, does not please. */
async function refuse(context: IntentContext, outfit: ShownOutfit, pieceId: string | null): Promise<boolean> {
  const { box, understood } = context;
  const { aim, onlyAsks, reading } = understood;
  const isRefusal =
    aim === 'dislike' ||
    aim === 'dislike-piece' ||
    aim === 'never-propose' ||
    (reading.tokens.some(({ text }) => text === 'no') &&
      reading.tokens.some(({ text }) => dislikes.test(text)));
  if (!isRefusal || onlyAsks || box.act === null) return false;
  const look = lookInput(context, outfit);
  const { done } = await context.use('refuseOutfit', pieceId === null ? look : { ...look, pieceId });
  return done;
}

/** Resolves "ese pantalón" to a piece of the current outfit before the rest of the wardrobe. */
function onTheTable(context: IntentContext): {
  context: IntentContext;
  current: IntentContext['state']['outfits'][number] | undefined;
} {
  const { state, understood, wardrobe } = context;
  const { slots, reading } = understood;
  let [current] = state.outfits;
  const garments = slots.garments.map((reference): GarmentReference => {
    const pointing = reading.tokens[reference.start - 1]?.text ?? '';
    const pointsAtIt = demonstrative.test(pointing) || (!reference.wanted && reference.points === 'definite');
    if (!pointsAtIt) return reference;
    const fits = ({ id, kind }: Garment) =>
      reference.garmentIds.includes(id) || (reference.kinds.includes(kind) && reference.colours.length === 0);
    for (const outfit of state.outfits) {
      const piece = garmentsByIds(wardrobe, outfit.garmentIds).find(fits);
      if (!piece) continue;
      current = outfit;
      return { ...reference, garmentIds: [piece.id] };
    }
    return reference;
  });
  return { context: { ...context, understood: { ...understood, slots: { ...slots, garments } } }, current };
}

const demonstrative = /^(es[ae]|es[ao]s|est[ae]|est[ao]s|aquel|aquella)$/;

/** "¿y con algo más cómodo?", "sin la chaqueta", "¿y si llueve?" */
export const adjust: IntentHandler = async (asked) => {
  const { context, current } = onTheTable(asked);
  const { state, understood, wardrobe, box, speaker } = context;
  const { slots } = understood;
  if (state.topic === 'pack') return pack(context);
  if (!current)
    return dress({
      ...context,
      understood: { ...understood, intent: slots.garments.length > 0 ? 'combine' : 'dress' },
    });

  const day = dayWith(state.day, slots, box);
  const { ids: dropped, also } = droppedPieces(context, current.garmentIds);
  const swapped = slots.garments.filter((reference) => isToSwap(context, reference) && reference.wanted);
  const { wishes, unowned } = wishesWith(
    {
      ...state.wishes,
      mustAvoid: [...state.wishes.mustAvoid, ...dropped, ...also],
      mustInclude: state.wishes.mustInclude.filter((id) => !dropped.includes(id)),
    },
    { ...slots, garments: slots.garments.filter((reference) => !swapped.includes(reference)) },
    wardrobe,
  );
  // "sin tacones", where there are none, changes nothing.
  const isMet = slots.moods.length === 1 && slots.moods[0] === 'flat-shoes' && slots.garments.length === 0;
  const kept =
    dropped.length > 0 || isMet
      ? current.garmentIds.filter((id) => !dropped.includes(id) && !wishes.mustAvoid.includes(id))
      : [];
  const moodOnly = slots.moods.length > 0 && kept.length === 0;
  const request: ComposeInput = {
    ...dayInput(day, box),
    ...wishes,
    mustInclude: [...new Set([...wishes.mustInclude, ...kept])].slice(0, 20),
    notAgain: moodOnly ? state.proposed.map((outfit) => [...outfit]) : [],
    count: 1,
  };
  let composed = await context.use('composeOutfits', request);
  if (composed.outfits.length === 0 && kept.length > 0) {
    composed = await context.use('composeOutfits', { ...request, mustInclude: wishes.mustInclude });
  }
  const [outfit] = composed.outfits;
  const remember = { topic: 'adjust' as const, day, wishes, asked: null };
  if (!outfit) {
    const gap = composed.missing[0]?.text;
    return {
      sentences: [speaker.say('no-other'), gap && speaker.say('missing', { text: lowered(gap) })],
      remember: { ...remember, wishes: state.wishes, day: state.day },
    };
  }
  const change = changeOf(context, dropped, purposeIn(day));
  const fresh = outfit.garmentIds.filter((id) => !current.garmentIds.includes(id));
  const look = lookOf(context, outfit, [...wishes.mustInclude, ...fresh]);
  const [piece] = garmentsByIds(wardrobe, dropped);
  const isRefused = piece !== undefined && (await refuse(context, current, piece.id));
  const same = [...outfit.garmentIds].sort().join() === [...current.garmentIds].sort().join();
  return {
    sentences: [
      isRefused && speaker.say('noted-piece', { piece: the(piece) }),
      unowned.length > 0 && speaker.say('unowned', { what: unownedText(unowned) }),
      notQuite(context, composed, day),
      speaker.say(same ? 'still-good' : 'adjusted', { change, look }),
      !same && !isRefused && reasonFor(context, outfit),
      notUnderstood(context),
    ],
    outfits: [outfit],
    remember: rememberOutfits(context, [outfit], remember, false),
  };
};

export const another: IntentHandler = async (context) => {
  const { state, box, speaker, understood, wardrobe } = context;
  if (state.outfits.length === 0)
    return dress({ ...context, understood: { ...understood, intent: 'dress' } });
  const day = dayWith(state.day, understood.slots, box);
  const { wishes } = wishesWith(state.wishes, understood.slots, wardrobe);
  const composed = await context.use('composeOutfits', {
    ...dayInput(day, box),
    ...wishes,
    notAgain: state.proposed.map((outfit) => [...outfit]),
    count: 1,
  });
  const [outfit] = composed.outfits;
  const known = new Set(state.proposed.map((ids) => [...ids].sort().join()));
  if (!outfit || known.has([...outfit.garmentIds].sort().join()))
    return { sentences: [speaker.say('no-other')], remember: { asked: null } };
  const [current] = state.outfits;
  const isRefused = current !== undefined && (await refuse(context, current, null));
  return {
    sentences: [
      isRefused && speaker.say('noted'),
      speaker.say('another', { look: lookOf(context, outfit) }),
      !isRefused && reasonFor(context, outfit),
    ],
    outfits: [outfit],
    remember: rememberOutfits(context, [outfit], { topic: 'another', day, wishes, asked: null }, false),
  };
};
