import type { Advisor } from '#contract/vocabulary.ts';
import { type LineKey, type Lines, maya } from './maya.ts';
import { capitalised, type Part, type Phrase } from './phrase.ts';
import { valentina } from './valentina.ts';

const voices: Readonly<Record<Advisor, Lines>> = { maya, valentina };

export type Values = Readonly<Record<string, number | Part | Phrase>>;

/** An advisor's voice for one reply, which avoids recently used variants. */
export type Speaker = {
  say(key: LineKey, values?: Values): readonly Part[];
  /** Records something else that was used, such as a reason. */
  note(key: string): void;
  /** Recently used variants, for the next reply. */
  said(): readonly string[];
};

const memory = 24;

/** Fills a template and capitalises sentence starts. */
function fill(template: string, values: Values): Part[] {
  let begins = true;
  return template
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .flatMap((piece) => {
      const name = /^\{(\w+)\}$/.exec(piece)?.[1];
      const parts = name === undefined ? [piece] : partsOf(values[name] ?? '');
      const [first = '', ...rest] = parts;
      const told = begins ? [capitalised(first), ...rest] : parts;
      begins = name === undefined && /([.?!]\s+|¿)$/.test(piece);
      return told;
    });
}

function partsOf(value: Values[string]): readonly Part[] {
  if (typeof value === 'object') return Array.isArray(value) ? value : [value as Part];
  return [String(value)];
}

/**
 * @param before variants used earlier, oldest first
 * @param start offset into the variants, constant for a conversation
 */
export function speakerOf(advisor: Advisor, before: readonly string[], start: number): Speaker {
  const lines = voices[advisor];
  const said = [...before];
  return {
    say(key, values = {}) {
      const ways = lines[key];
      const order = ways.map((_, index) => (start + index) % ways.length);
      const lastUse = (index: number) => said.lastIndexOf(`${key}.${index}`);
      const [chosen = 0] = order.sort((a, b) => lastUse(a) - lastUse(b));
      said.push(`${key}.${chosen}`);
      return fill(ways[chosen] ?? ways[0], values);
    },
    note: (key) => void said.push(key),
    said: () => said.slice(-memory),
  };
}
