import { readFileSync } from 'node:fs';
import type { Advisor } from '#contract/vocabulary.ts';

/** A block of a text file: `## heading`, questions on lines `? one | another`, and fields `name: text`. */
export type Block<Field extends string> = {
  heading: string;
  questions: readonly string[];
  fields: ReadonlyMap<Field, string>;
  /** File and line, for what its reader refuses. */
  place: string;
};

type Figures = Readonly<Record<string, string>>;

/**
 * Blocks of a text, with figures at their names in braces. Blank lines, sections (`# …`) and sources (`source: …`) are for its writers.
 *
 * @throws Error with file and line for anything else
 */
export function parseBlocks<Field extends string>(
  file: string,
  text: string,
  known: readonly Field[],
  figures?: Figures,
): Block<Field>[] {
  const isKnown = (name: string): name is Field => known.some((one) => one === name);
  const blocks: (Block<Field> & { questions: string[]; fields: Map<Field, string> })[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    const end = line.startsWith('#') || line.startsWith('?') ? line.indexOf(' ') : line.indexOf(': ') + 1;
    const [sign, rest] = [line.slice(0, end), line.slice(end + 1)];
    const place = `${file}:${at + 1}`;
    const block = blocks.at(-1);
    const name = sign.slice(0, -1);
    if (line === '' || sign === '#') continue;
    if (rest === '' || rest !== rest.trim()) throw new Error(`${place}: a sign and a text: ${line}`);
    if (sign === '##') blocks.push({ heading: rest, questions: [], fields: new Map(), place });
    else if (sign === '?' && block) block.questions.push(...questionsIn(rest, place));
    else if (isKnown(name) && block?.fields.has(name) === false)
      block.fields.set(name, figures ? filled(rest, figures, place) : rest);
    else if (name !== 'source') throw new Error(`${place}: no line of a block, or one too many: ${line}`);
  }
  return blocks;
}

function questionsIn(text: string, place: string): string[] {
  const questions = text.split(' | ');
  if (questions.some((one) => one === '' || one !== one.trim() || one.includes('|')))
    throw new Error(`${place}: questions with " | " between them: ${text}`);
  return questions;
}

const filled = (text: string, figures: Figures, place: string): string =>
  text.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`${place}: no figure is called ${name}`);
    return figure;
  });

/** @throws Error as `parseBlocks` */
export const blocksIn = <Field extends string>(file: URL, known: readonly Field[], figures?: Figures) =>
  parseBlocks(file.pathname, readFileSync(file, 'utf8'), known, figures);

/**
 * The text of each advisor, or null.
 *
 * @throws Error for a text by one alone
 */
export function textsIn(
  { fields, place }: Block<string>,
  when: '' | ' after' = '',
): Readonly<Record<Advisor, string>> | null {
  const [maya, valentina] = [fields.get(`maya${when}`), fields.get(`valentina${when}`)];
  if (maya !== undefined && valentina !== undefined) return { maya, valentina };
  if (maya === undefined && valentina === undefined) return null;
  throw new Error(`${place}: a text by one advisor alone`);
}

/** The words of a file. */
export const wordsIn = (file: URL): string[] => readFileSync(file, 'utf8').trim().split(/\s+/);
