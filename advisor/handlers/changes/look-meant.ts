import type { ShownOutfit } from '../../state.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { datesIn } from '../../understand/told/dates.ts';
import { tokensOf } from '../../words/tokens.ts';
import { garmentsByIds, type IntentContext } from '../handler.ts';
import { inWeek, meant } from '../pointed-at.ts';

export const demonstrative = /^(es[ae]|es[ao]s|est[ae]|est[ao]s|aquel|aquella)$/;

export function lookMeant(context: IntentContext): ShownOutfit | undefined {
  const { state, understood, wardrobe } = context;
  const { slots, reading } = understood;
  const said = meant(context);
  const isOfDay = datesIn(reading.tokens, context.box.today).some(({ date }) =>
    state.week.some((one) => one.date === inWeek(state, date)),
  );
  if (slots.position !== null || isOfDay) return said;
  const ofPlan = namedByPlan(context);
  if (ofPlan) return ofPlan;
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

function namedByPlan({ state, understood }: IntentContext): ShownOutfit | undefined {
  const { tokens } = understood.reading;
  const at = tokens.findIndex(
    ({ text }, index) =>
      text === 'de' && /^(el|la|los|lo|look|conjunto|outfit)$/.test(tokens[index - 1]?.text ?? 'el'),
  );
  if (at < 0 || state.outfits.length < 2) return undefined;
  const said = new Set(
    tokens.slice(at + 1, at + 4).flatMap(({ stem, text }) => (text.length > 3 ? [stem] : [])),
  );
  return state.outfits.find(({ name }) => {
    const [plan, look] = name.split(': ');
    return look !== undefined && plan !== undefined && tokensOf(plan).some(({ stem }) => said.has(stem));
  });
}
