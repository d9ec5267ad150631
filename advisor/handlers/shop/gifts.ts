import type { Kind } from '#contract/vocabulary.ts';
import { said } from '../acted.ts';
import type { IntentContext } from '../handler.ts';

/** Kinds of which a size need not be known. */
const giftKinds: readonly Kind[] = [
  'scarf',
  'tote',
  'shoulder-bag',
  'clutch',
  'backpack',
  'necklace',
  'earrings',
  'bracelet',
  'watch',
  'tie',
  'beanie',
  'cap',
  'umbrella',
  'sunglasses',
  'socks',
];
const warmGifts: readonly Kind[] = ['scarf', 'beanie', 'gloves', 'socks'];
export const giftsFor = (context: IntentContext): readonly Kind[] => {
  const isMan = said(
    context,
    /^(padre|papa|marido|novio|yerno|hijo|hermano|abuelo|tio|suegro|cunado|jefe|amigo|chico|hombre|esposo|pololo|consuegro|primo|sobrino|nieto|companero|vecino|padrino|profesor)$/,
  );
  const isWoman = said(
    context,
    /^(madre|mama|mujer|novia|nuera|hija|hermana|abuela|tia|suegra|cunada|jefa|amiga|chica|esposa|polola|consuegra|prima|sobrina|nieta|companera|vecina|madrina|profesora|senora)$/,
  );
  const kinds = said(context, /^(friolen|frioler|frio$)/) ? warmGifts : giftKinds;
  return kinds.filter((kind) => !(isMan && womanly.has(kind)) && !(isWoman && kind === 'tie'));
};
const womanly: ReadonlySet<Kind> = new Set([
  'shoulder-bag',
  'clutch',
  'necklace',
  'earrings',
  'bracelet',
  'tote',
]);

/** The shop sells nothing for children. */
export const isForChild = (context: IntentContext): boolean => {
  const { tokens } = context.understood.reading;
  return (
    said(context, /^(bebes?|nin[oa]s?|nen[ea]s?|chiquit[oa]s?|guaguas?)$/) ||
    tokens.some(
      ({ text }, at) => /^([1-9]|1[0-2])$/.test(text) && /^anitos?|anos?$/.test(tokens[at + 1]?.text ?? ''),
    )
  );
};
