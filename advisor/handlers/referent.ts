import { nounOf } from '#stylist/language/es/nouns.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { moodEffects } from '../tools/mood-effects.ts';
import { colourLexicon, fabricLexicon, patternLexicon } from '../understand/garments/garment-words.ts';
import { isOfColour } from '../understand/garments/shades.ts';
import type { GarmentReference } from '../understand/slots.ts';
import { understand } from '../understand/understand.ts';
import { type Annotated, occurs, patternOf } from '../words/pattern.ts';
import { garmentsByIds, type IntentContext } from './handler.ts';

const pointing =
  /^(ell[ao]s?|es[eoa]s?|est[eoa]s?|l[ao]s?|el|mism[ao]s?|primer[ao]?|segund[ao]|tercer[ao]?|ultim[ao]|cuales?)$/;
const pairing = patternOf('con que|q|cual|cuales');
/** "ponme esa mañana": the one told first. */
const verbs = 'ponme|pongo|ponerme|usar|uso|llevar|llevo|con|quiero';
const these = 'esa|ese|eso|esas|esos|esta|este';
const worn = patternOf(`${verbs} ${these} $ / ${verbs} ${these} manana|hoy|el|con|para|y`);
const likeThat = patternOf(
  'uno|una|look|conjunto|outfit|entero|completo * asi|eso $ / asi $ / con eso|todo eso',
);
const finishing = patternOf('lo|la|los|las|eso|esto remato|completo|combino|acompano|termino|cierro|pongo');
const fewest = 3;

/** A garment of the conversation, as if the message named it. */
export const referenceTo = (garments: readonly Garment[], text: string): GarmentReference => ({
  text,
  kinds: [...new Set(garments.map(({ kind }) => kind))],
  item: null,
  colours: [],
  fabric: null,
  pattern: null,
  stance: 'wanted',
  wanted: true,
  points: 'definite',
  garmentIds: garments.map(({ id }) => id),
  start: 0,
  end: 0,
});

const withIt =
  /\bcon (?:es[aeo]s?|est[aeo]s?|ell[ao]s?|l[ao]s? mi[ao]s?|el mio)\b(?! (?:que|look|conjunto|outfit))|\b(?:es[ae]s? mism[oa]s?|(?:el|la) (?:primer[oa]?|segund[oa]|ultim[oa]) de es[oa]s)\b|\bl[oa]s? (?:saco|casas|estreno|pongo|combino|llevo|uso|visto)\b/;
const carriedBy = /^(?:mont|arm|arregl|combin|sac|visti|prepar|plant|pon)[a-z]*?l[oa]s?$/;
const mostTold = 5;

/** The garments that "con ese" and "móntamelo" point at: those told last, else those of the last question. */
function pointedBack({ understood, state, wardrobe }: IntentContext): Garment[] {
  const { slots, reading } = understood;
  const words = reading.tokens.map(({ text }) => text);
  if (state.outfits.length > 0 || slots.garments.some(({ garmentIds }) => garmentIds.length > 0)) return [];
  const asked = understand(state.question ?? '', wardrobe).slots.garments.flatMap(({ garmentIds, wanted }) =>
    wanted ? garmentIds : [],
  );
  const isList = state.focus.length > 0;
  const told = garmentsByIds(wardrobe, isList ? state.focus : asked);
  const pointed = withIt.exec(words.join(' '))?.[0];
  const carried = words.find((word) => carriedBy.test(word));
  if (told.length === 0 || (isList && told.length > mostTold)) return [];
  if (pointed === undefined && (carried === undefined || told.length > 1)) return [];
  if (!isList) return told;
  const one = slots.position === null ? undefined : told.at(slots.position);
  const isPlural = /s$/.test(pointed?.replace(/ de es[oa]s$/, '') ?? '');
  const gender = /as?$/.test(pointed ?? '') ? 'f' : 'm';
  const agreeing = told.find((garment) => {
    const noun = nounOf(garment);
    return noun.gender === gender && noun.plural === isPlural;
  });
  return [one ?? agreeing ?? told[0]].flatMap((garment) => garment ?? []);
}

/** "el de flores", "la negra" among the garments told last. */
function described(tokens: readonly Annotated[], told: readonly Garment[]): Garment[] {
  for (const [at, { text }] of tokens.entries()) {
    if (!/^(el|la|los|las)$/.test(text)) continue;
    const rest = tokens.slice(at + 1, at + 4).filter((token) => token.text !== 'de');
    const pattern = patternLexicon.find(rest)[0]?.meaning;
    const fabric = fabricLexicon.find(rest)[0]?.meaning;
    const colour = colourLexicon.find(rest)[0]?.meaning;
    const found = told.filter(
      (garment) =>
        (pattern !== undefined && garment.pattern === pattern) ||
        (fabric !== undefined && garment.fabric === fabric) ||
        (colour !== undefined && isOfColour(garment, colour)),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** The message with the garments told last, where it names none: "de los dos, ¿cuál?" */
export function withTold(context: IntentContext): IntentContext {
  const { understood, state, wardrobe } = context;
  const told = garmentsByIds(wardrobe, state.focus);
  if (understood.slots.garments.length > 0 || told.length < 2) return context;
  const garments = told.map((one) => referenceTo([one], one.name));
  return { ...context, understood: { ...understood, slots: { ...understood.slots, garments } } };
}

/** "entonces el polo fuera, ¿qué pongo?", after pieces were judged: the others stay. */
export function withJudged(context: IntentContext): IntentContext | null {
  const { understood, state, wardrobe } = context;
  const { slots } = understood;
  if (state.topic !== 'diagnose' || state.outfits.length > 0) return null;
  const isNamed = ({ id, kind }: Garment) =>
    slots.garments.some(({ garmentIds, kinds }) => garmentIds.includes(id) || kinds.includes(kind));
  const judged = garmentsByIds(wardrobe, state.focus);
  // "¿y si vamos a un sitio más fino, qué cambio?": what falls short leaves.
  const fallsShort = (one: Garment) => slots.moods.some((mood) => moodEffects[mood].avoids?.(one));
  const stay = judged.filter((one) => !isNamed(one) && !fallsShort(one));
  const isMeant = ({ id }: Garment) =>
    slots.garments.some(
      ({ garmentIds, wanted }) => wanted && garmentIds.length === 1 && garmentIds[0] === id,
    );
  const leaves = judged.filter((one) => (isNamed(one) && !isMeant(one)) || fallsShort(one));
  if (stay.length === 0) return null;
  const garments = [
    ...stay.map((one) => referenceTo([one], one.name)),
    ...leaves.map((one) => ({ ...referenceTo([one], one.name), stance: 'unwanted' as const, wanted: false })),
    ...slots.garments.filter(({ wanted }) => wanted),
  ];
  return { ...context, understood: { ...understood, intent: 'combine', slots: { ...slots, garments } } };
}

const demonstrative = /^(es[aeo]s?|est[aeo]s?)$/;

/** "¿qué ropa le pongo a ese bolso?", of the one that was just spoken of. */
function pointedAt({ understood, state, wardrobe }: IntentContext): GarmentReference[] | null {
  const { slots, reading, intent } = understood;
  if (intent !== 'combine' || state.outfits.length > 0 || state.focus.length === 0) return null;
  const told = garmentsByIds(wardrobe, state.focus);
  let isFound = false;
  const garments = slots.garments.map((one) => {
    const isThis = demonstrative.test(reading.tokens[one.start - 1]?.text ?? '');
    const [meant] = isThis ? told.filter(({ kind }) => one.kinds.includes(kind)) : [];
    isFound ||= meant !== undefined;
    return meant ? referenceTo([meant], meant.name) : one;
  });
  return isFound ? garments : null;
}

/** The message with the garments of the last list that it points at: "¿y el de flores con qué lo uso?" */
export function withReferent(given: IntentContext): IntentContext {
  const those = pointedAt(given);
  const context = those
    ? { ...given, understood: { ...given.understood, slots: { ...given.understood.slots, garments: those } } }
    : given;
  const { understood, state, wardrobe } = context;
  const { slots, reading } = understood;
  const told = garmentsByIds(wardrobe, state.focus);
  // "hazme uno entero así", after questions on single garments
  if (
    state.outfits.length === 0 &&
    told.length > 1 &&
    occurs(likeThat, reading.tokens) &&
    slots.garments.length === 0
  ) {
    // Garments of one category are alternatives.
    const sorts = [...Map.groupBy(told, ({ category }) => category).values()];
    const garments = sorts.map((ones) => referenceTo(ones, ones[0]?.name ?? ''));
    return { ...context, understood: { ...understood, intent: 'combine', slots: { ...slots, garments } } };
  }
  if (
    state.outfits.length === 0 &&
    told.length > 0 &&
    slots.garments.length > 0 &&
    occurs(finishing, reading.tokens) &&
    slots.garments.every(({ garmentIds }) => garmentIds.length !== 1)
  ) {
    const kept = told.map((one) => referenceTo([one], one.name));
    const garments = [...kept, ...slots.garments];
    return { ...context, understood: { ...understood, intent: 'combine', slots: { ...slots, garments } } };
  }
  const back = pointedBack(context);
  if (back.length > 0) {
    const garments = [referenceTo(back, back[0]?.name ?? ''), ...slots.garments];
    return { ...context, understood: { ...understood, slots: { ...slots, garments } } };
  }
  const isFinished =
    understood.intent === 'combine' &&
    state.topic === 'diagnose' &&
    state.outfits.length === 0 &&
    told.length > 0 &&
    slots.garments.length > 0 &&
    slots.garments.every(({ points }) => points === 'any') &&
    reading.tokens.some(({ text }) => /^l[oa]s?$/.test(text));
  if (isFinished) {
    const garments = [...told.map((one) => referenceTo([one], one.name)), ...slots.garments];
    return { ...context, understood: { ...understood, slots: { ...slots, garments } } };
  }
  const isMarked = state.acted === 'mark' && told.length === 1 && occurs(pairing, reading.tokens);
  const isCombined = understood.intent === 'combine' && slots.garments.length === 0;
  if (state.outfits.length > 0 || !(isMarked || isCombined || state.topic === 'search')) return context;
  if (told.length === 0) return context;
  const isWorn = occurs(worn, reading.tokens);
  if (understood.intent === 'dress' && !isWorn) return context;
  const chosen = described(reading.tokens, told);
  const isPointing = reading.tokens.some(({ text }) => pointing.test(text));
  const named = new Set(slots.garments.flatMap(({ garmentIds }) => garmentIds));
  const meant =
    chosen.length > 0
      ? chosen
      : isMarked ||
          isCombined ||
          (slots.garments.length === 0 && (isWorn || (isPointing && told.length <= fewest)))
        ? told.slice(0, 1)
        : [];
  if (meant.length === 0 || meant.some(({ id }) => named.has(id))) return context;
  const garments = [referenceTo(meant, meant[0]?.name ?? ''), ...slots.garments];
  // The pattern and the cloth described that garment, not the look.
  const own = chosen.length > 0 ? { colours: [], fabric: null, pattern: null } : {};
  return { ...context, understood: { ...understood, slots: { ...slots, ...own, garments } } };
}

const thatColour = patternOf(
  'con|en|de|por ese|esa|eso|este|esta mismo|toque|color|tono|tonito|detalle|matiz|acento / con ese|este [mismo] toque|color|tono|detalle / ese|este toque|tono|color de',
);
const mostTurns = 3;

/** "hágame el conjunto con ese toque", after a colour was spoken of */
export function withSpokenColour(context: IntentContext): IntentContext {
  const { understood, state } = context;
  const { slots, reading } = understood;
  const { spoken } = state;
  if (!spoken || state.turn - spoken.turn > mostTurns || slots.colours.length > 0) return context;
  if (!occurs(thatColour, reading.tokens)) return context;
  return { ...context, understood: { ...understood, slots: { ...slots, colours: spoken.colours } } };
}

const pronoun = /^(lo|la|los|las|eso|esa|ese|esto)$/;

/** "va, ¿y con qué lo combino?": the piece of the look that was asked for, or its main one. */
export function withStar(context: IntentContext): IntentContext {
  const { understood, state, wardrobe } = context;
  const { slots, reading, intent } = understood;
  const [look] = state.outfits;
  if (intent !== 'combine' || !look || slots.garments.length > 0) return context;
  if (!reading.tokens.some(({ text }) => pronoun.test(text))) return context;
  const pieces = garmentsByIds(wardrobe, look.garmentIds);
  const asked = new Set([...state.focus, ...state.wishes.mustInclude]);
  const isOfWish = (one: Garment) => state.wishes.colours.some((colour) => isOfColour(one, colour));
  const star =
    pieces.find(({ id }) => asked.has(id)) ??
    pieces.find(isOfWish) ??
    pieces.find(({ category }) => category === 'dresses') ??
    pieces.find(({ category }) => category === 'tops');
  if (!star) return context;
  const garments = [referenceTo([star], star.name)];
  return { ...context, understood: { ...understood, slots: { ...slots, garments } } };
}
