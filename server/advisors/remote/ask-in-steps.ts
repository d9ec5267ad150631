import { asSchema } from 'ai';
import type { FastifyBaseLogger } from 'fastify';
import { ZodError, type z } from 'zod';
import { type ToolName, tools } from '#advisor/tools/table.ts';
import type { Model } from '#server/ai/models.ts';
import { ApiError } from '#server/platform/errors.ts';

type Asked = Parameters<Model['doStream']>[0];
type Part = Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never;
type Message = Asked['prompt'][number];
type Content = Exclude<Extract<Message, { role: 'assistant' }>['content'], string>;
type Result = Extract<Extract<Message, { role: 'tool' }>['content'][number], { type: 'tool-result' }>;
type Call = Extract<Content[number], { type: 'tool-call' }>;
type FunctionTool = Extract<NonNullable<Asked['tools']>[number], { type: 'function' }>;

export type StepEvent =
  | { type: 'text'; delta: string }
  | { type: 'tool-call'; id: string; tool: ToolName; input: unknown }
  | { type: 'tool-result'; id: string; tool: ToolName };

interface Conversation {
  model: Model;
  instructions: string;
  messages: readonly { role: 'user' | 'assistant'; text: string }[];
  offered: readonly ToolName[];
  run(tool: ToolName, input: unknown, callId: string): Promise<unknown>;
  stepsMost: number;
  tokensMost: number;
  totalMillis: number;
  silentMillis: number;
  signal: AbortSignal | undefined;
  log: FastifyBaseLogger;
}

/**
 * Instead of `streamText`, whose layers cost each word several times what reading it does.
 * @throws what the provider or the reading of its answer throws
 */
export async function* askInSteps(asked: Conversation): AsyncGenerator<StepEvent, void, void> {
  const { model, offered, stepsMost } = asked;
  const prompt: Message[] = [
    { role: 'system', content: asked.instructions },
    ...asked.messages.map(({ role, text }) => ({ role, content: [{ type: 'text' as const, text }] })),
  ];
  const silent = new AbortController();
  const giveUp = () => silent.abort(new Error('the provider was silent for too long'));
  const total = setTimeout(giveUp, asked.totalMillis);
  const abortSignal = asked.signal ? AbortSignal.any([asked.signal, silent.signal]) : silent.signal;
  const descriptions = await Promise.all(offered.map(descriptionOf));
  try {
    for (let step = 1; ; step++) {
      const last = step === stepsMost;
      const { stream } = await model.doStream({
        prompt,
        ...(descriptions.length > 0 && {
          tools: descriptions,
          toolChoice: { type: last ? ('none' as const) : ('auto' as const) },
        }),
        maxOutputTokens: asked.tokensMost,
        abortSignal,
      });
      const said: Content = [];
      const finish = yield* readStep(partsOf(stream, asked.silentMillis, giveUp), said);
      abortSignal.throwIfAborted();
      const calls = said.filter((part) => part.type === 'tool-call');
      if (calls.length === 0 || last) {
        if (finish !== 'stop' && finish !== 'length') throw new Error('the answer broke off');
        return;
      }
      const results: Result[] = [];
      for (const call of calls) {
        const output = await outputOf(asked, call);
        results.push({
          type: 'tool-result',
          toolCallId: call.toolCallId,
          toolName: call.toolName,
          output,
        });
        if (output.type === 'json')
          yield { type: 'tool-result', id: call.toolCallId, tool: call.toolName as ToolName };
      }
      prompt.push({ role: 'assistant', content: said }, { role: 'tool', content: results });
    }
  } finally {
    clearTimeout(total);
  }
}

/** Of the time that the next part takes, not of that in which the reader is busy. */
async function* partsOf(
  stream: ReadableStream<Part>,
  silentMillis: number,
  giveUp: () => void,
): AsyncGenerator<Part, void, void> {
  const reader = stream.getReader();
  let waiting = true;
  const timer = setTimeout(() => (waiting ? giveUp() : timer.refresh()), silentMillis);
  try {
    for (;;) {
      waiting = true;
      timer.refresh();
      const { done, value } = await reader.read();
      waiting = false;
      if (done) return;
      yield value;
    }
  } finally {
    clearTimeout(timer);
    await reader.cancel().catch(() => {});
  }
}

/** @param said receives the parts @returns why the provider finished */
async function* readStep(
  parts: AsyncGenerator<Part>,
  said: Content,
): AsyncGenerator<StepEvent, string | undefined, void> {
  let finish: string | undefined;
  for await (const part of parts) {
    switch (part.type) {
      case 'text-delta':
        if (part.delta === '') break;
        append(said, 'text', part.delta);
        yield { type: 'text', delta: part.delta };
        break;
      case 'reasoning-delta':
        append(said, 'reasoning', part.delta);
        break;
      case 'tool-call': {
        const { toolCallId, toolName, providerMetadata } = part;
        const input = parsed(part.input);
        said.push({
          type: 'tool-call',
          toolCallId,
          toolName,
          input,
          ...(providerMetadata && { providerOptions: providerMetadata }),
        });
        yield { type: 'tool-call', id: toolCallId, tool: toolName as ToolName, input };
        break;
      }
      case 'finish':
        finish = part.finishReason.unified;
        break;
      case 'error':
        throw part.error;
    }
  }
  return finish;
}

function append(said: Content, type: 'text' | 'reasoning', text: string): void {
  const last = said.at(-1);
  if (last?.type === type) last.text += text;
  else said.push({ type, text });
}

function parsed(input: string): unknown {
  try {
    return input.trim() === '' ? {} : JSON.parse(input);
  } catch {
    return input;
  }
}

/** The model gets a fault as the result: one of ours in its words, because those of others quote what they held. */
async function outputOf({ offered, run, signal, log }: Conversation, call: Call): Promise<Result['output']> {
  const { toolName, toolCallId, input } = call;
  const failed = (value: string) => ({ type: 'error-text' as const, value });
  if (!offered.includes(toolName as ToolName)) return failed(`There is no tool ${toolName}.`);
  try {
    const output = await run(toolName as ToolName, input, toolCallId);
    return { type: 'json', value: JSON.parse(JSON.stringify(output ?? null)) };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ApiError || error instanceof ZodError) return failed(error.message);
    log.error({ err: error, tool: toolName }, 'a tool failed');
    return failed('The tool failed.');
  }
}

const descriptions = new Map<ToolName, Promise<FunctionTool>>();

function descriptionOf(name: ToolName): Promise<FunctionTool> {
  const known = descriptions.get(name) ?? presented(name);
  descriptions.set(name, known);
  return known;
}

async function presented(name: ToolName): Promise<FunctionTool> {
  const { description, input }: { description: string; input: z.ZodType } = tools[name];
  return { type: 'function', name, description, inputSchema: await asSchema(input).jsonSchema };
}
