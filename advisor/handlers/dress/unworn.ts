import { isAccessory, slotsOfKind } from '#stylist/slots.ts';
import type { Wishes } from '../../state.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { garmentsByIds, type IntentContext } from '../handler.ts';

const unworn = patternOf(
  'no|ni [me] haya|hayas|he|tenga usado|llevado|puesto|puesta / no|ni|sin [que] [se] repita|repitas|repetir|repite / otra ropa / otras prendas / nada de lo de|del|mismo / no sea lo mismo / distint~ de|a|al|del lo|la|el|sabado|viernes|domingo',
);

/** "el domingo, algo que no haya usado el sábado": of another plan, what is on the table rests. */
export function withoutWorn({ state, understood, wardrobe }: IntentContext, wishes: Wishes): Wishes {
  const [look] = state.outfits;
  if (!look || understood.slots.occasion === null || !occurs(unworn, understood.reading.tokens))
    return wishes;
  const worn = garmentsByIds(wardrobe, look.garmentIds).filter(({ kind }) => {
    const [slot = 'base'] = slotsOfKind[kind];
    return !isAccessory({ slot }) && slot !== 'outer';
  });
  const out = worn.map(({ id }) => id).filter((id) => !wishes.mustInclude.includes(id));
  return { ...wishes, mustAvoid: [...new Set([...wishes.mustAvoid, ...out])].slice(0, 400) };
}
