import { setTimeout as sleep } from 'node:timers/promises';
import { APICallError, wrapLanguageModel } from 'ai';
import { limits } from '#contract/limits.ts';
import type { Spender } from '#server/trust/level.ts';
import type { Prices } from './config.ts';
import type { Meter } from './meter.ts';
import type { Model } from './models.ts';

type Part = Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never;

/** Reserves the upper bound; settles actual or estimated cost. */
export function meteredModel(
  model: Model,
  { prices, timeoutMs }: { prices: Prices; timeoutMs: number },
  meter: Meter,
  spender: Spender,
): Model {
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v4',
      wrapStream: async ({ model: asked, params }) => {
        const reservation = await meter.setAside(spender, mostCost(params, prices));
        const ask = () =>
          soon(timeoutMs, params.abortSignal, (abortSignal) => asked.doStream({ ...params, abortSignal }));
        const result = await askWithRetry(ask, params.abortSignal).catch(async (error: unknown) => {
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
        const reader = result.stream.getReader();
        const read = async (controller: ReadableStreamDefaultController<Part>) => {
          const { done, value: part } = await reader.read();
          if (done) {
            await brokenOff();
            return controller.close();
          }
          if ('delta' in part) writtenBytes += Buffer.byteLength(part.delta);
          if (part.type === 'finish') {
            const { inputTokens, outputTokens } = part.usage;
            if (inputTokens.total !== undefined && outputTokens.total !== undefined)
              await settle(inputTokens.total * prices.read + outputTokens.total * prices.written);
          }
          controller.enqueue(part);
        };
        // Cheaper than a TransformStream, which is a pair of them.
        const stream = new ReadableStream<Part>(
          {
            pull: (controller) =>
              read(controller).catch(async (error: unknown) => {
                await brokenOff();
                throw error;
              }),
            async cancel(reason) {
              await reader.cancel(reason).catch(() => {});
              await brokenOff();
            },
          },
          { highWaterMark: 0 },
        );
        return { ...result, stream };
      },
    },
  });
}

/** The SDK's timeouts start with the stream. */
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

const usualWaitMillis = 500;
const longestWaitMillis = 8000;

/** Once, after the provider's `retry-after`. */
async function askWithRetry<T>(ask: () => PromiseLike<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const wait = retryDelay(error);
    if (wait === null || signal?.aborted) throw error;
    await sleep(wait, undefined, { ...(signal && { signal }) });
    return ask();
  }
}

/** Milliseconds; null for none. */
function retryDelay(error: unknown, now = Date.now()): number | null {
  if (!APICallError.isInstance(error) || !error.isRetryable) return null;
  const asked = error.responseHeaders?.['retry-after'];
  if (asked === undefined) return usualWaitMillis;
  const millis = /^\d+(\.\d+)?$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - now;
  if (Number.isNaN(millis)) return usualWaitMillis;
  return millis > longestWaitMillis ? null : Math.max(0, millis);
}

type Call = Parameters<Model['doStream']>[0];

const overheadTokens = 200;
/** Spanish prose has about 3.5. */
const usualBytesPerToken = 3;

function sizeOf({ prompt, tools, responseFormat }: Call): { bytes: number; pictures: number } {
  let pictures = 0;
  const picture = () => {
    pictures++;
    return { type: 'file' };
  };
  const told = prompt.map((message) => {
    if (typeof message.content === 'string') return message;
    return { ...message, content: message.content.map((part) => (part.type === 'file' ? picture() : part)) };
  });
  const words = JSON.stringify([told, tools ?? [], responseFormat ?? null]);
  return { bytes: Buffer.byteLength(words), pictures };
}

/** Micro-euros. */
function mostCost(call: Call, prices: Prices): number {
  const { bytes, pictures } = sizeOf(call);
  const read = bytes + pictures * limits.secondLook.imageTokens + overheadTokens;
  return read * prices.read + (call.maxOutputTokens ?? 0) * prices.written;
}

/** Micro-euros. */
function likelyCost(call: Call, writtenBytes: number, prices: Prices): number {
  const { bytes, pictures } = sizeOf(call);
  const read =
    Math.ceil(bytes / usualBytesPerToken) + pictures * limits.secondLook.imageTokens + overheadTokens;
  const written = Math.ceil(writtenBytes / usualBytesPerToken);
  return Math.min(mostCost(call, prices), read * prices.read + written * prices.written);
}
