import { limits } from '#contract/limits.ts';
import type { Prices } from './config.ts';
import type { Model } from './models.ts';

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
export function mostCost(call: Call, prices: Prices): number {
  const { bytes, pictures } = sizeOf(call);
  const read = bytes + pictures * limits.secondLook.imageTokens + overheadTokens;
  return read * prices.read + (call.maxOutputTokens ?? 0) * prices.written;
}

/** Micro-euros. */
export function likelyCost(call: Call, writtenBytes: number, prices: Prices): number {
  const { bytes, pictures } = sizeOf(call);
  const read =
    Math.ceil(bytes / usualBytesPerToken) + pictures * limits.secondLook.imageTokens + overheadTokens;
  const written = Math.ceil(writtenBytes / usualBytesPerToken);
  return Math.min(mostCost(call, prices), read * prices.read + written * prices.written);
}
