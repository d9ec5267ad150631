import { isStepCount, type ModelMessage, streamText, type ToolSet, tool } from 'ai';
import { toolsAllowed } from '#advisor/acting.ts';
import type { ChatModel, ChatModelEvent, Said } from '#advisor/chat-model.ts';
import { type Heard, hear } from '#advisor/hear.ts';
import { tableOf, withShown } from '#advisor/state.ts';
import { runTool, type ToolName, tools } from '#advisor/tools/table.ts';
import type { Toolbox } from '#advisor/tools/toolbox.ts';
import { dateOf, inWords } from '#advisor/understand/dates.ts';
import { limits } from '#contract/limits.ts';
import type { Advisor } from '#contract/vocabulary.ts';
import type { ChatConfig, ProviderConfig } from '#server/ai/config.ts';
import type { Meter } from '#server/ai/meter.ts';
import { meteredModel } from '#server/ai/metered-model.ts';
import { modelOf } from '#server/ai/models.ts';
import type { Spender } from '#server/trust/level.ts';
import { instructionsFor } from './instructions.ts';
import { ShortIds } from './short-ids.ts';
import { Spotlight } from './spotlight.ts';
import { describeOutput } from './tool-output.ts';

const longestMillis = 90_000;

export interface RemoteModel extends ChatModel {
  readonly name: ProviderConfig['name'];
  answer(request: Parameters<ChatModel['answer']>[0], correction?: string): ReturnType<ChatModel['answer']>;
}

/** A compatible server replaces both OpenAI (Maya) and Mistral (Valentina). */
export function remoteModelFor(
  advisor: Advisor,
  config: ChatConfig,
  meter: Meter,
  spender: Spender,
): RemoteModel | null {
  const provider = (advisor === 'maya' ? config.openai : config.mistral) ?? config.compatible;
  return provider === undefined ? null : remoteModel(provider, config.timeoutMs, meter, spender);
}

function remoteModel(
  provider: ProviderConfig,
  timeoutMs: number,
  meter: Meter,
  spender: Spender,
): RemoteModel {
  const model = meteredModel(modelOf(provider), { prices: provider.prices, timeoutMs }, meter, spender);
  return {
    name: provider.name,
    async *answer(question, correction): AsyncGenerator<ChatModelEvent, void, void> {
      const { advisor, message, history, signal } = question;
      const heard = hear(message, question.toolbox.wardrobe ?? [], question.state);
      const box: Toolbox = { ...question.toolbox, advisor, table: tableOf(heard.state) };
      const spotlight = new Spotlight(box.wardrobe ?? []);
      const { stream } = streamText({
        model,
        instructions: [instructionsFor(advisor, box.wardrobe === null), todayIs(box), correction]
          .filter(Boolean)
          .join('\n'),
        messages: messagesOf(history, message),
        tools: toolsFor(box, heard, spotlight, signal),
        stopWhen: isStepCount(limits.chat.steps),
        prepareStep: ({ stepNumber }) => (stepNumber === limits.chat.steps - 1 ? { toolChoice: 'none' } : {}),
        maxOutputTokens: limits.chat.answerTokens,
        maxRetries: 0,
        timeout: { totalMs: longestMillis, firstChunkMs: timeoutMs, chunkMs: timeoutMs },
        ...(signal && { abortSignal: signal }),
        // Errors also arrive as parts of the stream.
        onError: () => {},
      });
      let text = '';
      let finished = false;
      for await (const part of stream) {
        switch (part.type) {
          case 'text-delta':
            text += part.text;
            yield { type: 'text', delta: part.text };
            break;
          case 'tool-call':
            yield {
              type: 'tool-call',
              id: part.toolCallId,
              tool: part.toolName as ToolName,
              input: part.input,
            };
            break;
          case 'tool-result': {
            const output = spotlight.seen(part.toolCallId);
            yield { type: 'tool-result', id: part.toolCallId, tool: part.toolName as ToolName, output };
            break;
          }
          case 'finish':
            finished = part.finishReason === 'stop' || part.finishReason === 'length';
            break;
          case 'abort':
            signal?.throwIfAborted();
            throw new Error('the provider was silent for too long');
          case 'error':
            throw part.error;
        }
      }
      signal?.throwIfAborted();
      if (!finished) throw new Error('the answer broke off');
      yield* spotlight.events(text);
      yield { type: 'state', state: withShown(heard.state, spotlight.shown(text)) };
      yield { type: 'end', text };
    },
  };
}

const todayIs = ({ today }: Toolbox): string => `Today is ${inWords(dateOf(today))} of ${today.year}.`;

function toolsFor(
  box: Toolbox,
  heard: Heard,
  spotlight: Spotlight,
  signal: AbortSignal | undefined,
): ToolSet {
  const wardrobe = box.wardrobe ?? [];
  const ids = new ShortIds(wardrobe);
  const allowed = toolsAllowed(heard);
  const offered = Object.entries(tools).filter(([name]) => allowed.has(name as ToolName));
  return Object.fromEntries(
    offered.map(([name, { description, input }]) => [
      name,
      tool({
        description,
        inputSchema: input,
        execute: async (given: unknown, { toolCallId }: { toolCallId: string }) => {
          signal?.throwIfAborted();
          const output = await runTool(
            name as ToolName,
            ids.lengthen(given),
            heard.boxFor(name as ToolName, box),
          );
          spotlight.note(toolCallId, name, output);
          return describeOutput(output, wardrobe, ids);
        },
      }),
    ]),
  );
}

/** Spanish prose has about 3.5 characters a token. */
const charsPerToken = 3;

/** The latest messages that fit, starting with one of the person. */
function messagesOf(history: readonly Said[], message: string): ModelMessage[] {
  let left = limits.chat.historyTokens * charsPerToken;
  const kept: Said[] = [];
  for (const said of history.toReversed()) {
    left -= said.text.length;
    if (left < 0) break;
    kept.unshift(said);
  }
  while (kept[0]?.role === 'advisor') kept.shift();
  return [
    ...kept.map(
      ({ role, text }): ModelMessage => ({ role: role === 'person' ? 'user' : 'assistant', content: text }),
    ),
    { role: 'user', content: message },
  ];
}
