import type { Inspired, Spending, Upkeep } from '#advisor/tools/seen.ts';
import { defaultLanguage, type Language } from '#contract/languages.ts';
import { boardsOf } from '#server/inspiration/boards/queries.ts';
import { inspirationsOf } from '#server/inspiration/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import type { Services } from '#server/services.ts';
import { presentProduct } from '#server/shop/catalogue/present.ts';
import { productsForSale } from '#server/shop/catalogue/queries.ts';
import { wishListOf } from '#server/shop/wishes/wish-list.ts';
import { washOf } from '#server/wardrobe/garments/present.ts';
import { departedOf, type GarmentRow } from '#server/wardrobe/garments/queries.ts';

export async function upkeepOf(db: Executor, ownerId: string, rows: readonly GarmentRow[]): Promise<Upkeep> {
  const departed = await departedOf(db, ownerId);
  return {
    due: rows
      .map((row) => ({ row, wash: washOf(row) }))
      .filter(({ wash }) => wash.due)
      .toSorted((a, b) => b.wash.since - a.wash.since)
      .map(({ row, wash }) => ({ garmentId: row.id, name: row.name, wears: wash.since })),
    inLaundry: rows.filter(({ inLaundry }) => inLaundry).map(({ id, name }) => ({ garmentId: id, name })),
    away: rows.flatMap(({ id, name, away }) => (away ? [{ garmentId: id, name, ...away }] : [])),
    elsewhere: rows.flatMap(({ id, name, elsewhere, homeName }) =>
      elsewhere ? [{ garmentId: id, name, house: homeName ?? '' }] : [],
    ),
    departed: departed.flatMap(({ name, departure }) =>
      departure ? [{ name, how: departure.how, day: departure.day, receivedEuros: departure.received }] : [],
    ),
  };
}

export async function spendingSeen(
  { db, now }: Pick<Services, 'db' | 'now'>,
  ownerId: string,
  language: Language,
): Promise<Spending> {
  const products = (await productsForSale(db, now())).map((product) =>
    presentProduct(product, defaultLanguage),
  );
  const { wishes, budget } = await wishListOf(db, ownerId, products, now(), language);
  return {
    limits: { month: budget.month, year: budget.year },
    spent: budget.spent,
    wishes: wishes.map(({ name, price, inShop, outfits, alike, beyond }) => ({
      name,
      euros: price,
      inShop,
      outfits,
      alikeName: alike?.name ?? null,
      beyondEuros: beyond?.by ?? null,
    })),
  };
}

export async function inspiredOf(db: Executor, ownerId: string, language: Language): Promise<Inspired> {
  const [inspirations, boards] = await Promise.all([
    inspirationsOf(db, ownerId, language),
    boardsOf(db, ownerId),
  ]);
  return {
    inspirations: inspirations.map(({ name, parts }) => ({ name, parts: parts.map((part) => part.name) })),
    boards: boards.map(({ name, note, items }) => ({ name, note, items: items.length })),
  };
}
