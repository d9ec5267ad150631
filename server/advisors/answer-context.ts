import type { PlanSeen } from '#advisor/tools/act.ts';
import { type Toolbox, toolboxOf } from '#advisor/tools/toolbox.ts';
import type { Language } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import type { Advisor } from '#contract/vocabulary.ts';
import { seedFrom } from '#server/outfits/compose.ts';
import type { Stylist } from '#server/outfits/engine/stylist.ts';
import type { ArgumentsOf } from '#server/outfits/engine/tasks.ts';
import { personForEngine } from '#server/outfits/person-for-engine.ts';
import { plansBetween } from '#server/outfits/plans/queries.ts';
import { rejectedGarments } from '#server/people/taste/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import type { Services } from '#server/services.ts';
import { cartLinesOf } from '#server/shop/cart/lines.ts';
import { presentCart } from '#server/shop/cart/present.ts';
import { favoritesOf } from '#server/shop/catalogue/favorites.ts';
import { toEngineGarment } from '#server/wardrobe/garments/engine-garment.ts';
import { type GarmentRow, garmentsOf } from '#server/wardrobe/garments/queries.ts';
import { prepareAct } from './acts/prepare.ts';
import { Effects } from './effects.ts';
import { storeFor } from './store.ts';
import { inspiredOf, spendingSeen, upkeepOf } from './upkeep.ts';

export interface Surroundings {
  box: Toolbox;
  rows: readonly GarmentRow[];
  effects: Effects;
}

/** Empty for a visitor. @param signal cancels searches of the engine */
export async function loadAnswerContext(
  services: Services,
  ownerId: string | null,
  stylist: Stylist,
  { advisor, language }: { advisor: Advisor; language: Language },
  seedOf: string,
  conversationId: string | null,
  signal: AbortSignal,
): Promise<Surroundings> {
  const { db, now, config } = services;
  const moment = now();
  const [year = 0, month = 1, day = 1] = zonedDay(moment).split('-').map(Number);
  const common = { advisor, language, today: { year, month, day }, seed: seedFrom(seedOf) };
  // Visitors have no shop: its pages are for members.
  const effects = new Effects();
  if (ownerId === null) return { box: toolboxOf(common), rows: [], effects };
  const [rows, rejected] = await Promise.all([garmentsOf(db, ownerId), rejectedGarments(db, ownerId)]);
  const wardrobe = rows.map((row) => toEngineGarment(row, moment));
  const person = await personForEngine(db, ownerId, wardrobe, moment);
  const { mode } = config.payments;
  const maker = { db, ownerId, advisor, conversationId, now: moment, mode, effects };
  const box = toolboxOf({
    ...common,
    ...person,
    wardrobe,
    recentOutfits: rejected,
    prices: new Map(
      rows.flatMap(({ id, purchasePriceCents: cents }) => (cents === null ? [] : [[id, cents / 100]])),
    ),
    notes: new Map(rows.map(({ id, brand, size }) => [id, { brand, size }])),
    search: (name, ...args) => stylist.run(name, args as ArgumentsOf<typeof name>, signal),
    store: storeFor(services, language),
    act: (act) => prepareAct(maker, act),
    plans: (from, to) => plansSeen(db, ownerId, from, to),
    cart: async () => {
      const cart = presentCart(await cartLinesOf(db, ownerId, moment), language);
      const lines = cart.items.map(({ name, color, size, quantity: count }) => ({
        name: `${name} (${color}, ${size})`,
        count,
      }));
      return { lines, totalEuros: cart.total };
    },
    upkeep: () => upkeepOf(db, ownerId, rows),
    spending: () => spendingSeen(services, ownerId, language),
    inspired: () => inspiredOf(db, ownerId, language),
    wishes: async () => {
      const store = storeFor(services, language);
      const found = await Promise.all((await favoritesOf(db, ownerId)).map((id) => store.product(id)));
      return found.flatMap((product) => product ?? []);
    },
  });
  return { box, rows, effects };
}

/** The first days of a longer span. */
async function plansSeen(db: Executor, ownerId: string, from: string, to: string): Promise<PlanSeen[]> {
  const last = new Date(Date.parse(from) + limits.plan.spanDaysMax * dayMillis).toISOString().slice(0, 10);
  const plans = await plansBetween(db, ownerId, from, to < last ? to : last);
  return plans.map(({ id, day: date, worn, outfit: { name, occasion, season, items } }) => ({
    id,
    date,
    worn,
    name,
    occasion,
    season,
    garmentIds: items.map((item) => item.id),
  }));
}

const dayMillis = 24 * 60 * 60 * 1000;
