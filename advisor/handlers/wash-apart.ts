import type { Garment } from '#stylist/wardrobe.ts';
import type { GarmentReference } from '../understand/slots.ts';
import { clausesOf } from '../words/clauses.ts';
import { occurs, patternOf } from '../words/pattern.ts';
import { garmentsByIds, type IntentContext } from './handler.ts';

/** "el jersey no lo lavé", "los vaqueros siguen sucios" */
export const notWashed = patternOf(
  'no [lo|la|los|las] [he] lave|lavado / sigue|siguen|esta|estan|quedan [aun|todavia] [muy] suci~ / deje|dejo|deja|dejamos|queda|quedan|quedo|quedaron|se [aun|todavia] suci~ / sigue|siguen|esta|estan|quedan sin|por lavar / todavia|aun no [esta|estan] [lavad~|limpi~]',
);

/** "la sudadera no, que se me olvidó", "los vaqueros déjalos sucios": an exception in a clause of its own. */
const excepted =
  /^(?:es[aeo]s? )?(?:no(?: (?:que|por|aun|todavia|se me|me dio|me ha dado|llegue|alcance|lo he|la he|los he|las he)\b|$)|dejal\w+ (?:suci|como|sin|donde))/;
const exceptedBefore = /\b(?:menos|salvo|excepto|quitando)(?: (?:el|la|los|las|mis?|es[aeo]s?))?$/;

/** "lavé las camisas; los vaqueros siguen sucios": what is clean, and what stays to be washed. */
export function washApart(
  context: IntentContext,
): { clean: IntentContext; dirty: readonly Garment[] } | null {
  const { understood, wardrobe } = context;
  const { slots, reading } = understood;
  const clauses = clausesOf(reading.text, reading.tokens);
  const isDirty = (at: number): boolean => {
    const token = reading.tokens[at];
    return clauses.some(({ tokens }) => token && tokens.includes(token) && occurs(notWashed, tokens));
  };
  const isExcepted = ({ start, end }: GarmentReference): boolean => {
    const own = clauses.find(({ tokens }) => tokens.some((one) => one === reading.tokens[start]));
    const said = (from: number, to: number) =>
      reading.tokens
        .slice(from, to)
        .filter((one) => own?.tokens.includes(one))
        .map(({ text }) => text)
        .join(' ');
    return excepted.test(said(end, end + 5)) || exceptedBefore.test(said(Math.max(0, start - 3), start));
  };
  const dirty = slots.garments.filter((one) => isDirty(one.start) || isExcepted(one));
  // "menos los vaqueros", of which one pair is named besides
  const sure = new Set(
    slots.garments.flatMap(({ garmentIds }) => (garmentIds.length === 1 ? garmentIds : [])),
  );
  const left = new Set(
    dirty.flatMap(({ garmentIds }) => {
      const named = garmentIds.filter((id) => sure.has(id));
      return named.length > 0 ? named : garmentIds.slice(0, 1);
    }),
  );
  const clean = slots.garments.filter(
    (one) =>
      !dirty.includes(one) && !(one.garmentIds.length > 0 && one.garmentIds.every((id) => left.has(id))),
  );
  if (dirty.length === 0 || clean.length === 0) return null;
  const isOfDirty = (at: number) =>
    slots.garments.some((one) => {
      const { start, end } = one;
      if (clean.includes(one)) return false;
      const own = clauses.find(({ tokens }) => tokens.some((one) => one === reading.tokens[start]));
      const token = reading.tokens[at];
      const isAlone = clean.every((one) => !own?.tokens.some((word) => word === reading.tokens[one.start]));
      return (
        (at >= start && at < end) ||
        (dirty.includes(one) && isAlone && token !== undefined && own?.tokens.includes(token))
      );
    });
  // Places in the message stay what they are.
  const tokens = reading.tokens.map((token, at) =>
    isDirty(at) || isOfDirty(at) ? { ...token, text: '', stem: '', classes: [] } : token,
  );
  const garments = clean.map((one) => ({ ...one, stance: 'wanted' as const, wanted: true }));
  return {
    clean: {
      ...context,
      understood: { ...understood, slots: { ...slots, garments }, reading: { ...reading, tokens } },
    },
    dirty: garmentsByIds(wardrobe, [...left]),
  };
}
