import { type ToldDay, type Toolbox, toolboxOf } from '#advisor/tools/toolbox.ts';
import type { OutfitDay } from '#contract/outfits.ts';
import type { Advisor } from '#contract/vocabulary.ts';
import { keepComposed, seedFrom } from '#server/outfits/compose.ts';
import type { Stylist } from '#server/outfits/engine/stylist.ts';
import type { ArgumentsOf } from '#server/outfits/engine/tasks.ts';
import { personForEngine } from '#server/outfits/person-for-engine.ts';
import { requireNearDay } from '#server/outfits/plans/calendar.ts';
import { hasRoomOn, lockCalendar, planOutfitOn } from '#server/outfits/plans/queries.ts';
import { outfitIdOfExactly } from '#server/outfits/queries.ts';
import { recordOutfitWear } from '#server/outfits/wear.ts';
import { rejectedGarments } from '#server/people/taste/queries.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import type { Services } from '#server/services.ts';
import { toEngineGarment } from '#server/wardrobe/garments/engine-garment.ts';
import { type GarmentRow, garmentsOf } from '#server/wardrobe/garments/queries.ts';
import type { ComposedOutfit } from '#stylist/generate.ts';
import { Effects } from './effects.ts';
import { storeFor } from './store.ts';

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
  advisor: Advisor,
  seedOf: string,
  signal: AbortSignal,
): Promise<Surroundings> {
  const { db, now } = services;
  const moment = now();
  const [year = 0, month = 1, day = 1] = zonedDay(moment).split('-').map(Number);
  const common = { advisor, today: { year, month, day }, seed: seedFrom(seedOf) };
  // Visitors have no shop: its pages are for members.
  const effects = new Effects();
  if (ownerId === null) return { box: toolboxOf(common), rows: [], effects };
  const [rows, rejected] = await Promise.all([garmentsOf(db, ownerId), rejectedGarments(db, ownerId)]);
  const wardrobe = rows.map((row) => toEngineGarment(row, moment));
  const person = await personForEngine(db, ownerId, wardrobe, moment);
  const keep = (outfit: ComposedOutfit, day: ToldDay, wear: boolean) =>
    effects.add((tx) => storeProposed(tx, ownerId, outfit, { ...day, advisor }, now(), wear));
  const box = toolboxOf({
    ...common,
    ...person,
    wardrobe,
    recentOutfits: rejected,
    prices: new Map(
      rows.flatMap(({ id, purchasePriceCents: cents }) => (cents === null ? [] : [[id, cents / 100]])),
    ),
    search: (name, ...args) => stylist.run(name, args as ArgumentsOf<typeof name>, signal),
    store: storeFor(services),
    keepOutfit: async (outfit, day) => keep(outfit, day, false),
    wearOutfit: async (outfit, day) => keep(outfit, day, true),
    planOutfit: async (outfit, day, date) => {
      requireNearDay(date, now());
      if (!(await hasRoomOn(db, ownerId, date))) return false;
      effects.add(async (tx) => {
        await lockCalendar(tx, ownerId);
        const outfitId = await storeProposed(tx, ownerId, outfit, { ...day, advisor }, now(), false);
        await planOutfitOn(tx, ownerId, date, outfitId, now());
      });
      return true;
    },
  });
  return { box, rows, effects };
}

/** Returns the id of the new or existing outfit. */
export async function storeProposed(
  tx: Executor,
  ownerId: string,
  outfit: ComposedOutfit,
  day: OutfitDay,
  now: Date,
  wear: boolean,
): Promise<string> {
  const known = await outfitIdOfExactly(tx, ownerId, outfit);
  const [made = ''] =
    known === undefined ? await keepComposed(tx, ownerId, [outfit], day, () => now) : [known];
  if (wear) await recordOutfitWear(tx, ownerId, made, now);
  return made;
}
