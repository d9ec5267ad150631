import { wrapLanguageModel } from 'ai';
import type { Spender } from '#server/trust/level.ts';
import { askTwice } from './ask-twice.ts';
import type { Prices } from './config.ts';
import { likelyCost, mostCost } from './cost.ts';
import type { Meter } from './meter.ts';
import type { Model } from './models.ts';

type Part = Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never;

/**
 * A model that asks for money before it asks its provider, and gives back what it did not need. An answer
 * that breaks off, for whatever reason, costs what was asked and what had come of it by then.
 */
export function meteredModel(
  model: Model,
  { prices, timeoutMs }: { prices: Prices; timeoutMs: number },
  meter: Meter,
  talker: Spender,
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
        let writtenBytes = 0;
        let settled = false;
        const settle = async (spent: number) => {
          if (settled) return;
          settled = true;
          await reservation.settle(spent);
        };
        const brokenOff = () => settle(likelyCost(params, writtenBytes, prices));
        // Called, too, when either side gives up in the middle; the types of the library do not know it yet.
        const settling: Transformer<Part, Part> & { cancel(): Promise<void> } = {
          async transform(part, controller) {
            if ('delta' in part) writtenBytes += Buffer.byteLength(part.delta);
            if (part.type === 'finish') {
              const { inputTokens, outputTokens } = part.usage;
              if (inputTokens.total !== undefined && outputTokens.total !== undefined)
                await settle(inputTokens.total * prices.read + outputTokens.total * prices.written);
            }
            controller.enqueue(part);
          },
          flush: brokenOff,
          cancel: brokenOff,
        };
        return { ...result, stream: result.stream.pipeThrough(new TransformStream(settling)) };
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
