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
const vegan = patternOf('vegana|vegano|veganas|veganos');
export const tellsHabit = ({ reading }: Understanding): boolean =>
  occurs(habit, reading.tokens) || occurs(vegan, reading.tokens);
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
  if (!isVegan && !unfit && (onlyAsks || !occurs(habit, reading.tokens))) return before;
  const hides = wardrobe
    .filter(({ fabric }) => fabric === 'leather' || fabric === 'suede')
    .map(({ id }) => id);
  const said = {
    ...slots,
    garments: slots.garments.filter(({ wanted, points }) => !wanted && points === 'any'),
    colours: [],
    fabric: null,
    moods: slots.moods.filter((mood) => ofBody.has(mood)),
  };
  const { wishes } = wishesWith(before, said, wardrobe);
  const out = [...(isVegan ? hides : []), ...(unfit ?? [])];
  return { ...wishes, mustAvoid: [...new Set([...wishes.mustAvoid, ...out])].slice(0, 400) };
}
