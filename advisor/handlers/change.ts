import { type ColorName, colorNames } from '#contract/colors.ts';
import { garmentAttributes } from '#contract/garment-attributes.ts';
import type { Season } from '#contract/vocabulary.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import { colourOf } from '#stylist/language/grammar.ts';
import { place } from '#stylist/requests/placing.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { type Day, type ShownOutfit, sameGarments, type Wishes } from '../state.ts';
import type { ComposeInput } from '../tools/compose.ts';
import { halfway } from '../understand/halfway.ts';
import { type Mood, oppositeOf } from '../understand/moods.ts';
import type { GarmentReference } from '../understand/slots.ts';
import { inOrder, the, theList } from '../voice/names.ts';
import { type Phrase, phrase, quote } from '../voice/phrase.ts';
import { occurs, patternOf } from '../words/pattern.ts';
import { planFollows, weekWith } from './calendar.ts';
import { dayInput, dayWith, purposeIn } from './day.ts';
import { dress, lowered, notQuite, notUnderstood, rememberOutfits } from './dress.ts';
import { type Edit, editForWeather, editOf, garmentsFor, layersFor } from './edits.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, type Reply } from './handler.ts';
import { diagnose } from './judge.ts';
import { goalOf, isBeyond } from './measure.ts';
import { beyond, inTheMiddle, shownIds } from './moves.ts';
import { pack } from './pack.ts';
import { meant, moved } from './pointed-at.ts';
import { refuse } from './refuse.ts';
import { adviceWithout, lookOf, reasonFor, whyPiece } from './tell-outfit.ts';
import { reasonAgainst } from './verdict.ts';
import { coatC, coolC, feltC, usualC, weatherChange } from './weather-change.ts';
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
  loose: 'Más suelto',
  covered: 'Más tapado',
  light: 'En tonos claros',
  dark: 'En tonos oscuros',
  uncreased: 'Sin arrugas',
  'on-foot': 'Para aguantar de pie',
  steady: 'Con paso firme',
  'closed-shoes': 'Con zapato cerrado',
  'free-legs': 'Para moverte a gusto',
  messy: 'Con ropa que puede mancharse',
  windproof: 'A prueba de viento',
  'sweat-proof': 'Sin que se note el sudor',
  layered: 'Por capas',
  new: 'Con lo que menos te pones',
};

const inSeason: Readonly<Record<Season, string>> = {
  spring: 'En primavera',
  summer: 'En verano',
  fall: 'En otoño',
  winter: 'En invierno',
};

/** Describes the change as the start of a sentence. */
function changeOf({ understood, wardrobe }: IntentContext, purpose: string): Phrase {
  const { slots, reading } = understood;
  const [mood] = slots.moods;
  if (mood) return ofMood[mood];
  if (slots.rain) return 'Con lluvia';
  if (slots.rain === false) return 'Sin lluvia';
  if (slots.temperatureC !== null) {
    return slots.temperatureC <= 10
      ? 'Con frío'
      : slots.temperatureC >= 25
        ? 'Con calor'
        : /\d/.test(reading.text)
          ? `A ${slots.temperatureC} grados`
          : 'Por si refresca';
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

/** The outfit that a message changes: the one meant, or the one with the piece pointed at. */
function changed(context: IntentContext): ShownOutfit | undefined {
  const { state, understood, wardrobe } = context;
  const { slots, reading } = understood;
  const said = meant(context);
  if (slots.position !== null) return said;
  const pointed = slots.garments.filter(
    ({ start, wanted, points }) =>
      demonstrative.test(reading.tokens[start - 1]?.text ?? '') || (!wanted && points === 'definite'),
  );
  const shows = (outfit: ShownOutfit, { garmentIds, kinds, colours }: GarmentReference) =>
    garmentsByIds(wardrobe, outfit.garmentIds).some(
      ({ id, kind }) => garmentIds.includes(id) || (kinds.includes(kind) && colours.length === 0),
    );
  return state.outfits.find((outfit) => pointed.some((one) => shows(outfit, one))) ?? said;
}

const demonstrative = /^(es[ae]|es[ao]s|est[ae]|est[ao]s|aquel|aquella)$/;

/** "¿y con algo más cómodo?", "sin la chaqueta", "¿y si llueve?", "¿y los zapatos?" */
export const adjust: IntentHandler = async (context) => {
  const { state, understood, box, speaker } = context;
  const { slots } = understood;
  if (state.topic === 'pack') return pack(context);
  const current = changed(context);
  if (!current)
    return dress({
      ...context,
      understood: { ...understood, intent: slots.garments.length > 0 ? 'combine' : 'dress' },
    });
  const day = dayWith(state.day, slots, box);
  const weather = weatherChange(context, day);
  if (weather) {
    const before = state.day.temperatureC ?? usualC[dayInput(state.day, box).season];
    const isWarmer = (weather.temperatureC ?? before) > Math.max(before, 20);
    // Wind and a cool evening are colder than the same degrees.
    const isColder =
      (weather.temperatureC ?? before) < before ||
      (slots.temperatureC !== null && slots.temperatureC <= coolC && !isWarmer);
    const edit = editForWeather(context, current.garmentIds, {
      rain: slots.rain === true,
      isWarmer,
      isColder,
      isCold: (weather.temperatureC ?? before) < coatC,
    });
    return edited(context, current, edit, weather);
  }
  const isSameEvent = slots.occasion === null || slots.event === state.day.event;
  if (
    !isSameEvent &&
    understood.onlyAsks &&
    slots.garments.length === 0 &&
    occurs(serves, understood.reading.tokens)
  )
    return diagnose(context);
  const edit = isSameEvent || slots.garments.length > 0 ? editOf(context, current.garmentIds) : null;
  // "¿y si me pongo guayabera? Hace 35 grados": the weather counts although the garment is not there.
  const onlyLacks = edit && edit.lacking.length > 0 && edit.out.length + edit.lists.length === 0;
  if (edit && onlyLacks && (slots.temperatureC ?? 0) > 20) {
    const warm = { rain: false, isWarmer: true, isColder: false, isCold: false };
    return edited(
      context,
      current,
      { ...editForWeather(context, current.garmentIds, warm), lacking: edit.lacking },
      day,
    );
  }
  if (edit) return edited(context, current, edit, day);
  const isFlat = slots.moods.length === 1 && slots.moods[0] === 'flat-shoes' && isSameEvent;
  if (isFlat) return alreadyFlat(context, current);
  const [colour] = slots.avoidedColours;
  if (colour && slots.moods.length === 0 && isSameEvent && !occurs(otherColour, understood.reading.tokens))
    return without(context, current, colour);
  if (occurs(halfway, understood.reading.tokens) || isMoreOfIt(context)) return another(context);
  // "¿y mañana?", "y el domingo, que no repita"
  const recolours = occurs(otherColour, understood.reading.tokens);
  if (slots.when !== null && isSameEvent && !recolours && slots.moods.length + slots.colours.length === 0)
    return another(context);
  const absent = absentThing(context, current);
  if (absent) {
    return {
      sentences: [speaker.say('not-worn', { what: quote(absent) })],
      garmentIds: current.garmentIds,
      remember: { topic: 'adjust', asked: null },
    };
  }
  return changesSomething(context) ? recomposed(context, current, day) : heard(context, current);
};

/** "¿y eso sirve para la oficina?" asks for a judgement. */
const serves = patternOf(
  'sirve|sirven|vale|valen|serviria|valdria|funciona|queda|va [bien] para|pa|en|a / puedo ir asi',
);

const changesSomething = ({ understood: { slots, reading } }: IntentContext): boolean =>
  slots.moods.length + slots.colours.length + slots.avoidedColours.length + slots.garments.length > 0 ||
  slots.occasion !== null ||
  slots.season !== null ||
  slots.month !== null ||
  slots.place !== null ||
  slots.when !== null ||
  slots.temperatureC !== null ||
  slots.rain !== null ||
  slots.fabric !== null ||
  slots.avoidedFabric !== null ||
  slots.pattern !== null ||
  occurs(otherColour, reading.tokens);

const otherColour = patternOf('otro|otros color|colores|tono / cambi~ [de] [el] color|colores');

/** "sin volantes": a refused detail that no piece of the outfit is named after. */
function absentThing({ understood, wardrobe }: IntentContext, { garmentIds }: ShownOutfit): string | null {
  const { tokens } = understood.reading;
  const at = tokens.findIndex(({ text }) => text === 'sin');
  const thing = tokens[at + 1];
  if (at < 0 || !thing || thing.text.length < 5 || /[aei]r$/.test(thing.text) || thing.classes.length > 0)
    return null;
  const names = garmentsByIds(wardrobe, garmentIds).map(({ name }) => name.toLowerCase());
  return names.some((name) => name.includes(thing.stem)) ? null : thing.text;
}

/** The shoes are flat already. */
async function alreadyFlat({ speaker, wardrobe }: IntentContext, current: ShownOutfit): Promise<Reply> {
  const shoes = garmentsByIds(wardrobe, current.garmentIds).filter(({ category }) => category === 'shoes');
  return {
    sentences: [speaker.say('flat-already', { piece: theList(shoes) })],
    garmentIds: shoes.map(({ id }) => id),
    remember: { topic: 'adjust', asked: null, focus: shoes.map(({ id }) => id) },
  };
}

/** "menos", after a quality: the other way. */
export const less: IntentHandler = async (context) => {
  const { state, understood } = context;
  const [mood] = state.wishes.moods;
  const back = state.previous && mood ? null : oppositeOf(mood ?? 'elegant');
  if (back === null) return another({ ...context, understood: { ...understood, aim: null } }, true);
  const slots = { ...understood.slots, moods: [back] };
  return adjust({ ...context, understood: { ...understood, slots } });
};

/** A refused colour that the outfit does not have. */
async function without(
  { speaker, state, understood, wardrobe }: IntentContext,
  current: ShownOutfit,
  colour: ColorName,
): Promise<Reply> {
  const { wishes } = wishesWith(state.wishes, understood.slots, wardrobe);
  return {
    sentences: [speaker.say('not-worn', { what: colour })],
    garmentIds: current.garmentIds,
    remember: { topic: 'adjust', wishes, asked: null },
  };
}

/** "más", "un poco más": the quality asked for last, once more. */
const isMoreOfIt = ({ understood, state }: IntentContext): boolean =>
  state.wishes.moods.length > 0 &&
  understood.reading.tokens.every(({ text }) => /^(mas|aun|todavia|un|poco|pelin|y)$/.test(text));

/** Longer ones say more than that they agree. */
const shortRemark = 3;

/** A remark that asks for no change that is understood. */
async function heard({ speaker, state, understood }: IntentContext, current: ShownOutfit): Promise<Reply> {
  return {
    sentences: [speaker.say(understood.reading.tokens.length > shortRemark ? 'not-changed' : 'heard')],
    garmentIds: current.garmentIds,
    remember: { topic: state.topic, asked: null },
  };
}

/** Changes some pieces of an outfit. */
async function edited(context: IntentContext, current: ShownOutfit, edit: Edit, day: Day): Promise<Reply> {
  const { state, understood, wardrobe, speaker } = context;
  const { slots } = understood;
  const pieces = garmentsByIds(wardrobe, current.garmentIds);
  const about = (piece: Garment, others: readonly Garment[]) =>
    speaker.say('piece-named', { piece: the(piece), why: whyPiece(piece, others) });
  const isChange = edit.out.length + edit.lists.length + edit.open.length > 0;
  const lack = edit.lacking[0] && [
    ...speaker.say('unowned', { what: unownedText(edit.lacking) }),
    ...adviceWithout(edit.lacking[0]),
  ];
  const wishes = {
    ...wishesWith(state.wishes, { ...slots, garments: [], colours: [] }, wardrobe).wishes,
    mustAvoid: [...new Set([...state.wishes.mustAvoid, ...edit.avoid])]
      .filter((id) => !edit.wanted.includes(id))
      .slice(0, 400),
    mustInclude: state.wishes.mustInclude.filter((id) => !edit.out.some((piece) => piece.id === id)),
  };
  const remember = { topic: 'adjust' as const, day, wishes, asked: null };
  if (!isChange) {
    const [absent] = edit.absent;
    return {
      sentences: [
        edit.named.length + edit.absent.length === 0 && !lack && speaker.say('not-changed'),
        ...edit.named.map((piece) => about(piece, pieces)),
        lack,
        absent && edit.named.length === 0 && speaker.say('not-worn', { what: quote(absent.text) }),
      ],
      garmentIds: edit.named.map(({ id }) => id),
      remember: {
        ...remember,
        outfits: moved(context, current),
        focus: edit.named.map(({ id }) => id),
      },
    };
  }

  const [none] = edit.lists.filter((list) => list.length === 0);
  if (none && slots.colours[0] && edit.out[0])
    return {
      sentences: [speaker.say('none-in-colour', { colour: slots.colours[0], piece: the(edit.out[0]) })],
      garmentIds: [edit.out[0].id],
      remember,
    };
  const outfit = await compose(context, current, edit, { day, wishes });
  if (!outfit) {
    const [stuck] = edit.out;
    const [added] = garmentsByIds(wardrobe, edit.lists.flat());
    return {
      sentences: [
        lack,
        stuck
          ? speaker.say('no-other-piece', { piece: the(stuck) })
          : added
            ? speaker.say('does-not-fit', { piece: the(added) })
            : speaker.say('no-other'),
      ],
      remember: { ...remember, wishes: { ...wishes, mustAvoid: state.wishes.mustAvoid } },
    };
  }
  const now = garmentsByIds(wardrobe, outfit.garmentIds);
  const came = now.filter(({ id }) => !current.garmentIds.includes(id));
  const left = pieces.filter(({ id }) => !outfit.garmentIds.includes(id));
  const [into] = inOrder(came);
  const kept = edit.returns && came.length === 0 ? (warmest(now) ?? []) : came;
  const focus = kept.map(({ id }) => id);
  const chosen = edit.isChoice ? now.find(({ id }) => edit.lists[0]?.includes(id)) : undefined;
  if (chosen)
    return {
      sentences: [about(chosen, now)],
      outfits: [outfit],
      remember: { ...rememberOutfits(context, [outfit], remember, false), focus: [chosen.id] },
    };
  const against = edit.isQuestion && into ? reasonAgainst(context, into, day, wishes.moods) : null;
  if (into && against)
    return {
      sentences: [speaker.say('verdict-no', { why: against })],
      garmentIds: focus,
      remember: { ...remember, outfits: moved(context, current), focus },
    };
  if (edit.isQuestion && into && outfit.aiScore < current.aiScore - muchWorse) {
    const line = left[0] ? 'may-not' : 'may-not-add';
    return {
      sentences: [speaker.say(line, { piece: the(into), worn: left[0] ? the(left[0]) : '' })],
      garmentIds: focus,
      remember: { ...remember, outfits: moved(context, current), focus },
    };
  }
  const [gone] = left;
  if (gone !== undefined) await refuse(context, current, gone.id);
  const [absent] = edit.absent;
  const told =
    came.length === 0 && left.length === 0
      ? edit.returns && warmest(now)
        ? speaker.say('warm-enough', { piece: theList(warmest(now) ?? []) })
        : speaker.say('still-good', {
            change: changeOf(context, purposeIn(day)),
            look: lookOf(context, outfit),
          })
      : left.filter((piece) => !edit.out.includes(piece)).length > 1 && !edit.returns
        ? speaker.say('remade', { look: lookOf(context, outfit) })
        : left.length === 0
          ? edit.isQuestion && into
            ? speaker.say('may', { piece: the(into) })
            : speaker.say('added', { in: theList(came) })
          : came.length === 0
            ? speaker.say('removed', { out: theList(left) })
            : edit.isQuestion && into
              ? speaker.say('verdict-yes', { piece: the(into), for: purposeIn(day) })
              : speaker.say('swapped', { out: theList(left), in: theList(came) });
  return {
    sentences: [
      ...edit.named.map((piece) => about(piece, now)),
      lack,
      absent && came.length + left.length === 0 && speaker.say('not-worn', { what: quote(absent.text) }),
      told,
      into && came.length === 1 && speaker.say('because', { why: whyPiece(into, now) }),
      notUnderstood(context),
      came.length + left.length > 0 && (await planFollows(context, current, outfit)),
    ],
    outfits: [outfit],
    remember: {
      ...rememberOutfits(context, [outfit], remember, false),
      ...weekWith(context, current, outfit),
      focus,
    },
  };
}

/** Pieces of an outfit that give warmth or keep rain off. */
function warmest(pieces: readonly Garment[]): Garment[] | null {
  const layers = place(pieces).filter(({ slot }) => slot === 'outer' || slot === 'mid');
  return layers.length > 0 ? layers.map(({ garment }) => garment) : null;
}

/** The outfit with an edit; where it does not fit, what is optional gives way. */
async function compose(
  context: IntentContext,
  current: ShownOutfit,
  edit: Edit,
  { day, wishes }: { day: Day; wishes: Wishes },
): Promise<ComposedOutfit | undefined> {
  const { wardrobe, box } = context;
  const { keep, among } = garmentsFor(wardrobe, current.garmentIds, edit, wishes.mustAvoid);
  const request: ComposeInput = {
    ...dayInput(day, box),
    avoidedColours: wishes.avoidedColours,
    moods: wishes.moods.filter((mood) => feltC[mood] === undefined),
    mustAvoid: wishes.mustAvoid.filter((id) => !keep.includes(id)),
    mustInclude: keep,
    oneOfEach: edit.lists
      .filter((list) => list.length > 0)
      .slice(0, 4)
      .map((list) => list.slice(0, 12)),
    among,
    count: 1,
  };
  const [exact] = (await context.use('composeOutfits', request)).outfits;
  const isWarmer = (outfit: ComposedOutfit) =>
    isBeyond(wardrobe, { axis: 'warmth', sign: 1 }, outfit, current);
  // Colder than it was: a layer more, where the engine sees no need.
  if (edit.returns && edit.isColder && !(exact && isWarmer(exact))) {
    const more = layersFor(wardrobe, current.garmentIds);
    const [warmer] =
      more.length > 0
        ? (
            await context.use('composeOutfits', {
              ...request,
              mustInclude: [...current.garmentIds],
              oneOfEach: [more.slice(0, 12)],
              among: [...current.garmentIds, ...more.slice(0, 12)],
            })
          ).outfits
        : [];
    // Without anything warmer the outfit stays, rather than losing its coat.
    if (warmer && isWarmer(warmer)) return warmer;
    const asItIs = { ...request, mustInclude: [...current.garmentIds], among: [...current.garmentIds] };
    return (await context.use('composeOutfits', { ...asItIs, oneOfEach: [] })).outfits[0] ?? exact;
  }
  if (exact) return exact;
  // By their places in the outfit as it was: a sweater is no shirt because the shirt left.
  const main = place(garmentsByIds(wardrobe, current.garmentIds)).filter(
    ({ slot, garment }) =>
      keep.includes(garment.id) && ['base', 'bottom', 'onePiece', 'shoes'].includes(slot),
  );
  const eased = { ...request, mustInclude: main.map(({ garment }) => garment.id) };
  const [without] = (await context.use('composeOutfits', eased)).outfits;
  if (without) return without;
  // Tights are not worn with trousers, and the trousers stay.
  const isAddition = edit.out.length === 0 && edit.open.length === 0;
  if (isAddition) return undefined;
  const [anew] = (await context.use('composeOutfits', { ...request, mustInclude: [], among: null })).outfits;
  return edit.lists.length > 0 ? anew : undefined;
}

/** Composes anew, for other qualities, colours or another plan. */
async function recomposed(context: IntentContext, current: ShownOutfit, day: Day): Promise<Reply> {
  const { state, understood, wardrobe, box, speaker } = context;
  const { wishes: said, unowned } = wishesWith(state.wishes, understood.slots, wardrobe);
  const isRecoloured = occurs(otherColour, understood.reading.tokens);
  const wishes = isRecoloured
    ? { ...said, avoidedColours: [...said.avoidedColours, ...mainColours(context, current)].slice(0, 8) }
    : said;
  const request = {
    ...dayInput(day, box),
    ...wishes,
    notAgain: understood.slots.moods.length > 0 || isRecoloured ? shownIds(context) : [],
    count: 1,
  };
  // A quality that is asked for shows in the main piece.
  const main = place(garmentsByIds(wardrobe, current.garmentIds)).find(
    ({ slot, garment }) =>
      (slot === 'onePiece' || slot === 'base') && !wishes.mustInclude.includes(garment.id),
  );
  const isNewLook = understood.slots.moods.some((mood) => ofMainPiece.has(mood)) && main !== undefined;
  const goal = goalOf(understood.slots.moods);
  const count = goal ? 5 : 1;
  let composed = await context.use(
    'composeOutfits',
    isNewLook
      ? { ...request, mustAvoid: [...wishes.mustAvoid, main.garment.id], count }
      : { ...request, count },
  );
  if (isNewLook && composed.outfits.length === 0)
    composed = await context.use('composeOutfits', { ...request, count });
  const outfit = goal ? await beyond(context, current, goal, request, composed) : composed.outfits[0];
  const remember = { topic: 'adjust' as const, day, wishes, asked: null };
  if (goal && !outfit && composed.outfits.length > 0)
    return {
      sentences: [speaker.say('no-further', { change: changeOf(context, purposeIn(day)) })],
      garmentIds: current.garmentIds,
      remember: { topic: 'adjust', asked: null },
    };
  if (!outfit) {
    const gap = composed.missing[0]?.text;
    return {
      sentences: [speaker.say('no-other'), gap && speaker.say('missing', { text: lowered(gap) })],
      remember: { ...remember, wishes: state.wishes, day: state.day },
    };
  }
  const change = changeOf(context, purposeIn(day));
  const look = lookOf(context, outfit, wishes.mustInclude);
  const same = sameGarments(outfit, current);
  return {
    sentences: [
      unowned.length > 0 && speaker.say('unowned', { what: unownedText(unowned) }),
      notQuite(context, composed, day),
      speaker.say(same ? 'still-good' : 'adjusted', { change, look }),
      !same && reasonFor(context, outfit),
      notUnderstood(context),
      !same && (await planFollows(context, current, outfit)),
    ],
    outfits: [outfit],
    remember: rememberOutfits(context, [outfit], remember, false),
  };
}

/** The colours of the largest piece, which "otro color" replaces. */
function mainColours({ wardrobe }: IntentContext, { garmentIds }: ShownOutfit): ColorName[] {
  const [main] = inOrder(garmentsByIds(wardrobe, garmentIds));
  const colour = main && colourOf(main);
  return colour && colorNames.includes(colour as ColorName) ? [colour as ColorName] : [];
}

const ofMainPiece: ReadonlySet<Mood> = new Set([
  'bold',
  'colourful',
  'modern',
  'feminine',
  'loose',
  'covered',
]);

/** Points from which a change is advised against. */
const muchWorse = 6;

export const another = async (context: IntentContext, isLess = false): Promise<Reply> => {
  const { state, box, speaker, understood, wardrobe } = context;
  if (state.outfits.length === 0)
    return dress({ ...context, understood: { ...understood, intent: 'dress' } });
  const isOnTable = ({ kinds, garmentIds }: GarmentReference) =>
    state.outfits.some((outfit) =>
      garmentsByIds(wardrobe, outfit.garmentIds).some(
        ({ id, kind }) => kinds.includes(kind) || garmentIds.includes(id),
      ),
    );
  const disliked = understood.slots.garments.filter(
    (one) =>
      isOnTable(one) &&
      (!one.wanted || demonstrative.test(understood.reading.tokens[one.start - 1]?.text ?? '')),
  );
  if (disliked.length > 0) {
    const garments = understood.slots.garments.map((one) =>
      disliked.includes(one) ? { ...one, wanted: false, points: 'definite' as const } : one,
    );
    return adjust({ ...context, understood: { ...understood, slots: { ...understood.slots, garments } } });
  }
  const day = dayWith(state.day, understood.slots, box);
  const isMiddle = isLess || occurs(halfway, understood.reading.tokens);
  const before = isMiddle ? { ...state.wishes, moods: state.wishes.moods.slice(1) } : state.wishes;
  const { wishes } = wishesWith(before, understood.slots, wardrobe);
  const middle = isMiddle && (await inTheMiddle(context, day, wishes));
  if (middle)
    return {
      sentences: [speaker.say('halfway', { look: lookOf(context, middle) })],
      outfits: [middle],
      remember: rememberOutfits(context, [middle], { topic: 'another', day, wishes, asked: null }, false),
    };
  const composed = await context.use('composeOutfits', {
    ...dayInput(day, box),
    ...wishes,
    notAgain: shownIds(context),
    count: 1,
  });
  const [outfit] = composed.outfits;
  if (!outfit || state.shown.some((one) => sameGarments(one, outfit)))
    return { sentences: [speaker.say('no-other')], remember: { asked: null } };
  const [current] = state.outfits;
  const isRefused = current !== undefined && !isMiddle && (await refuse(context, current, null));
  return {
    sentences: [
      isRefused && speaker.say('noted'),
      speaker.say(isMiddle ? 'halfway' : 'another', { look: lookOf(context, outfit) }),
      !isRefused && reasonFor(context, outfit),
    ],
    outfits: [outfit],
    remember: rememberOutfits(context, [outfit], { topic: 'another', day, wishes, asked: null }, false),
  };
};
