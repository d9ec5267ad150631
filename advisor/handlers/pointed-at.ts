import type { ShownOutfit } from '../state.ts';
import { datesIn } from '../understand/dates.ts';
import { dayInput } from './day.ts';
import { garmentsByIds, type IntentContext } from './handler.ts';

/** The outfit that a message refers to: "el segundo", "la del martes", or the current one. */
export function meant({ state, understood, box }: IntentContext): ShownOutfit | undefined {
  const { position } = understood.slots;
  const said = new Set(datesIn(understood.reading.tokens, box.today).map(({ date }) => date));
  const onDay = state.week.find(({ date }) => said.has(date));
  if (position === null) return state.outfits[onDay?.outfit ?? 0];
  return state.outfits.at(position);
}

/** The tools' input for an outfit on the table. */
export function lookInput({ state, box }: IntentContext, { garmentIds, occasion, season }: ShownOutfit) {
  const { event, temperatureC, rain } = dayInput(state.day, box);
  return { occasion, season, event, temperatureC, rain, garmentIds };
}

/** Of other kinds, "los vaqueros" may be one garment. */
const countable = /^(tops|dresses|outerwear)$/;

/** The garments that a message points at: those to change, and those to choose among. */
export function pointedAt(context: IntentContext): { ids: string[]; unclear: string[] } {
  const { understood, wardrobe } = context;
  const table = meant(context)?.garmentIds ?? [];
  const ids = new Set<string>();
  const unclear: string[] = [];
  for (const { garmentIds, kinds, text, points } of understood.slots.garments) {
    const onTable = garmentsByIds(wardrobe, table).filter(
      ({ id, kind }) => garmentIds.includes(id) || (garmentIds.length !== 1 && kinds.includes(kind)),
    );
    const isMany = /s$/.test(text.split(' ')[0] ?? '') && points !== 'any';
    const all = garmentsByIds(wardrobe, garmentIds);
    if (onTable.length > 0 && points === 'definite') for (const { id } of onTable) ids.add(id);
    else if (garmentIds.length <= 1 || (isMany && all.every(({ category }) => countable.test(category))))
      for (const id of garmentIds) ids.add(id);
    else unclear.push(...garmentIds);
  }
  return { ids: [...ids], unclear };
}
