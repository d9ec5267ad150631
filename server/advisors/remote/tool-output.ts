import { told as toldGarment } from '#advisor/tools/search-garments.ts';
import { limits } from '#contract/limits.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import type { ShortIds } from './short-ids.ts';

const charsPerToken = 3;
const left = new Set(['parts', 'losses', 'tags', 'work', 'proven', 'garmentIds']);
const listMost = 40;
const textMost = 400;
const deepest = 8;

export function describeOutput(
  output: unknown,
  wardrobe: readonly Garment[],
  ids: Pick<ShortIds, 'shorten'>,
): unknown {
  const byId = new Map(wardrobe.map((garment) => [garment.id, garment]));
  const most = limits.chat.toolTokens * charsPerToken;
  for (let lists = listMost; lists >= 1; lists = Math.floor(lists / 2)) {
    const told = ids.shorten(brief(output, byId, lists));
    if ((JSON.stringify(told) ?? '').length <= most) return told ?? null;
  }
  return { tooLong: true };
}

function brief(value: unknown, byId: ReadonlyMap<string, Garment>, lists: number, depth = 0): unknown {
  if (typeof value === 'string') return plain(value);
  if (Array.isArray(value)) return value.slice(0, lists).map((one) => brief(one, byId, lists, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) return null;
  if (isGarment(value)) return brief(toldGarment(value), byId, lists, depth + 1);
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  const kept = entries
    .filter(([key]) => !left.has(String(key)))
    .map(([key, one]): [string, unknown] => [String(key), brief(one, byId, lists, depth + 1)]);
  if ('garmentIds' in value && Array.isArray(value.garmentIds)) {
    const named = value.garmentIds.slice(0, lists).map((id) => nameOf(String(id), byId));
    kept.push(['garments', named]);
  }
  return Object.fromEntries(kept);
}

const nameOf = (id: string, byId: ReadonlyMap<string, Garment>) => ({
  id,
  name: plain(byId.get(id)?.name ?? ''),
});

/** Text must not imitate a turn of the conversation. */
const plain = (text: string): string => text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, textMost);

const isGarment = (value: object): value is Garment =>
  'kind' in value && 'colors' in value && 'timesWorn' in value && 'condition' in value;
