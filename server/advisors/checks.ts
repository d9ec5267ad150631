import type { ChatRequest } from '#advisor/chat-model.ts';
import { namesOnlyOwned } from '#advisor/guard/names-only-owned.ts';
import { readState } from '#advisor/state.ts';
import type { StoreProduct } from '#advisor/tools/toolbox.ts';
import { addressIn } from '#advisor/understand/told/address.ts';
import { everythingInstructed } from './remote/instructions.ts';

const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const wordsInRow = 6;

const rowsOf = (words: readonly string[]): string[] =>
  words
    .slice(0, Math.max(0, words.length - wordsInRow + 1))
    .map((_, at) => words.slice(at, at + wordsInRow).join(' '));

const instructed = new Set(everythingInstructed.split('\n').flatMap((line) => rowsOf(plainWords(line))));

const fold = (text: string) => plainWords(text).join(' ');

export interface ToolMentions {
  products: StoreProduct[];
  names: string[];
}

const leak = 'The answer repeated internal rules. Answer again, about clothes alone.';
const leaks = (words: readonly string[]) => rowsOf(words).some((row) => instructed.has(row));

/** Returns a correction for the model, or null. */
export const findLeak = (text: string): string | null => (leaks(plainWords(text)) ? leak : null);

const openCharsMost = 160;

export class LeakFinder {
  #words: string[] = [];
  #open = '';

  /** Returns a correction for the model, or null. */
  add(delta: string): string | null {
    const text = this.#open + delta;
    const end = text.length > openCharsMost ? text.length : text.search(/\S*$/);
    this.#open = text.slice(end);
    const complete = [...this.#words, ...plainWords(text.slice(0, end))];
    this.#words = complete.slice(1 - wordsInRow);
    return leaks([...complete, ...plainWords(this.#open)]) ? leak : null;
  }
}

export function findForeignGarments(
  text: string,
  { toolbox, message, history, state }: ChatRequest,
  { products, names }: ToolMentions,
): string | null {
  const { foreign } = namesOnlyOwned(
    text,
    toolbox.wardrobe ?? [],
    products,
    names,
    addressIn(message, readState(state).address),
  );
  // A visitor's garments are known only from their own messages.
  const told =
    toolbox.wardrobe === null ? fold([message, ...history.map((said) => said.text)].join(' ')) : '';
  const unknown = foreign.filter((name) => told === '' || !told.includes(fold(name)));
  return unknown.length === 0
    ? null
    : `The answer spoke of garments that the person does not own: ${JSON.stringify(unknown.slice(0, 5))}. Answer again with what the tools have shown, and nothing else.`;
}
