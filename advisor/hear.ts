import type { Garment } from '#stylist/wardrobe.ts';
import { type DialogueState, readState, settingOf } from './state.ts';
import type { ToolName } from './tools/table.ts';
import type { Toolbox } from './tools/toolbox.ts';
import { countryIn } from './understand/country.ts';
import { audienceIn } from './understand/distress.ts';
import { type Understanding, understand } from './understand/understand.ts';
import { suits, wearerIn } from './understand/wearer.ts';

/** A message as every model receives it. */
export type Heard = {
  understood: Understanding;
  /** With the wearer that the message tells. */
  state: DialogueState;
  /** Restricts tools that propose garments to those of the wearer. */
  boxFor(tool: ToolName, box: Toolbox): Toolbox;
};

const composing: ReadonlySet<ToolName> = new Set([
  'composeOutfits',
  'packForTrip',
  'planDays',
  'makeCapsule',
]);

export function hear(message: string, wardrobe: readonly Garment[], kept: unknown): Heard {
  const was = readState(kept);
  const before = { ...was, audience: audienceIn(message, was.audience) };
  const understood = understand(message, wardrobe, settingOf(before));
  const { tokens } = understood.reading;
  const state = {
    ...before,
    wearer: wearerIn(tokens, before.wearer),
    country: countryIn(tokens, before.country),
  };
  const { wearer } = state;
  const named = new Set(
    understood.slots.garments.flatMap(({ garmentIds, wanted }) => (wanted ? garmentIds : [])),
  );
  // The person's wardrobe dresses no one else.
  const suited = wearer.other ? [] : wardrobe.filter((one) => suits(one, wearer) || named.has(one.id));
  return {
    understood,
    state,
    boxFor: (tool, box) => (composing.has(tool) ? { ...box, wardrobe: suited } : box),
  };
}
