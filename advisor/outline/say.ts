import { jitter } from '#stylist/jitter.ts';
import type { Toolbox } from '../tools/toolbox.ts';
import type { Line, LineKey, OutlineWords } from './words.ts';

export type Say = (key: LineKey, values?: Readonly<Record<string, string | number>>) => string;

export function sayer({ lines }: OutlineWords, { advisor, seed }: Toolbox, turn: number): Say {
  const start = Math.floor(jitter(seed, 'outline', advisor) * 12) + turn;
  const waysOf = (line: Line): readonly string[] => ('maya' in line ? line[advisor] : line);
  return (key, values = {}) => {
    const ways = waysOf(lines[key]);
    const way = ways[start % ways.length] ?? '';
    return way.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
