import type { ColorName } from '#contract/colors.ts';
import { limits } from '#contract/limits.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { type DialogueState, type ShownOutfit, sameGarments } from '../state.ts';
import { calledAt, calledBy } from '../understand/asking/elliptical.ts';
import { colourAnswers, nameStems } from '../understand/garments/find-garments.ts';
import { numberOf, positionsIn } from '../understand/numbers.ts';
import type { GarmentReference } from '../understand/slots.ts';
import { type DateSaid, datesIn } from '../understand/told/dates.ts';
import type { Understanding } from '../understand/understand.ts';
import { onOneLine } from '../voice/phrase.ts';
import { agreeing } from './agreeing.ts';
import { dayInput } from './day.ts';
import { garmentsByIds, type IntentContext } from './handler.ts';
import { referenceTo } from './referent.ts';

/**
 * The outfit that a message refers to: "la del martes", or the current one. "El segundo" is the second of those shown
 * together last; after single outfits it counts from the first that this conversation showed.
 */
export function meant({
  state,
  understood,
  box,
}: Pick<IntentContext, 'state' | 'understood' | 'box'>): ShownOutfit | undefined {
  const { position } = understood.slots;
  const said = datesIn(understood.reading.tokens, box.today).map(({ date }) => inWeek(state, date));
  const onDay = state.week.find(({ date }) => said.includes(date));
  if (position === null) return state.outfits[onDay?.outfit ?? 0];
  const lastTurn = state.shown.at(-1)?.turn;
  const together = state.shown.filter(({ turn }) => turn === lastTurn);
  return (together.length > 1 ? together : state.shown).at(position);
}

/** After a week was planned, "el jueves" is the one of that week. */
export function inWeek({ week }: DialogueState, date: string): string {
  if (week.some((planned) => planned.date === date)) return date;
  const weekday = new Date(date).getUTCDay();
  return week.find((planned) => new Date(planned.date).getUTCDay() === weekday)?.date ?? date;
}

/** "ponlo ese viernes": the one that was spoken of. */
export const asTold = ({ state, understood }: IntentContext, { date, at }: DateSaid): string => {
  const isPointed = /^(ese|este|mismo)$/.test(understood.reading.tokens[at - 1]?.text ?? '');
  const isSame = state.date !== null && new Date(state.date).getUTCDay() === new Date(date).getUTCDay();
  return isPointed && isSame && state.date !== null ? state.date : date;
};

const several = /^(ambos|ambas)$/;

/** The outfits that a message refers to: "los dos", "los tres", "el primero y el segundo", else the one meant. */
export function meantTogether(context: IntentContext): ShownOutfit[] {
  const { state, understood } = context;
  const { tokens } = understood.reading;
  const lastTurn = state.shown.at(-1)?.turn;
  const together = state.shown.filter(({ turn }) => turn === lastTurn);
  const shown = together.length > 1 ? together : state.shown;
  const isAll = tokens.some(
    ({ text }, at) =>
      several.test(text) ||
      (/^(dos|tres|todos|todas)$/.test(text) && /^(los|las)$/.test(tokens[at - 1]?.text ?? '')),
  );
  const count = tokens.some(({ text }) => text === 'tres') ? 3 : 2;
  if (isAll && shown.length > 1 && understood.slots.garments.length === 0)
    return tokens.some(({ text }) => /^tod[oa]s$/.test(text)) ? shown.slice(-7) : shown.slice(-count);
  const named = positionsIn(tokens).flatMap((position) => shown.at(position) ?? []);
  if (named.length > 1) return named;
  const one = meant(context);
  return one ? [one] : [];
}

export const moved = ({ state }: IntentContext, outfit: ShownOutfit): ShownOutfit[] =>
  // The days of a week count on its order.
  state.week.length > 0
    ? [...state.outfits]
    : [outfit, ...state.outfits.filter((one) => !sameGarments(one, outfit))];

export function lookInput(
  { state, box }: IntentContext,
  { garmentIds, occasion, season, name }: ShownOutfit,
) {
  const { event, temperatureC, rain } = dayInput(state.day, box);
  const own = [...onOneLine(name.split(': ').at(-1) ?? name)].slice(0, limits.outfit.nameMax).join('');
  return { occasion, season, event, temperatureC, rain, garmentIds, ...(own && { name: own }) };
}

const mostByName = 2;
const ordinary =
  /^(negr|blanc|azul|verde|gris|beige|camel|marron|rayas|lunares|vestir|fiesta|deporte|noche|tacon)/;

/** Of other kinds, "los vaqueros" may be one garment. */
const countable = /^(tops|dresses|outerwear)$/;

export const isExcepted = ({ understood }: IntentContext): boolean =>
  understood.slots.garments.length > 0 &&
  understood.reading.tokens.some(
    ({ text }, at, tokens) =>
      (/^tod[oa]s?$/.test(text) || /^(ech|lav|pon|mand)[a-z]*l[oa]s?$/.test(text)) &&
      tokens.slice(at + 1, at + 8).some((next) => /^(menos|salvo|excepto|quitando)$/.test(next.text)),
  );

const ofSeveral = /^(l[oa]s|es[oa]s|est[oa]s|ell[oa]s|tod[oa]s?|amb[oa]s|\p{L}{3,}(l[oa]s|les))$/u;
const mostMeant = 3;

const exactColour = 2;
const saysColour = (one: Garment, colour: ColorName): boolean =>
  colourAnswers(one, colour, nameStems(one)) >= exactColour;

/** Whether a garment is told by what it is like: "el de hebilla grande", "los azules rotos". */
export const isToldByTrait = ({ understood: { reading, slots } }: IntentContext): boolean =>
  slots.colours.length > 0 ||
  reading.tokens.some(
    ({ text }, at) => /^(el|la|los|las)$/.test(text) && reading.tokens[at + 1]?.text === 'de',
  );

/** Of the garments told last, those that a message without any means: "la segunda", "las dos primeras", "esa". */
export function meantOfTold(context: IntentContext): Garment[] {
  const { understood, state, wardrobe } = context;
  const { tokens } = understood.reading;
  const told = garmentsByIds(wardrobe, state.focus);
  const positions = positionsIn(tokens);
  if (positions.length > 0) return positions.flatMap((position) => told.at(position) ?? []);
  const end = tokens.findIndex(({ text }) => /^(primer|ultim)[oa]s$/.test(text));
  if (end >= 0) {
    const count = [tokens[end - 1], tokens[end + 1]].flatMap((token) => numberOf(token) ?? [])[0] ?? 2;
    return tokens[end]?.text.startsWith('ultim') ? told.slice(-count) : told.slice(0, count);
  }
  if (isToldByTrait(context)) {
    const words = tokens.filter(({ stem }) => stem.length > 3);
    return told.filter(
      (one) =>
        understood.slots.colours.some((colour) => saysColour(one, colour)) ||
        words.some(({ stem }) => nameStems(one).has(stem)),
    );
  }
  // Of those that were offered, one is still to be chosen.
  if (told.length > 1 && state.asked?.what === 'garment') return [];
  const one = agreeing(tokens, told);
  if (one) return [one];
  const isList = state.topic === 'search' || told.length > mostMeant;
  return isList && !tokens.some(({ text }) => ofSeveral.test(text)) ? told.slice(0, 1) : told;
}

/** "… y las chelsea": a piece told by a word of its name alone, beside others. */
export const calledBesides = (
  { slots, reading }: Understanding,
  wardrobe: readonly Garment[],
): GarmentReference[] =>
  slots.garments.length === 0
    ? []
    : reading.tokens.flatMap((token, at) => {
        const isNamed = slots.garments.some(({ start, end }) => at >= start && at < end);
        if (isNamed) return [];
        const [one, ...others] = calledBy(token, wardrobe);
        if (one && others.length === 0)
          return [{ ...referenceTo([one], token.text), start: at, end: at + 1 }];
        const { garments, end } = calledAt(reading.tokens, at, wardrobe);
        const [only, ...more] = garments;
        return only && more.length === 0 ? [{ ...referenceTo([only], token.text), start: at, end }] : [];
      });

/** The garments that a message points at: those to change, and those to choose among. */
export function pointedAt(context: IntentContext): { ids: string[]; unclear: string[] } {
  const { understood, wardrobe } = context;
  const table = meant(context)?.garmentIds ?? [];
  const ids = new Set<string>();
  const unclear: string[] = [];
  const { garments } = understood.slots;
  if (isExcepted(context)) {
    const isLeft = ({ id, kind }: Garment) =>
      garments.some((one) => one.garmentIds.includes(id) || one.kinds.includes(kind));
    return {
      ids: garmentsByIds(wardrobe, table)
        .filter((piece) => !isLeft(piece))
        .map(({ id }) => id),
      unclear,
    };
  }
  if (garments.length === 0) {
    // "marca las chelsea": a word of the name.
    const named = wardrobe.filter((one) =>
      understood.reading.tokens.some(
        ({ text, stem }) => text.length > 4 && !ordinary.test(text) && nameStems(one).has(stem),
      ),
    );
    if (named.length > 0 && named.length <= mostByName) for (const { id } of named) ids.add(id);
  }
  for (const { garmentIds } of calledBesides(understood, wardrobe)) for (const id of garmentIds) ids.add(id);
  for (const { garmentIds, kinds, text, points } of garments) {
    const inFocus = garmentsByIds(wardrobe, context.state.focus).filter(
      ({ id, kind }) => garmentIds.includes(id) || (garmentIds.length !== 1 && kinds.includes(kind)),
    );
    const onTable = garmentsByIds(wardrobe, table).filter(
      ({ id, kind }) => garmentIds.includes(id) || (garmentIds.length !== 1 && kinds.includes(kind)),
    );
    const isMany = /s$/.test(text.split(' ')[0] ?? '') && points !== 'any';
    const all = garmentsByIds(wardrobe, garmentIds);
    if (inFocus.length === 1 && points === 'definite' && garmentIds.length > 1)
      for (const { id } of inFocus) ids.add(id);
    else if (onTable.length > 0 && points === 'definite') for (const { id } of onTable) ids.add(id);
    else if (garmentIds.length <= 1 || (isMany && all.every(({ category }) => countable.test(category))))
      for (const id of garmentIds) ids.add(id);
    else {
      // "ah y la blanca, la camiseta"
      const ofColour = all.filter((one) =>
        understood.slots.colours.some((colour) => saysColour(one, colour)),
      );
      const [only, ...others] = ofColour;
      if (only && others.length === 0) ids.add(only.id);
      else unclear.push(...garmentIds);
    }
  }
  return { ids: [...ids], unclear };
}
