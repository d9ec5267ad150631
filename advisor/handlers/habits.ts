import type { Garment } from '#stylist/wardrobe.ts';
import type { Wishes } from '../state.ts';
import { needs } from '../understand/moods.ts';
import type { Understanding } from '../understand/understand.ts';
import { occurs, patternOf } from '../words/pattern.ts';
import { unfitWhileExpecting } from './unfit.ts';
import { wishesWith } from './wishes.ts';

const habit = patternOf(
  'nunca|jamas|no|tampoco [me|lo|la|los|las] uso|llevo|pongo|visto|soporto|aguanto / no [me] puedo|debo|dejan|permiten [ni] llevar|ponerme|usar|poner|vestir / odio|detesto / alergica|alergico|alergia / embarazada / juanete|juanetes|artrosis|artritis|baston|muletas|escayola|ferula / me operaron|operado|opere|dijo el medico / mal de la|las|los|el rodilla|rodillas|espalda|pies|pie|cadera',
);
/** "ya no me cierra ningún vaquero", "estoy de cinco meses": told beside a question as well. */
const ofBodyNow = patternOf(
  'no me cierra|cierran|abrocha|abrochan|entra|entran|sube|suben|cabe|caben / ya no me vale|valen|sirve|sirven / embarazada / estoy de [casi] <number> meses|semanas',
);
const vegan = patternOf('vegana|vegano|veganas|veganos');
export const tellsHabit = ({ reading }: Understanding): boolean =>
  occurs(habit, reading.tokens) || occurs(ofBodyNow, reading.tokens) || occurs(vegan, reading.tokens);
const ofBody: ReadonlySet<string> = new Set([...needs, 'loose']);

/** What holds for every occasion of the conversation: "nunca llevo tacones", "estoy embarazada", "soy vegana". */
export function alwaysWith(
  before: Wishes,
  understanding: Understanding,
  wardrobe: readonly Garment[],
): Wishes {
  const { slots, reading, onlyAsks } = understanding;
  const isVegan = occurs(vegan, reading.tokens);
  // Told with a question, too: "estoy de cinco meses, ¿qué me sirve todavía?"
  const unfit = unfitWhileExpecting(understanding, wardrobe);
  const isOfBody = occurs(ofBodyNow, reading.tokens);
  if (!isVegan && !isOfBody && !unfit && (onlyAsks || !occurs(habit, reading.tokens))) return before;
  const hides = wardrobe
    .filter(({ fabric }) => fabric === 'leather' || fabric === 'suede')
    .map(({ id }) => id);
  const said = {
    ...slots,
    garments: slots.garments
      .filter(({ wanted, points }) => !wanted && (points === 'any' || isOfBody))
      .map((one) => (isOfBody && one.garmentIds.length !== 1 ? { ...one, points: 'any' as const } : one)),
    colours: [],
    fabric: null,
    moods: slots.moods.filter((mood) => ofBody.has(mood)),
  };
  const { wishes } = wishesWith(before, said, wardrobe);
  const out = [...(isVegan ? hides : []), ...(unfit ?? [])];
  return { ...wishes, mustAvoid: [...new Set([...wishes.mustAvoid, ...out])].slice(0, 400) };
}
