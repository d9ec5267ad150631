import type { ChatModelEvent, ChatRequest } from '#advisor/chat-model.ts';
import type { StoreProduct } from '#advisor/tools/toolbox.ts';
import { findForeignGarments, LeakFinder, type ToolMentions } from './checks.ts';

export class AnswerMonitor {
  readonly #question: ChatRequest;
  readonly #mentions: ToolMentions = { products: [], names: [] };
  readonly #leaks = new LeakFinder();
  #text = '';

  constructor(question: ChatRequest) {
    this.#question = question;
  }

  /** Returns the fault that the event completes, in English for the model to correct, or null. */
  faultWith(event: ChatModelEvent): string | null {
    switch (event.type) {
      case 'text':
        this.#text += event.delta;
        return this.#leaks.add(event.delta);
      case 'tool-result':
        collectMentions(event.output, this.#mentions);
        return null;
      case 'outfits':
        this.#mentions.names.push(...event.outfits.map(({ name }) => name));
        return null;
      case 'products':
        this.#mentions.products.push(...event.products);
        return null;
      case 'end':
        if (this.#text.trim() === '') return 'The answer was empty. Answer the person.';
        return findForeignGarments(this.#text, this.#question, this.#mentions);
      default:
        return null;
    }
  }
}

export function collectMentions(output: unknown, into: ToolMentions, depth = 0): void {
  if (typeof output !== 'object' || output === null || depth > 6) return;
  if (Array.isArray(output)) {
    for (const one of output) collectMentions(one, into, depth + 1);
    return;
  }
  if ('product' in output && isProduct(output.product)) into.products.push(output.product);
  if ('garmentIds' in output && 'name' in output && typeof output.name === 'string')
    into.names.push(output.name);
  if ('title' in output && typeof output.title === 'string') into.names.push(output.title);
  for (const value of Object.values(output)) collectMentions(value, into, depth + 1);
}

const isProduct = (value: unknown): value is StoreProduct =>
  typeof value === 'object' && value !== null && 'priceEuros' in value && 'garment' in value;
