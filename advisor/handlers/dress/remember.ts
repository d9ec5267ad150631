import type { ComposedOutfit } from '#stylist/generate.ts';
import { type DialogueState, withOutfits } from '../../state.ts';
import { dateIn } from '../../understand/told/dates.ts';
import type { IntentContext } from '../handler.ts';

export function rememberOutfits(
  { state, understood, box }: IntentContext,
  outfits: readonly ComposedOutfit[],
  more: Partial<DialogueState>,
  isNew: boolean,
): Partial<DialogueState> {
  const date = dateIn(understood.reading.tokens, box.today) ?? (isNew ? null : state.date);
  return { ...withOutfits(state, outfits, isNew), week: [], focus: [], date, ...more };
}
