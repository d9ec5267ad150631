import type { MindEvent, Turn as Question } from '#advisor/mind.ts';
import type { StoreProduct } from '#advisor/tools/toolbox.ts';

/** What an answer may name beside the person's own garments. */
export interface Spoken {
  /** Of the shop: whatever the tools have found there. */
  products: StoreProduct[];
  /** Names of outfits and titles that the tools have given. */
  spokenOf: string[];
}

/** What no answer may do. Each answers what is wrong, in English, for a mind to mend; null for nothing. */
export interface Checks {
  /** While the answer grows. @param added how many characters of it nobody has looked at yet; all of them without it */
  reveals(text: string, added?: number): string | null;
  /** Once it is whole. */
  names(text: string, question: Question, spoken: Spoken): string | null;
}

/** Looks at an answer as it grows. */
export class Watch {
  readonly #question: Question;
  readonly #checks: Checks;
  readonly #spoken: Spoken = { products: [], spokenOf: [] };
  #text = '';

  constructor(question: Question, checks: Checks) {
    this.#question = question;
    this.#checks = checks;
  }

  /** Takes the next event in. Answers what is wrong with the answer now, before the event is passed on. */
  faultWith(event: MindEvent): string | null {
    switch (event.type) {
      case 'text':
        this.#text += event.delta;
        return this.#checks.reveals(this.#text, event.delta.length);
      case 'tool-result':
        gather(event.output, this.#spoken);
        return null;
      case 'outfits':
        this.#spoken.spokenOf.push(...event.outfits.map(({ name }) => name));
        return null;
      case 'products':
        this.#spoken.products.push(...event.products);
        return null;
      case 'end':
        if (this.#text.trim() === '') return 'The answer was empty. Answer the person in Spanish.';
        return this.#checks.names(this.#text, this.#question, this.#spoken);
      default:
        return null;
    }
  }
}

/** Products and names of outfits, wherever they stand in what a tool has answered. */
export function gather(output: unknown, into: Spoken, depth = 0): void {
  if (typeof output !== 'object' || output === null || depth > 6) return;
  if (Array.isArray(output)) {
    for (const one of output) gather(one, into, depth + 1);
    return;
  }
  if ('product' in output && isProduct(output.product)) into.products.push(output.product);
  if ('garmentIds' in output && 'name' in output && typeof output.name === 'string')
    into.spokenOf.push(output.name);
  if ('title' in output && typeof output.title === 'string') into.spokenOf.push(output.title);
  for (const value of Object.values(output)) gather(value, into, depth + 1);
}

const isProduct = (value: unknown): value is StoreProduct =>
  typeof value === 'object' && value !== null && 'priceEuros' in value && 'garment' in value;
