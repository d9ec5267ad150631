import type { WardrobeItem } from '#contract/garments.ts';
import type { Outfit } from '#contract/outfits.ts';
import type { Output } from '#web/api.ts';

export type WardrobeResponse = Output<'GET /api/wardrobe'>;

type Change = (answer: WardrobeResponse) => WardrobeResponse;

const withContents = (
  answer: WardrobeResponse,
  items: WardrobeItem[],
  outfits: Outfit[] = answer.wardrobe.outfits,
): WardrobeResponse => ({
  wardrobe: { ...answer.wardrobe, items, outfits },
  summary: {
    ...answer.summary,
    totalItems: items.length,
    totalOutfits: outfits.length,
    totalValue: items.reduce((sum, item) => sum + (item.purchasePrice ?? 0), 0),
  },
});

export const putGarment =
  (garment: WardrobeItem): Change =>
  (answer) => {
    const items = answer.wardrobe.items;
    const known = items.some((item) => item.id === garment.id);
    const { id, photo } = garment;
    return withContents(
      answer,
      known ? items.map((item) => (item.id === id ? garment : item)) : [garment, ...items],
      answer.wardrobe.outfits.map((outfit) => ({
        ...outfit,
        items: outfit.items.map((piece) => (piece.id === id ? { ...piece, photo } : piece)),
      })),
    );
  };

export const changeGarment =
  (id: string, change: (garment: WardrobeItem) => WardrobeItem): Change =>
  (answer) =>
    withContents(
      answer,
      answer.wardrobe.items.map((item) => (item.id === id ? change(item) : item)),
    );

export const changeGarments =
  (ids: readonly string[], change: (garment: WardrobeItem) => WardrobeItem): Change =>
  (answer) => {
    const changed = new Set(ids);
    return withContents(
      answer,
      answer.wardrobe.items.map((item) => (changed.has(item.id) ? change(item) : item)),
    );
  };

export const removeGarment =
  (id: string): Change =>
  (answer) =>
    withContents(
      answer,
      answer.wardrobe.items.filter((item) => item.id !== id),
      answer.wardrobe.outfits.filter((outfit) => outfit.items.every((item) => item.id !== id)),
    );

export const putOutfits =
  (changed: readonly Outfit[]): Change =>
  (answer) => {
    const byId = new Map(changed.map((outfit) => [outfit.id, outfit]));
    const kept = answer.wardrobe.outfits.map((outfit) => byId.get(outfit.id) ?? outfit);
    const known = new Set(kept.map((outfit) => outfit.id));
    const added = changed.filter((outfit) => !known.has(outfit.id));
    return withContents(answer, answer.wardrobe.items, [...added, ...kept]);
  };

export const removeOutfit =
  (id: string): Change =>
  (answer) =>
    withContents(
      answer,
      answer.wardrobe.items,
      answer.wardrobe.outfits.filter((outfit) => outfit.id !== id),
    );

/** @param now set when the garment is worn, null when a wear is undone */
export function withWears(item: WardrobeItem, difference: 1 | -1, now: string | null): WardrobeItem {
  const timesWorn = Math.max(0, item.timesWorn + difference);
  return {
    ...item,
    timesWorn,
    wash: { ...item.wash, since: Math.max(0, item.wash.since + difference) },
    lastWornAt: now ?? item.lastWornAt,
    costPerWear:
      item.purchasePrice === null || timesWorn === 0
        ? null
        : (item.purchasePrice + (item.upkeepCost ?? 0)) / timesWorn,
  };
}

export const outfitsWithGarment = (outfits: readonly Outfit[], garmentId: string): Outfit[] =>
  outfits.filter((outfit) => outfit.items.some((item) => item.id === garmentId));
