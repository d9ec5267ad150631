import type { Heard } from './hear.ts';
import { type ToolName, tools } from './tools/table.ts';
import type { Intent } from './understand/intents.ts';

const toolsOf: Readonly<Partial<Record<Intent, readonly ToolName[]>>> = {
  keep: ['keepOutfits', 'planOutfits'],
  wear: ['wearOutfit', 'wearGarments'],
  mark: ['markGarments', 'keepOutfits'],
  plans: ['movePlans', 'swapPlan', 'deletePlans', 'planOutfits'],
  week: ['planOutfits'],
  pack: ['keepOutfits'],
  wishes: ['wishProducts'],
  cart: ['addToCart'],
  undo: ['undoLast'],
  adjust: ['refuseOutfit'],
  another: ['refuseOutfit'],
};

/** An interpretation counts from this share of the best one's score. */
const likely = 0.5;

/**
 * The tools that a message allows: those that change nothing, and those that it asks for in its own words. What a
 * garment is called or a tool answers allows nothing.
 */
export function toolsAllowed({
  understood,
  state,
}: Pick<Heard, 'understood' | 'state'>): ReadonlySet<ToolName> {
  const { intent, ranking, onlyAsks } = understood;
  const best = ranking[0]?.score ?? 0;
  const meant = ranking.filter(({ score }) => score >= best * likely).map((one) => one.intent);
  const agreed = intent === 'yes' && state.asked ? [state.asked.on] : [];
  const asked = onlyAsks || intent === 'distress' ? [] : [...meant, ...agreed];
  const acting = new Set(asked.flatMap((one) => toolsOf[one] ?? []));
  const names = Object.keys(tools) as ToolName[];
  return new Set(names.filter((name) => !tools[name].changes || acting.has(name)));
}
