import type { z } from 'zod';
import { adviseColour } from './colour.ts';
import {
  compareGarments,
  composeOutfits,
  diagnoseOutfit,
  findGaps,
  makeCapsule,
  packForTrip,
  planDays,
} from './engine.ts';
import {
  deletePlans,
  keepOutfits,
  markGarments,
  movePlans,
  planOutfits,
  refuseOutfit,
  seePlans,
  seeTable,
  swapPlan,
  undoLast,
  wearGarments,
  wearOutfit,
} from './keep.ts';
import { searchKnowledge, seasonTrends } from './knowledge.ts';
import { searchGarments } from './search-garments.ts';
import { addToCart, judgeProduct, searchStore, seeCart, seeWishes, wishProducts } from './store.ts';
import type { Tool } from './tool.ts';
import type { Toolbox } from './toolbox.ts';
import {
  addUpPrices,
  noteAbsence,
  noteDeparture,
  seeInspirations,
  seeSpending,
  seeUpkeep,
} from './upkeep.ts';

export const tools = {
  searchGarments,
  composeOutfits,
  diagnoseOutfit,
  findGaps,
  compareGarments,
  packForTrip,
  planDays,
  makeCapsule,
  searchStore,
  judgeProduct,
  seasonTrends,
  adviseColour,
  searchKnowledge,
  addUpPrices,
  seeTable,
  seePlans,
  seeWishes,
  seeCart,
  seeUpkeep,
  seeSpending,
  seeInspirations,
  keepOutfits,
  planOutfits,
  wearOutfit,
  wearGarments,
  refuseOutfit,
  markGarments,
  noteDeparture,
  noteAbsence,
  movePlans,
  swapPlan,
  deletePlans,
  wishProducts,
  addToCart,
  undoLast,
} as const;

export type ToolName = keyof typeof tools;
export type ToolInput<N extends ToolName> = z.input<(typeof tools)[N]['input']>;
export type ToolOutput<N extends ToolName> = Awaited<ReturnType<(typeof tools)[N]['run']>>;

/**
 * Runs a tool with a person's toolbox.
 * @throws ZodError when the input is invalid
 */
export async function runTool<N extends ToolName>(
  name: N,
  input: unknown,
  box: Toolbox,
): Promise<ToolOutput<N>> {
  const { input: schema, run } = tools[name] as unknown as Tool;
  return (await run(schema.parse(input), box)) as ToolOutput<N>;
}
