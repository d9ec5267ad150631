import { limits } from '#contract/limits.ts';
import type { Prices } from './config.ts';
import type { Model } from './models.ts';

type Call = Parameters<Model['doStream']>[0];

/** Nobody's tokens are shorter than a byte; the rest is how providers wrap messages. */
const overheadTokens = 200;
/** What a token usually holds, on the careful side: Spanish prose has some three and a half characters. */
const usualBytesPerToken = 3;

/** What a call is made of: the bytes of its words, and its pictures, which are counted by the piece. */
function sizeOf({ prompt, tools, responseFormat }: Call): { bytes: number; pictures: number } {
  let pictures = 0;
  const words = JSON.stringify([prompt, tools ?? [], responseFormat ?? null], (_key, value) => {
    if (typeof value !== 'object' || value?.type !== 'file') return value;
    pictures++;
    return { type: 'file' };
  });
  return { bytes: Buffer.byteLength(words), pictures };
}

/** The most that a call can cost, in millionths of a euro. */
export function mostCost(call: Call, prices: Prices): number {
  const { bytes, pictures } = sizeOf(call);
  const read = bytes + pictures * limits.secondLook.imageTokens + overheadTokens;
  return read * prices.read + (call.maxOutputTokens ?? 0) * prices.written;
}

/** What a call is likely to have cost whose provider did not come to say so. Never more than was set aside. */
export function likelyCost(call: Call, writtenBytes: number, prices: Prices): number {
  const { bytes, pictures } = sizeOf(call);
  const read =
    Math.ceil(bytes / usualBytesPerToken) + pictures * limits.secondLook.imageTokens + overheadTokens;
  const written = Math.ceil(writtenBytes / usualBytesPerToken);
  return Math.min(mostCost(call, prices), read * prices.read + written * prices.written);
}
