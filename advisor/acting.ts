import type { Heard } from './hear.ts';
import { settingOf } from './state.ts';
import { type ToolName, tools } from './tools/table.ts';
import { clausesOf } from './understand/asking/clauses.ts';
import type { Intent } from './understand/intents.ts';
import { changeNoted } from './understand/told/upkeep.ts';
import { type Understanding, understand } from './understand/understand.ts';

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

const meantBy = ({ ranking, onlyAsks }: Understanding): Intent[] => {
  const best = ranking[0]?.score ?? 0;
  return onlyAsks ? [] : ranking.filter(({ score }) => score >= best * likely).map((one) => one.intent);
};

/**
 * The tools that a message allows: those that change nothing, and those that it asks for in its own words. What a
 * garment is called or a tool answers allows nothing.
 */
export function toolsAllowed({
  understood,
  state,
}: Pick<Heard, 'understood' | 'state'>): ReadonlySet<ToolName> {
  const { intent, reading, onlyAsks } = understood;
  const clauses = clausesOf(reading.text);
  const parts = clauses.length > 1 ? clauses.map((clause) => understand(clause, [], settingOf(state))) : [];
  const agreed = intent === 'yes' && state.asked ? [state.asked.on] : [];
  const asked =
    onlyAsks || intent === 'distress' ? [] : [...[understood, ...parts].flatMap(meantBy), ...agreed];
  const noted = onlyAsks || intent === 'distress' ? null : changeNoted(reading.tokens);
  const acting = new Set([...asked.flatMap((one) => toolsOf[one] ?? []), ...(noted === null ? [] : [noted])]);
  const names = Object.keys(tools) as ToolName[];
  return new Set(names.filter((name) => !tools[name].changes || acting.has(name)));
}
