import { wordsOf } from '#stylist/language/all.ts';
import type { ChatModel, ChatModelEvent, ChatRequest } from '../chat-model.ts';
import { runTool, type ToolInput, type ToolName, type ToolOutput } from '../tools/table.ts';
import { once } from '../words/once.ts';
import { answerTo } from './choose-answer.ts';
import { earFor } from './hear.ts';
import { libraryOf } from './library.ts';
import type { Context } from './reply.ts';
import { sayer } from './say.ts';
import { type OutlineState, readState } from './state.ts';
import type { OutlineWords } from './words.ts';

function* piecesOf(text: string): Generator<string> {
  for (const [piece] of text.matchAll(/\s*\S+\s*(?:\S+\s*){0,3}/g)) yield piece;
}

/** Builds an advisor that talks in one language, in outline: by words, without a learned model. Deterministic. */
export function outlineModel(words: OutlineWords): ChatModel {
  const ear = once(() => earFor(words));
  const library = once(() => libraryOf(words));
  const engine = wordsOf(words.language);
  return {
    name: 'local',
    async *answer(request: ChatRequest): AsyncGenerator<ChatModelEvent, void, void> {
      const { signal, message } = request;
      const box = { ...request.toolbox, advisor: request.advisor, language: words.language };
      const wardrobe = box.wardrobe ?? [];
      const state = readState(request.state);
      const heard = ear()(message, wardrobe, box.today, state.isMinor);
      const events: ChatModelEvent[] = [];
      const use: Context['use'] = async <N extends ToolName>(tool: N, input: ToolInput<N>) => {
        signal?.throwIfAborted();
        const id = `${state.turn}.${events.length}`;
        events.push({ type: 'tool-call', id, tool, input });
        const output = await runTool(tool, input, box);
        events.push({ type: 'tool-result', id, tool, output });
        return output as ToolOutput<N>;
      };
      const say = sayer(words, box, state.turn);
      const reply = await answerTo({
        words,
        engine,
        library: library(),
        heard,
        state,
        box,
        wardrobe,
        say,
        use,
      });
      yield* events;
      if (reply.outfits && reply.outfits.length > 0) yield { type: 'outfits', outfits: reply.outfits };
      if (reply.garmentIds && reply.garmentIds.length > 0)
        yield { type: 'garments', garmentIds: reply.garmentIds };
      const text = reply.sentences.filter(Boolean).join(' ');
      for (const delta of piecesOf(text)) {
        signal?.throwIfAborted();
        yield { type: 'text', delta };
      }
      const isOver = reply.kind !== 'care';
      const next: OutlineState = {
        ...state,
        isMinor: heard.isMinor,
        ...(isOver && { care: null }),
        ...reply.remember,
        turn: state.turn + 1,
        last: reply.kind,
      };
      yield { type: 'state', state: next };
      yield { type: 'end', text };
    },
  };
}
