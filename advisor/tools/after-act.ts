import type { Garment } from '#stylist/wardrobe.ts';
import type { ToolInput, ToolName } from './table.ts';

/** The wardrobe as a change of this message leaves it, for what the message asks next. */
export function afterAct<N extends ToolName>(
  wardrobe: readonly Garment[],
  tool: N,
  input: ToolInput<N>,
): readonly Garment[] {
  const ids = 'garmentIds' in input ? (input.garmentIds as readonly string[]) : [];
  const change = (changed: (garment: Garment) => Garment) =>
    wardrobe.map((one) => (ids.includes(one.id) ? changed(one) : one));
  if (tool === 'wearGarments' || tool === 'wearOutfit')
    return change((one) => ({ ...one, timesWorn: one.timesWorn + 1 }));
  if (tool === 'noteDeparture') return wardrobe.filter(({ id }) => !ids.includes(id));
  if (tool === 'noteAbsence' && 'absence' in input)
    return change((one) => ({ ...one, away: input.absence !== null }));
  const washed = 'inLaundry' in input ? input.inLaundry : undefined;
  return tool === 'markGarments' && typeof washed === 'boolean'
    ? change((one) => ({ ...one, inLaundry: washed }))
    : wardrobe;
}
