import type { ToolInput, ToolName, ToolOutput } from '../../tools/table.ts';
import { tellsWear } from '../../understand/learned/intents-learned.ts';
import { garmentsByIds, type IntentContext, type IntentHandler, type Reply } from '../handler.ts';
import { referenceTo } from '../referent.ts';
import { adjust } from './adjust.ts';

const surelyWorn = 0.3;

export const replacingAbsent =
  (handler: IntentHandler): IntentHandler =>
  async (context) => {
    const { state, understood, wardrobe } = context;
    const isOfWear = state.acted === 'wear' || tellsWear(understood.aims) >= surelyWorn;
    if (state.outfits.length === 0 || isOfWear || understood.onlyAsks) return handler(context);
    const away = new Set<string>();
    const use = async <N extends ToolName>(tool: N, input: ToolInput<N>): Promise<ToolOutput<N>> => {
      const output = await context.use(tool, input);
      for (const id of awayBy(tool, input)) away.add(id);
      return output;
    };
    const reply = await handler({ ...context, use });
    const look = state.outfits.find(({ garmentIds }) => garmentIds.some((id) => away.has(id)));
    const pieces = garmentsByIds(wardrobe, look?.garmentIds ?? []).filter(({ id }) => away.has(id));
    if (!look || pieces.length === 0 || reply.outfits || reply.later) return reply;
    return { ...reply, garmentIds: [], later: () => withoutThem(context, reply, look.garmentIds, pieces) };
  };

function awayBy<N extends ToolName>(tool: N, input: ToolInput<N>): readonly string[] {
  const { garmentIds, inLaundry, absence } = input as {
    garmentIds?: readonly string[];
    inLaundry?: boolean;
    absence?: object | null;
  };
  const isAway =
    tool === 'noteDeparture' ||
    (tool === 'markGarments' && inLaundry === true) ||
    (tool === 'noteAbsence' && absence !== null);
  return isAway ? (garmentIds ?? []) : [];
}

async function withoutThem(
  context: IntentContext,
  { remember }: Reply,
  look: readonly string[],
  pieces: ReturnType<typeof garmentsByIds>,
): Promise<Reply> {
  const { state, understood, wardrobe } = context;
  const gone = new Set(pieces.map(({ id }) => id));
  const garments = pieces.map((piece) => ({
    ...referenceTo([piece], piece.name),
    stance: 'unwanted' as const,
    wanted: false,
  }));
  const then = null;
  const slots = { ...understood.slots, garments, occasion: null, event: null, then, moods: [] };
  const outfits = [
    ...state.outfits.filter(({ garmentIds }) => garmentIds.some((id) => look.includes(id) && gone.has(id))),
    ...state.outfits,
  ];
  const reply = await adjust({
    ...context,
    wardrobe: wardrobe.map((one) => (gone.has(one.id) ? { ...one, inLaundry: true } : one)),
    state: { ...state, outfits: [...new Set(outfits)], topic: 'adjust' },
    understood: { ...understood, intent: 'adjust', slots },
  });
  return reply.outfits ? reply : { sentences: reply.sentences, remember: remember ?? {} };
}
