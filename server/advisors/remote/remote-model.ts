import type { FastifyBaseLogger } from 'fastify';
import { toolsAllowed } from '#advisor/acting.ts';
import type { ChatModel, ChatModelEvent, Said } from '#advisor/chat-model.ts';
import { hear } from '#advisor/hear.ts';
import { tableOf, withShown } from '#advisor/state.ts';
import { runTool, type ToolName, tools } from '#advisor/tools/table.ts';
import type { Toolbox } from '#advisor/tools/toolbox.ts';
import { addressIn } from '#advisor/understand/told/address.ts';
import { dateOf, inWords } from '#advisor/understand/told/dates.ts';
import { defaultLanguage } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import type { Advisor } from '#contract/vocabulary.ts';
import type { ChatConfig, ProviderConfig } from '#server/ai/config.ts';
import type { Meter } from '#server/ai/meter.ts';
import { meteredModel } from '#server/ai/metered-model.ts';
import { modelOf } from '#server/ai/models.ts';
import type { Spender } from '#server/trust/level.ts';
import { askInSteps } from './ask-in-steps.ts';
import { instructionsFor } from './instructions.ts';
import { ShortIds } from './short-ids.ts';
import { Spotlight } from './spotlight.ts';
import { describeOutput } from './tool-output.ts';

const longestMillis = 90_000;
const toolNames = Object.keys(tools) as ToolName[];

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
  log: FastifyBaseLogger,
): RemoteModel | null {
  const provider = (advisor === 'maya' ? config.openai : config.mistral) ?? config.compatible;
  return provider === undefined ? null : remoteModel(provider, config.timeoutMs, meter, spender, log);
}

function remoteModel(
  provider: ProviderConfig,
  timeoutMs: number,
  meter: Meter,
  spender: Spender,
  log: FastifyBaseLogger,
): RemoteModel {
  const model = meteredModel(modelOf(provider), { prices: provider.prices, timeoutMs }, meter, spender);
  return {
    name: provider.name,
    async *answer(question, correction): AsyncGenerator<ChatModelEvent, void, void> {
      const { advisor, message, history, signal } = question;
      const heard = hear(message, question.toolbox.wardrobe ?? [], question.state);
      const address = addressIn(message, heard.state.address);
      const box: Toolbox = { ...question.toolbox, advisor, table: tableOf(heard.state) };
      const wardrobe = box.wardrobe ?? [];
      const spotlight = new Spotlight(wardrobe);
      const allowed = toolsAllowed(heard);
      const ids = new ShortIds(wardrobe);
      const events = askInSteps({
        model,
        instructions: [
          instructionsFor(advisor, box.wardrobe === null, box.language ?? defaultLanguage, address),
          todayIs(box),
          correction,
        ]
          .filter(Boolean)
          .join('\n'),
        messages: messagesOf(history, message),
        offered: toolNames.filter((name) => allowed.has(name)),
        async run(name, given, callId) {
          signal?.throwIfAborted();
          const output = await runTool(name, ids.lengthen(given), heard.boxFor(name, box));
          spotlight.note(callId, name, output);
          return describeOutput(output, wardrobe, ids);
        },
        stepsMost: limits.chat.steps,
        tokensMost: limits.chat.answerTokens,
        totalMillis: longestMillis,
        silentMillis: timeoutMs,
        signal,
        log,
      });
      let text = '';
      for await (const event of events) {
        if (event.type === 'text') text += event.delta;
        yield event.type === 'tool-result' ? { ...event, output: spotlight.seen(event.id) } : event;
      }
      signal?.throwIfAborted();
      yield* spotlight.events(text);
      yield {
        type: 'state',
        state: withShown({ ...heard.state, address, aim: heard.understood.aim }, spotlight.shown(text)),
      };
      yield { type: 'end', text };
    },
  };
}

const todayIs = ({ today }: Toolbox): string => `Today is ${inWords(dateOf(today))} of ${today.year}.`;

/** Spanish prose has about 3.5 characters a token. */
const charsPerToken = 3;

/** The latest messages that fit, starting with one of the person. */
function messagesOf(history: readonly Said[], message: string) {
  let left = limits.chat.historyTokens * charsPerToken;
  const kept: Said[] = [];
  for (const said of history.toReversed()) {
    left -= said.text.length;
    if (left < 0) break;
    kept.unshift(said);
  }
  while (kept[0]?.role === 'advisor') kept.shift();
  return [
    ...kept.map(({ role, text }) => ({
      role: role === 'person' ? ('user' as const) : ('assistant' as const),
      text,
    })),
    { role: 'user' as const, text: message },
  ];
}
