import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { colorNames } from '#contract/colors.ts';
import type { Language } from '#contract/languages.ts';
import { kinds, type Occasion, occasions } from '#contract/vocabulary.ts';
import { keepBoard } from '#server/inspiration/boards/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { keepSoldFavorites } from '#server/shop/catalogue/favorites.ts';
import { insertWish, keepBudget } from '#server/shop/wishes/queries.ts';
import { sayIn } from './words.ts';

const dayMillis = 24 * 60 * 60 * 1000;

const cents = z.int().positive();
/** Since it was noted. */
const days = z.int().nonnegative();

const demoLists = z
  .strictObject({
    budget: z.strictObject({ monthCents: cents, yearCents: cents }),
    /** Of the shop's catalogue. */
    products: z.array(z.strictObject({ id: z.string(), days })),
    wishes: z.array(
      z.strictObject({
        name: z.string(),
        kind: z.enum(kinds),
        color: z.enum(colorNames),
        priceCents: cents,
        days,
      }),
    ),
    boards: z.array(
      z.strictObject({
        name: z.string(),
        note: z.string(),
        occasion: z.enum(occasions),
        notes: z.array(z.string()),
        days,
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL('lists.json', import.meta.url), 'utf8')));

export async function keepDemoWishes(tx: Executor, ownerId: string, now: Date, language: Language) {
  const { budget, products, wishes } = demoLists;
  await keepBudget(tx, ownerId, budget);
  await keepSoldFavorites(
    tx,
    ownerId,
    products.map((product) => ({ productId: product.id, createdAt: daysAgo(now, product.days) })),
  );
  for (const { days: since, ...wish } of wishes)
    await insertWish(tx, {
      ...wish,
      name: sayIn(language)(wish.name),
      page: null,
      ownerId,
      id: randomUUID(),
      createdAt: daysAgo(now, since),
    });
}

export type OutfitIds = Map<Occasion, string[]>;

export async function keepDemoBoards(
  tx: Executor,
  ownerId: string,
  outfitIds: OutfitIds,
  now: Date,
  language: Language,
) {
  const say = sayIn(language);
  for (const board of demoLists.boards) {
    const ids = outfitIds.get(board.occasion) ?? [];
    const items = board.notes.flatMap((note, place) => {
      const outfitId = ids[place];
      return outfitId ? [{ inspirationId: null, outfitId, note: say(note) }] : [];
    });
    const fields = { name: say(board.name), note: say(board.note), items };
    await keepBoard(tx, ownerId, randomUUID(), fields, daysAgo(now, board.days));
  }
}

const daysAgo = (now: Date, since: number): Date => new Date(now.getTime() - since * dayMillis);
