import { wrapLanguageModel } from 'ai';
import type { Prices } from '../config.ts';
import type { Meter, Talker } from '../meter.ts';
import { askTwice } from './ask-twice.ts';

export type Model = ReturnType<typeof wrapLanguageModel>;
type Call = Parameters<Model['doStream']>[0];
type Part = Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never;

/** Nobody's tokens are shorter than a byte; the rest is how providers wrap messages. */
const overheadTokens = 200;

/** The most that a call can cost, in millionths of a euro. */
export function mostCost({ prompt, tools, maxOutputTokens = 0 }: Call, prices: Prices): number {
  const read = Buffer.byteLength(JSON.stringify([prompt, tools ?? []])) + overheadTokens;
  return read * prices.read + maxOutputTokens * prices.written;
}

/**
 * A model that asks for money before it asks its provider, and gives back what it did not need. Where a provider
 * does not say what it used, all that was set aside counts as spent.
 */
export function meteredModel(
  model: Model,
  { prices, timeoutMs }: { prices: Prices; timeoutMs: number },
  meter: Meter,
  talker: Talker,
): Model {
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v4',
      wrapStream: async ({ model: asked, params }) => {
        const reservation = await meter.setAside(talker, mostCost(params, prices));
        const ask = () =>
          soon(timeoutMs, params.abortSignal, (abortSignal) => asked.doStream({ ...params, abortSignal }));
        const result = await askTwice(ask, params.abortSignal).catch(async (error: unknown) => {
          // Nothing was answered, and nothing is charged.
          await reservation.settle(0);
          throw error;
        });
        const settling = new TransformStream<Part, Part>({
          async transform(part, controller) {
            if (part.type === 'finish') {
              const { inputTokens, outputTokens } = part.usage;
              if (inputTokens.total !== undefined && outputTokens.total !== undefined)
                await reservation.settle(
                  inputTokens.total * prices.read + outputTokens.total * prices.written,
                );
            }
            controller.enqueue(part);
          },
        });
        return { ...result, stream: result.stream.pipeThrough(settling) };
      },
    },
  });
}

/** The SDK watches over a stream once it has begun; until then nobody does. */
async function soon<T>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  begin: (signal: AbortSignal) => PromiseLike<T>,
): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error('the provider was silent for too long')), timeoutMs);
  try {
    return await begin(signal === undefined ? late.signal : AbortSignal.any([signal, late.signal]));
  } finally {
    clearTimeout(timer);
  }
}
