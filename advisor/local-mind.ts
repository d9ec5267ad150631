import { jitter } from '#stylist/jitter.ts';
import { answers } from './answers/answers.ts';
import type { Ask, Reply } from './answers/ask.ts';
import { namesOnlyOwned } from './guard/names-only-owned.ts';
import type { Mind, MindEvent, Turn } from './mind.ts';
import { type DialogueState, readState, settingOf } from './state.ts';
import { runTool, type ToolInput, type ToolName, type ToolOutput } from './tools/table.ts';
import { understand } from './understand/understand.ts';
import { speakerOf } from './voice/speaker.ts';

/** Text in the pieces in which it is sent: a few words at a time. */
function* piecesOf(text: string): Generator<string> {
  for (const [piece] of text.matchAll(/\s*\S+\s*(?:\S+\s*){0,3}/g)) yield piece;
}

const textOf = ({ sentences }: Reply) =>
  sentences
    .filter((sentence): sentence is string => typeof sentence === 'string' && sentence.length > 0)
    .join(' ');

/**
 * The advisor that answers without any key: understands, looks up, answers in Spanish. The same turn always gets
 * the same answer.
 */
export const localMind: Mind = {
  name: 'local',
  async *answer(turn: Turn): AsyncGenerator<MindEvent, void, void> {
    const { toolbox, message, signal } = turn;
    const box = { ...toolbox, advisor: turn.advisor };
    const wardrobe = box.wardrobe ?? [];
    const state = readState(turn.state);
    const understood = understand(message, wardrobe, settingOf(state));
    const start = Math.floor(jitter(box.seed, 'voice', turn.advisor) * 12);
    const speaker = speakerOf(turn.advisor, state.said, start);
    const events: MindEvent[] = [];
    let calls = 0;
    const use: Ask['use'] = async <N extends ToolName>(tool: N, input: ToolInput<N>) => {
      signal?.throwIfAborted();
      const id = `${state.turn}.${calls++}`;
      events.push({ type: 'tool-call', id, tool, input });
      const output = await runTool(tool, input, box);
      events.push({ type: 'tool-result', id, tool, output });
      return output as ToolOutput<N>;
    };
    const ask: Ask = { message, box, wardrobe, state, understood, speaker, use };
    const quotable = [
      ...state.outfits.map(({ name }) => name),
      ...understood.slots.garments.map(({ text }) => text),
      ...understood.slots.colours,
      message.slice(0, 40),
      ...(understood.reading.unknownPlan ? [understood.reading.unknownPlan] : []),
    ];

    let next: DialogueState = { ...state, turn: state.turn + 1 };
    let whole = '';
    let answering: (() => Promise<Reply>) | undefined = () => answers[understood.intent](ask);
    while (answering) {
      const reply: Reply = await answering();
      answering = reply.later;
      yield* events.splice(0);
      const spoken = reply.outfits?.map(({ name }) => name) ?? [];
      let text = textOf(reply);
      // Right by construction, and looked at once more all the same.
      if (!namesOnlyOwned(text, wardrobe, reply.products ?? [], [...quotable, ...spoken]).ok) {
        text = speaker.say('knows-not');
      }
      if (whole && text) text = ` ${text}`;
      whole += text;
      for (const delta of piecesOf(text)) {
        signal?.throwIfAborted();
        yield { type: 'text', delta };
      }
      if (reply.outfits && reply.outfits.length > 0) yield { type: 'outfits', outfits: reply.outfits };
      if (reply.garmentIds && reply.garmentIds.length > 0)
        yield { type: 'garments', garmentIds: reply.garmentIds };
      if (reply.products && reply.products.length > 0) yield { type: 'products', products: reply.products };
      next = { ...next, ...reply.remember };
    }
    yield { type: 'state', state: { ...next, said: [...speaker.said()] } };
    yield { type: 'end', text: whole };
  },
};
