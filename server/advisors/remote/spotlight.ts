import type { ChatModelEvent } from '#advisor/chat-model.ts';
import type { StoreProduct } from '#advisor/tools/toolbox.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { collectMentions } from '../answer-monitor.ts';
import type { ToolMentions } from '../checks.ts';

const outfitsMost = 3;
const garmentsMost = 8;
const productsMost = 4;
const shortestName = 4;

const fold = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Finds the tool results that a text mentions, to be displayed beside it. */
export class Spotlight {
  readonly #wardrobe: readonly Garment[];
  readonly #outputs = new Map<string, unknown>();
  readonly #mentions: ToolMentions = { products: [], names: [] };
  #outfits: readonly ComposedOutfit[] = [];

  constructor(wardrobe: readonly Garment[]) {
    this.#wardrobe = wardrobe;
  }

  note(callId: string, name: string, output: unknown): void {
    this.#outputs.set(callId, output);
    collectMentions(output, this.#mentions);
    if (name === 'composeOutfits') this.#outfits = (output as { outfits: ComposedOutfit[] }).outfits;
  }

  seen(callId: string): unknown {
    return this.#outputs.get(callId);
  }

  shown(text: string) {
    return {
      outfits: this.#outfits.slice(0, outfitsMost),
      productIds: this.#productsIn(fold(text)).map(({ id }) => id),
    };
  }

  *events(text: string): Generator<ChatModelEvent> {
    const said = fold(text);
    const outfits = this.#outfits.slice(0, outfitsMost);
    if (outfits.length > 0) yield { type: 'outfits', outfits };
    const inOutfits = new Set(outfits.flatMap(({ garmentIds }) => garmentIds));
    const garments = this.#wardrobe.filter(
      (garment) => !inOutfits.has(garment.id) && speaksOf(said, garment),
    );
    if (garments.length > 0)
      yield { type: 'garments', garmentIds: garments.slice(0, garmentsMost).map(({ id }) => id) };
    const products = this.#productsIn(said);
    if (products.length > 0) yield { type: 'products', products };
  }

  #productsIn(said: string): StoreProduct[] {
    const products = new Map<string, StoreProduct>();
    for (const product of this.#mentions.products)
      if (speaksOf(said, product)) products.set(product.id, product);
    return [...products.values()].slice(0, productsMost);
  }
}

const speaksOf = (said: string, { name }: { name: string }) =>
  name.trim().length >= shortestName && said.includes(fold(name.trim()));
