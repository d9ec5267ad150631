import type { ChatAnswer, ChatOutfit, ChatProduct } from '#contract/chat.ts';
import type { Language } from '#contract/languages.ts';
import type { OutfitDay } from '#contract/outfits.ts';
import { presentLook } from '#server/outfits/looks/person.ts';
import { presentPiece } from '#server/outfits/present.ts';
import type { Shown } from '#server/platform/db/schema/index.ts';
import type { Services } from '#server/services.ts';
import type { GarmentRow } from '#server/wardrobe/garments/queries.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import { chatProducts } from './store.ts';

type Piece = ReturnType<typeof presentPiece>;

export class DisplayedItems {
  readonly #services: Pick<Services, 'db' | 'now'>;
  readonly #pieces: ReadonlyMap<string, Piece>;
  readonly #language: Language;
  readonly #dayOf: (outfit: ComposedOutfit) => OutfitDay;
  #kept: Shown = nothingShown();
  garments: Piece[] = [];
  outfits: ChatOutfit[] = [];
  products: ChatProduct[] = [];

  constructor(
    services: Pick<Services, 'db' | 'now'>,
    rows: readonly GarmentRow[],
    language: Language,
    dayOf: (outfit: ComposedOutfit) => OutfitDay,
  ) {
    this.#services = services;
    this.#pieces = new Map(rows.map((row) => [row.id, presentPiece(row)]));
    this.#language = language;
    this.#dayOf = dayOf;
  }

  get kept(): Shown {
    return this.#kept;
  }

  addGarments(ids: readonly string[]): void {
    const known = new Set(this.#kept.garmentIds);
    const added = [...new Set(ids)].filter((id) => this.#pieces.has(id) && !known.has(id));
    this.#kept.garmentIds.push(...added);
    this.garments.push(...this.#piecesOf(added));
  }

  /** Drops outfits with a garment of another owner. */
  addOutfits(outfits: readonly ComposedOutfit[]): void {
    for (const outfit of outfits.filter((one) => this.#owns(one))) {
      const place = this.#kept.outfits.push({ ...outfit, day: this.#dayOf(outfit) }) - 1;
      this.outfits.push(this.#shown(outfit, place));
    }
  }

  addKeptOutfits(outfits: Shown['outfits']): void {
    for (const [place, outfit] of outfits.entries())
      if (this.#owns(outfit)) this.outfits.push(this.#shown(outfit, place));
  }

  #owns({ garmentIds }: ComposedOutfit): boolean {
    return garmentIds.every((id) => this.#pieces.has(id));
  }

  #shown(outfit: ComposedOutfit, place: number): ChatOutfit {
    return { ...presentLook(outfit), place, items: this.#piecesOf(outfit.garmentIds) };
  }

  async addProducts(ids: readonly string[]): Promise<void> {
    const added = await chatProducts(
      this.#services,
      [...new Set(ids)].filter((id) => !this.#kept.productIds.includes(id)),
      this.#language,
    );
    this.#kept.productIds.push(...added.map(({ id }) => id));
    this.products.push(...added);
  }

  get isEmpty(): boolean {
    return this.garments.length + this.outfits.length + this.products.length === 0;
  }

  clear(): void {
    this.#kept = nothingShown();
    this.garments = [];
    this.outfits = [];
    this.products = [];
  }

  #piecesOf(ids: readonly string[]): Piece[] {
    return ids.flatMap((id) => this.#pieces.get(id) ?? []);
  }
}

export const changeOf = (shown: Shown | null): ChatAnswer['change'] =>
  shown?.changes === undefined ? null : shown.changes.undoneAt === null ? 'made' : 'undone';

const nothingShown = (): Shown => ({ garmentIds: [], productIds: [], outfits: [] });

export async function displayAgain(
  services: Pick<Services, 'db' | 'now'>,
  rows: readonly GarmentRow[],
  shown: Shown | null,
  language: Language,
) {
  const displayed = new DisplayedItems(services, rows, language, () => ({
    temperatureC: null,
    rain: false,
    event: null,
    advisor: null,
  }));
  if (shown !== null) {
    displayed.addGarments(shown.garmentIds);
    displayed.addKeptOutfits(shown.outfits);
    await displayed.addProducts(shown.productIds);
  }
  const { garments, outfits, products } = displayed;
  return { garments, outfits, products };
}
