import type { Advisor } from '#contract/vocabulary.ts';
import type { LineKey, Lines } from './lines.ts';
import { maya } from './maya.ts';
import { capitalised, type Part, type Phrase } from './phrase.ts';
import { valentina } from './valentina.ts';

const voices: Readonly<Record<Advisor, Lines>> = { maya, valentina };

export type Values = Readonly<Record<string, number | Part | Phrase>>;

/** One advisor in one turn: says each thing in a way that she has not just used. */
export type Speaker = {
  say(key: LineKey, values?: Values): readonly Part[];
  /** Remembers something else that was just used, such as a reason. */
  note(key: string): void;
  /** What was said, for the next turn to avoid. */
  said(): readonly string[];
};

/** How many sentences an advisor remembers having said. */
const memory = 24;

/** What begins a sentence begins with a capital, also in the middle of what is said. */
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
 * @param before what was said in the turns before, oldest first
 * @param start where to begin among the ways to say something; a conversation keeps its own
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
