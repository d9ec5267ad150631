import type { ColorName } from '#contract/colors.ts';
import { garmentAttributes } from '#contract/garment-attributes.ts';
import { place } from '#stylist/requests/placing.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import { typicalC } from '#stylist/weather/air.ts';
import { momentCalled } from '../../moments/moments.ts';
import type { ShownOutfit } from '../../state.ts';
import { halfway } from '../../understand/asking/halfway.ts';
import { isOfFabric, isOfRefusedPattern, wearsColour } from '../../understand/garments/find-garments.ts';
import { isLacking } from '../../understand/garments/pointing.ts';
import { oppositeOf } from '../../understand/moods.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { the, theList } from '../../voice/names.ts';
import { quote } from '../../voice/phrase.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { dayInput, dayWith } from '../day.ts';
import { dress } from '../dress/dress.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, type Reply } from '../handler.ts';
import { diagnose } from '../opinions/judge.ts';
import { withJudged } from '../referent.ts';
import { refuse } from '../refuse.ts';
import { pack } from '../travel/pack.ts';
import { coatC, coolC, feltC, weatherChange } from '../weather-change.ts';
import { wishesWith } from '../wishes.ts';
import { anotherOutfit } from './another-outfit.ts';
import { alreadyWithout, besideWeather, detailOfOthers, shoesForRain } from './asides.ts';
import { asAimed } from './by-aim.ts';
import { byNeed } from './by-need.ts';
import { editsByTrait } from './by-trait.ts';
import { coatAsked } from './coat-asked.ts';
import { editForWeather } from './edit-for-weather.ts';
import { edited } from './edit-outfit.ts';
import { demonstrative, lookMeant } from './look-meant.ts';
import { editOf } from './read-edit.ts';
import { otherColour, recomposed } from './recompose.ts';
import { withColoured } from './refused-colour.ts';
import { asksForRest, termsOf, within } from './terms.ts';
import { borne, onlyTells } from './told-later.ts';
import { warmPart } from './warm-part.ts';

/** "más abrigadito arriba" asks for warmth, not which top. */
function withoutPlace(context: IntentContext): IntentContext {
  const { slots } = context.understood;
  if (!slots.moods.some((mood) => feltC[mood] !== undefined)) return context;
  const garments = slots.garments.filter(
    ({ text }) => !upperHalf.test(text) && !(text === 'y abajo' && slots.garments.length === 1),
  );
  return { ...context, understood: { ...context.understood, slots: { ...slots, garments } } };
}

const upperHalf = /^(y |algo |por )?(arriba|encima)$/;

/** "¿y si llueve al salir del juzgado?" is still the wedding. */
function underRain(context: IntentContext): IntentContext {
  const { understood, state } = context;
  const { slots, reading } = understood;
  const isSupposed = slots.rain === true && reading.tokens.some(({ text }) => text === 'si');
  if (!isSupposed || slots.occasion === null || state.outfits.length === 0) return context;
  const moods = slots.moods.filter((mood) => mood !== 'wrapped');
  const plan = { occasion: null, event: null, purpose: null };
  return { ...context, understood: { ...understood, slots: { ...slots, ...plan, moods } } };
}

function withOrWithout(context: IntentContext): IntentContext {
  const { slots, reading } = context.understood;
  const isTwin = ({ start, kinds, wanted }: GarmentReference) =>
    !wanted &&
    reading.tokens[start - 1]?.text === 'sin' &&
    reading.tokens[start - 2]?.text === 'o' &&
    slots.garments.some(
      (one) => one.wanted && one.start < start && one.kinds.some((kind) => kinds.includes(kind)),
    );
  const garments = slots.garments.filter((one) => !isTwin(one));
  if (garments.length === slots.garments.length) return context;
  return { ...context, understood: { ...context.understood, slots: { ...slots, garments } } };
}

function withoutKeptHeels(context: IntentContext): IntentContext {
  const { slots } = context.understood;
  const isHeel = ({ wanted, kinds }: GarmentReference) => !wanted && kinds[0] === 'heels';
  const isOfShoes = ({ kinds }: GarmentReference) =>
    kinds.length > 0 && kinds.every((kind) => slotsOfKind[kind].includes('shoes'));
  if (!slots.garments.some(isHeel)) return context;
  const garments = slots.garments.filter((one) => isHeel(one) || one.stance !== 'kept' || !isOfShoes(one));
  return { ...context, understood: { ...context.understood, slots: { ...slots, garments } } };
}

export const adjust: IntentHandler = async (asked) => {
  const aimed = withColoured(asAimed(withoutPlace(withOrWithout(withoutKeptHeels(underRain(asked))))));
  const shown = aimed.state.topic === 'pack' ? undefined : lookMeant(aimed);
  const needed = shown ? byNeed(aimed, shown) : null;
  if (needed && 'sentences' in needed) return needed;
  const given = needed ?? aimed;
  const { state, understood, box, speaker } = given;
  const { slots } = understood;
  if (state.topic === 'pack') return pack(given);
  const current = lookMeant(given);
  const terms = termsOf(given, current?.garmentIds ?? []);
  const context = besideWeather(within(given, terms), current);
  if (current && terms.kept.length > 0 && asksForRest(given))
    return anotherOutfit(context, false, terms.kept);
  if (!current)
    return dress(
      withJudged(context) ?? {
        ...context,
        understood: { ...understood, intent: slots.garments.length > 0 ? 'combine' : 'dress' },
      },
    );
  if (tellsOfOthers(context)) return atEase(context, current);
  const day = dayWith(state.day, slots, box);
  const warmed = (await coatAsked(context, current, day)) ?? (await warmPart(context, current, day));
  if (warmed) return warmed;
  const byTrait = editsByTrait(context, current.garmentIds);
  for (const [at, edit] of (byTrait ?? []).entries()) {
    const reply = await edited(context, current, edit, day);
    if (reply.outfits || edit.named.length > 0 || at === (byTrait ?? []).length - 1) return reply;
  }
  if (byTrait) return heard(context, current, 'none-with');
  const weather = weatherChange(context, day);
  if (weather) {
    const before = state.day.temperatureC ?? typicalC[dayInput(state.day, box).season];
    const isWarmer =
      (weather.temperatureC ?? before) > (slots.moods.includes('cool') ? before : Math.max(before, 20));
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
  const shoes = shoesForRain(context, current);
  if (shoes) return 'sentences' in shoes ? shoes : edited(context, current, shoes, day);
  const isSameEvent = slots.occasion === null || slots.event === state.day.event;
  if (
    !isSameEvent &&
    understood.onlyAsks &&
    slots.garments.length === 0 &&
    occurs(serves, understood.reading.tokens)
  )
    return diagnose(context);
  if (!isSameEvent && !slots.isAside && !understood.onlyAsks && occurs(wantsAnew, understood.reading.tokens))
    return dress({ ...context, understood: { ...understood, intent: 'dress' } });
  const ofOthers = detailOfOthers(context, current);
  if (ofOthers) return ofOthers;
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
  const one = edit && alreadyWithout(context, current, edit);
  if (one) return one;
  const isOfElse =
    edit && edit.absent.length > 0 && edit.named.length + edit.out.length + edit.lists.length === 0;
  if (isOfElse && understood.reading.tokens.some(({ text }) => otherThing.test(text)))
    return anotherOutfit(context, false);
  const isFlat = slots.moods.length === 1 && slots.moods[0] === 'flat-shoes' && isSameEvent;
  const isOfHeels = edit?.absent.every(({ kinds }) => kinds[0] === 'heels') === true;
  if (edit && !(isFlat && isOfHeels && edit.absent.length > 0 && edit.out.length + edit.lists.length === 0))
    return edited(context, current, edit, day);
  if (isFlat) return alreadyFlat(context, current);
  const absentQuality = qualityNotWorn(context, current);
  if (absentQuality !== null)
    return {
      sentences: [speaker.say('not-worn', { what: absentQuality })],
      garmentIds: current.garmentIds,
      remember: { topic: 'adjust', asked: null },
    };
  const [colour] = slots.avoidedColours;
  const isWornColour =
    colour !== undefined &&
    garmentsByIds(context.wardrobe, current.garmentIds).some((one) => wearsColour(one, colour));
  if (
    colour &&
    !isWornColour &&
    slots.moods.length === 0 &&
    isSameEvent &&
    !occurs(otherColour, understood.reading.tokens)
  )
    return without(context, current, colour);
  if (occurs(halfway, understood.reading.tokens) || isMoreOfIt(context)) return another(context);
  const recolours = occurs(otherColour, understood.reading.tokens);
  if (
    slots.when !== null &&
    isSameEvent &&
    !recolours &&
    !onlyTells(context) &&
    slots.moods.length + slots.colours.length === 0
  )
    return another(context);
  const absent = absentThing(context, current);
  if (absent) {
    return {
      sentences: [speaker.say('not-worn', { what: quote(absent) })],
      garmentIds: current.garmentIds,
      remember: { topic: 'adjust', asked: null },
    };
  }
  const kept = onlyTells(context) ? await borne(context, current, day) : null;
  if (kept) return kept;
  return changesSomething(context) ? recomposed(context, current, day) : heard(context, current);
};

/** "el vestido me aprieta, otra cosa", of a look without the dress */
const otherThing = /^(otr[oa]s?|distint[oa]s?|diferentes?)$/;

/** "para la fiesta quiero algo con la blusa burdeos" is for another plan, and leaves this one alone. */
const wantsAnew = patternOf(
  'quiero|quisiera|necesito|dame|hazme|armame|busco|ponme|buscame|dime [me] algo|otro|otra|un|una|lo|ponerme|ir / todo lo contrario / que me pongo|visto',
);

/** "¿y eso sirve para la oficina?" asks for a judgement. */
const serves = patternOf(
  'sirve|sirven|vale|valen|serviria|valdria|funciona|queda|va [bien] para|pa|en|a / puedo ir asi',
);

const changesSomething = ({ understood: { slots, reading } }: IntentContext): boolean =>
  slots.moods.length + slots.colours.length + slots.avoidedColours.length > 0 ||
  slots.garments.some(({ stance }) => stance === 'wanted' || stance === 'unwanted') ||
  slots.avoidedPatterns.length > 0 ||
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

/** "odio las rayas": a refused cloth or pattern that the outfit does not have, where nothing else is asked. */
function qualityNotWorn({ understood, wardrobe }: IntentContext, { garmentIds }: ShownOutfit): string | null {
  const { avoidedFabric, avoidedPatterns, moods, colours, garments, occasion } = understood.slots;
  if (moods.length + colours.length + garments.length > 0 || occasion !== null) return null;
  const pieces = garmentsByIds(wardrobe, garmentIds);
  const { fabric, pattern } = garmentAttributes;
  if (avoidedFabric !== null && !pieces.some((one) => isOfFabric(one, avoidedFabric)))
    return fabric.labels[avoidedFabric].toLowerCase();
  const [avoided] = avoidedPatterns;
  return avoided !== undefined && !pieces.some((one) => isOfRefusedPattern(one, avoidedPatterns))
    ? pattern.labels[avoided].toLowerCase()
    : null;
}

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

/** "¿y si el cliente viene en vaqueros?" */
const tellsOfOthers = ({ understood: { slots, onlyAsks, reading } }: IntentContext): boolean =>
  onlyAsks &&
  slots.garments.length > 0 &&
  slots.garments.every(({ stance, start }) => stance === 'told' && !isLacking(reading.tokens, start));

function atEase({ speaker, wardrobe }: IntentContext, current: ShownOutfit): Reply {
  const removable = place(garmentsByIds(wardrobe, current.garmentIds)).find(
    ({ slot }) => slot === 'mid' || slot === 'tie',
  );
  return {
    sentences: [
      removable
        ? speaker.say('others-dress', { piece: the(removable.garment) })
        : speaker.say('others-dress-plain'),
    ],
    garmentIds: removable ? [removable.garment.id] : current.garmentIds,
    remember: { topic: 'adjust', asked: null },
  };
}

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

const isMoreOfIt = ({ understood, state }: IntentContext): boolean =>
  state.wishes.moods.length > 0 &&
  understood.reading.tokens.every(({ text }) => /^(mas|aun|todavia|un|poco|pelin|y)$/.test(text));

const shortRemark = 3;

const fears = patternOf(
  'tiembl~|temblar|nervi~|panico / me da miedo|cosa|verguenza|corte|pena / me bloque~ / quedarme|quedo|quede en blanco / me preguntan|pregunten * no se / me sale|salga mal|fatal',
);

/** A remark that asks for no change that is understood. */
async function heard(
  { speaker, state, understood, box }: IntentContext,
  current: ShownOutfit,
  line: 'not-changed' | 'none-with' = 'not-changed',
): Promise<Reply> {
  const calming = occurs(fears, understood.reading.tokens) ? momentCalled('nerves') : null;
  if (calming)
    return {
      sentences: [calming[box.advisor]],
      remember: { topic: 'feeling', asked: null, moment: calming.id },
    };
  const { garments } = understood.slots;
  const isPraise = garments.length > 0 && garments.every(({ stance }) => stance === 'kept');
  if (isPraise)
    return {
      sentences: [speaker.say('heard')],
      garmentIds: current.garmentIds,
      remember: { topic: state.topic, asked: null },
    };
  return {
    sentences: [
      speaker.say(understood.reading.tokens.length > shortRemark || line === 'none-with' ? line : 'heard'),
    ],
    garmentIds: current.garmentIds,
    isUnheard: line === 'not-changed',
    remember: { topic: state.topic, asked: null },
  };
}

export const another = async (context: IntentContext, isLess = false): Promise<Reply> => {
  const { state, understood, wardrobe } = context;
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
  const { garments, avoidedColours } = understood.slots;
  if (
    disliked.length === 0 &&
    garments.length + avoidedColours.length > 0 &&
    garments.every(({ stance }) => stance === 'unwanted') &&
    !understood.reading.tokens.some(({ text }) =>
      /^(otr[oa]s?|opcion|distint\w*|diferente|cambi\w*)$/.test(text),
    )
  )
    return adjust(context);
  if (disliked.length > 0) {
    const garments = understood.slots.garments.map((one) =>
      disliked.includes(one)
        ? { ...one, wanted: false, points: one.stance === 'unwanted' ? one.points : ('definite' as const) }
        : one,
    );
    return adjust({ ...context, understood: { ...understood, slots: { ...understood.slots, garments } } });
  }
  const [current] = state.outfits;
  const { moods } = understood.slots;
  // "otra versión más abrigada", "muy de viejo": the same idea, on that side.
  if (moods.length > 0 && !isLess && !occurs(halfway, understood.reading.tokens)) {
    if (current) await refuse(context, current, null);
    return adjust(context);
  }
  const terms = termsOf(context, current?.garmentIds ?? []);
  const bound = within(context, terms);
  return asksForRest(context) && terms.kept.length > 0
    ? anotherOutfit(bound, isLess, terms.kept)
    : anotherOutfit(bound, isLess);
};
