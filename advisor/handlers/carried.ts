import type { Garment } from '#stylist/wardrobe.ts';
import type { Intent } from '../understand/intents.ts';
import { read } from '../understand/read.ts';
import type { GarmentReference } from '../understand/slots.ts';
import { tokensOf } from '../words/tokens.ts';
import { garmentsByIds, type IntentContext } from './handler.ts';
import { continued } from './knowing/asks-knowledge.ts';
import { referenceTo } from './referent.ts';

const ofShop: ReadonlySet<Intent | null> = new Set(['shop', 'product-fit', 'cart', 'wishes']);

const anyOf = (reference: GarmentReference): GarmentReference => ({
  ...reference,
  stance: 'wanted',
  wanted: true,
  points: 'any',
  start: 0,
  end: 0,
});

/** Returns the subject of the question before: "¿qué es una sobrecamisa?", "¿tengo alguna?" */
function askedBefore({ state, wardrobe }: IntentContext): GarmentReference | null {
  const isOfQuestion = continued.has(state.topic) || state.topic === 'search';
  if (!isOfQuestion || state.question === null) return null;
  const [first] = read(state.question, wardrobe).slots.garments;
  return first ? anyOf(first) : null;
}

function soughtBefore({ state }: IntentContext): GarmentReference | null {
  const { shopping, topic } = state;
  if (!ofShop.has(topic) || !shopping || shopping.text === null || shopping.kinds.length === 0) return null;
  const { kinds, text, colours } = shopping;
  return { ...anyOf(referenceTo([], text)), kinds, colours };
}

export function withSubject(context: IntentContext): IntentContext | null {
  const { understood } = context;
  if (understood.slots.garments.length > 0) return null;
  const subject = soughtBefore(context) ?? askedBefore(context);
  if (!subject) return null;
  const slots = { ...understood.slots, garments: [subject] };
  return { ...context, understood: { ...understood, slots, reading: { ...understood.reading, slots } } };
}

function takenOut({ state, wardrobe }: IntentContext): Garment[] {
  const now = new Set(state.outfits[0]?.garmentIds);
  return state.outfits.length === 0 || !state.previous
    ? []
    : garmentsByIds(wardrobe, state.previous.garmentIds).filter(({ id }) => !now.has(id));
}

export function meantToBuy(context: IntentContext): readonly GarmentReference[] {
  const { state, wardrobe } = context;
  const asked = askedBefore(context);
  if (asked) return [asked];
  const out = takenOut(context);
  const told = out.length > 0 ? out : garmentsByIds(wardrobe, state.focus);
  const [first] = told;
  if (!first || told.some(({ kind }) => kind !== first.kind)) return [];
  const [noun] = tokensOf(first.name);
  return noun ? [anyOf({ ...referenceTo([], noun.text), kinds: [first.kind] })] : [];
}
