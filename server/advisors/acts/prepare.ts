import type { Act, Acted } from '#advisor/tools/act.ts';
import type { Absence } from '#contract/absence.ts';
import type { Advisor } from '#contract/vocabulary.ts';
import { like } from '#server/outfits/like.ts';
import { requireNearDay, wornMomentOf } from '#server/outfits/plans/calendar.ts';
import {
  deletePlan,
  hasRoomOn,
  lockCalendar,
  lockedPlan,
  planOn,
  planOutfitOn,
  planRowsByIds,
  requireWithinLimit,
  updatePlan,
} from '#server/outfits/plans/queries.ts';
import { outfitIdOfExactly, outfitOf, updateOutfitRow } from '#server/outfits/queries.ts';
import { explainRejection, reject } from '#server/outfits/reject.ts';
import { recordOutfitWear } from '#server/outfits/wear.ts';
import type { Mode } from '#server/payments/payment.ts';
import type { Database, Executor } from '#server/platform/db/client.ts';
import type { UndoStep } from '#server/platform/db/schema/index.ts';
import { ApiError } from '#server/platform/errors.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { addPiece, requireToFit } from '#server/shop/cart/change.ts';
import { dropFavorite, keepFavorite, wishedSince } from '#server/shop/catalogue/favorites.ts';
import { requireRoomAmong } from '#server/wardrobe/garments/allowance.ts';
import { setDeparture } from '#server/wardrobe/garments/departures.ts';
import { garmentsByIds, updateGarmentRow } from '#server/wardrobe/garments/queries.ts';
import { incrementRevision } from '#server/wardrobe/garments/state.ts';
import { recordWear } from '#server/wardrobe/garments/wears.ts';
import type { Effects } from '../effects.ts';
import { storeProposed } from './store-proposed.ts';
import { lastChanged, planAsText, undoChanges } from './undo.ts';

type Not = Extract<Acted, { done: false }>['why'];
type Change = (tx: Executor) => Promise<UndoStep[]>;

interface Maker {
  db: Database;
  ownerId: string;
  advisor: Advisor;
  conversationId: string | null;
  now: Date;
  mode: Mode;
  effects: Effects;
}

type Preparations = {
  /** Returns the change, or why it is not made. */
  [A in Act['act']]: (maker: Maker, act: Extract<Act, { act: A }>) => Promise<Change | Not>;
};

const made = (outfit: { id: string; isNew: boolean }): UndoStep[] =>
  outfit.isNew ? [{ undo: 'outfit-made', outfitId: outfit.id }] : [];

const preparations: Preparations = {
  async keep({ db, ownerId, advisor, now }, { outfits, liked, named }) {
    const known = await Promise.all(outfits.map(({ outfit }) => outfitIdOfExactly(db, ownerId, outfit)));
    const isDone = async (id: string | undefined, at: number) => {
      if (id === undefined) return false;
      const { kept, name } = await outfitOf(db, ownerId, id);
      return (!liked || kept) && (!named || name === outfits[at]?.outfit.name);
    };
    if ((await Promise.all(known.map(isDone))).every(Boolean)) return 'already';
    return async (tx) => {
      const steps: UndoStep[] = [];
      for (const { outfit, day } of outfits) {
        const stored = await storeProposed(tx, ownerId, outfit, { ...day, advisor }, now);
        steps.push(...made(stored));
        if (named) {
          const before = await outfitOf(tx, ownerId, stored.id);
          const words = { name: outfit.name, worded: true };
          await updateOutfitRow(tx, ownerId, stored.id, words);
          const { name, worded } = before;
          if (!stored.isNew) steps.push({ undo: 'outfit-named', outfitId: stored.id, name, worded });
        }
        if (liked && (await like(tx, ownerId, stored.id)))
          steps.push({ undo: 'outfit-liked', outfitId: stored.id });
      }
      return steps;
    };
  },

  async plan({ db, ownerId, advisor, now }, { plans }) {
    let known = 0;
    for (const { outfit, date } of plans) {
      const id = await outfitIdOfExactly(db, ownerId, outfit);
      if (id !== undefined && (await planOn(db, ownerId, date, id))) known += 1;
      else if (isFar(date, now)) return 'too-far';
      else if (!(await hasRoomOn(db, ownerId, date))) return 'day-full';
    }
    if (known === plans.length) return 'already';
    return async (tx) => {
      await lockCalendar(tx, ownerId);
      const steps: UndoStep[] = [];
      for (const { outfit, day, date } of plans) {
        const stored = await storeProposed(tx, ownerId, outfit, { ...day, advisor }, now);
        steps.push(...made(stored));
        if (await planOn(tx, ownerId, date, stored.id)) continue;
        const planId = await planOutfitOn(tx, ownerId, date, stored.id, now);
        steps.push({ undo: 'plan-made', planId });
      }
      return steps;
    };
  },

  async wear({ db, ownerId, advisor, now }, { outfit, day, date }) {
    if (date > zonedDay(now)) return 'future';
    if (isFar(date, now)) return 'too-far';
    const known = await outfitIdOfExactly(db, ownerId, outfit);
    const last = known === undefined ? null : (await outfitOf(db, ownerId, known)).lastWornAt;
    if (last !== null && zonedDay(last) === date) return 'already';
    return async (tx) => {
      const stored = await storeProposed(tx, ownerId, outfit, { ...day, advisor }, now);
      const wornAt = wornMomentOf(date, now);
      const taught = await recordOutfitWear(tx, ownerId, stored.id, wornAt);
      const plan = await planOn(tx, ownerId, date, stored.id);
      const planId = plan && plan.wornAt === null ? plan.id : null;
      if (planId !== null) await updatePlan(tx, ownerId, planId, { wornAt });
      const step = { outfitId: stored.id, wornAt: wornAt.toISOString(), taught, planId };
      return [...made(stored), { undo: 'outfit-worn', ...step }];
    };
  },

  async 'wear-garments'({ db, ownerId, now }, { garmentIds, date }) {
    if (date > zonedDay(now)) return 'future';
    if (isFar(date, now)) return 'too-far';
    const rows = await garmentsByIds(db, ownerId, [...new Set(garmentIds)]);
    const left = rows.filter(({ lastWornAt }) => lastWornAt === null || zonedDay(lastWornAt) !== date);
    const ids = left.map(({ id }) => id);
    if (ids.length === 0) return 'already';
    return async (tx) => {
      const wornAt = wornMomentOf(date, now);
      await garmentsByIds(tx, ownerId, ids);
      await recordWear(tx, ownerId, ids, wornAt);
      return [{ undo: 'garments-worn', garmentIds: ids, wornAt: wornAt.toISOString() }];
    };
  },

  async mark({ db, ownerId }, { garmentIds, favourite, inLaundry }) {
    const ids = [...new Set(garmentIds)].sort();
    const isOther = (row: { favorite: boolean; inLaundry: boolean }) =>
      (favourite !== undefined && row.favorite !== favourite) ||
      (inLaundry !== undefined && row.inLaundry !== inLaundry);
    if (!(await garmentsByIds(db, ownerId, ids)).some(isOther)) return 'already';
    return async (tx) => {
      const before = (await garmentsByIds(tx, ownerId, ids)).filter(isOther).map((row) => ({
        id: row.id,
        ...(favourite !== undefined && row.favorite !== favourite && { favorite: row.favorite }),
        ...(inLaundry !== undefined && row.inLaundry !== inLaundry && { inLaundry: row.inLaundry }),
        ...(inLaundry === false && { washedAtWear: row.washedAtWear, washedTo: row.timesWorn }),
      }));
      for (const { id } of before)
        await updateGarmentRow(tx, ownerId, id, {
          ...(favourite !== undefined && { favorite: favourite }),
          ...(inLaundry !== undefined && { inLaundry }),
          ...(inLaundry === false && { washed: true }),
        });
      await incrementRevision(tx, ownerId);
      return [{ undo: 'garments-marked', before }];
    };
  },

  async depart({ db, ownerId, now, mode }, { garmentIds, departure }) {
    if (departure.day > zonedDay(now)) return 'future';
    const ids = [...new Set(garmentIds)].sort();
    await garmentsByIds(db, ownerId, ids);
    await requireRoomAmong(db, ownerId, 'departed', now, mode);
    return async (tx) => {
      // The amount received is for all of them together.
      const [first, ...others] = ids;
      if (first === undefined) return [];
      const departures = [
        { id: first, departure },
        ...others.map((id) => ({ id, departure: { ...departure, received: null } })),
      ];
      const rows = await garmentsByIds(tx, ownerId, ids);
      const left = departures.map((one, at) => {
        const { inLaundry = false, away = null } = rows[at] ?? {};
        return { ...one, inLaundry, away };
      });
      for (const one of departures) await setDeparture(tx, ownerId, one.id, one.departure, { now, mode });
      return [{ undo: 'garments-departed', garmentIds: ids, left }];
    };
  },

  async away({ db, ownerId }, { garmentIds, absence }) {
    const ids = [...new Set(garmentIds)].sort();
    const isOther = ({ away }: { away: Absence | null }) =>
      JSON.stringify(away && absenceOf(away)) !== JSON.stringify(absence && absenceOf(absence));
    if (!(await garmentsByIds(db, ownerId, ids)).some(isOther)) return 'already';
    return async (tx) => {
      const before = (await garmentsByIds(tx, ownerId, ids))
        .filter(isOther)
        .map(({ id, away }) => ({ id, away }));
      for (const { id } of before) await updateGarmentRow(tx, ownerId, id, { away: absence });
      await incrementRevision(tx, ownerId);
      return [{ undo: 'garments-away', before, noted: absence }];
    };
  },

  async wish({ db, ownerId, now }, { productIds, wished }) {
    const since = await Promise.all(productIds.map((id) => wishedSince(db, ownerId, id)));
    const left = productIds.filter((_, at) => (since[at] === null) === wished);
    if (left.length === 0) return 'already';
    return async (tx) => {
      const steps: UndoStep[] = [];
      for (const productId of left) {
        const before = await wishedSince(tx, ownerId, productId);
        if (wished && before === null) {
          await keepFavorite(tx, ownerId, productId, now);
          steps.push({ undo: 'wished', productId });
        }
        if (!wished && before !== null) {
          await dropFavorite(tx, ownerId, productId);
          steps.push({ undo: 'unwished', productId, createdAt: before.toISOString() });
        }
      }
      return steps;
    };
  },

  async 'add-to-cart'({ db, ownerId, now }, { productId, colour: color, size }) {
    const variant = { productId, color, size };
    await requireToFit(db, ownerId, variant);
    return async (tx) => {
      await addPiece(tx, ownerId, variant, now);
      return [{ undo: 'carted', ...variant }];
    };
  },

  async 'move-plans'({ db, ownerId, now }, { moves }) {
    const rows = await planRowsByIds(
      db,
      ownerId,
      moves.map(({ planId }) => planId),
    );
    const left = moves.filter(({ planId, date }) => rows.find(({ id }) => id === planId)?.day !== date);
    if (rows.length < moves.length) return 'nothing';
    if (left.length === 0) return 'already';
    if (rows.some(({ wornAt }) => wornAt !== null)) return 'worn';
    if (left.some(({ date }) => isFar(date, now))) return 'too-far';
    const leaving = (day: string) => rows.some((row) => row.day === day);
    for (const { planId, date } of left) {
      if (!leaving(date) && !(await hasRoomOn(db, ownerId, date))) return 'day-full';
      const { outfitId = '' } = rows.find(({ id }) => id === planId) ?? {};
      if (await planOn(db, ownerId, date, outfitId)) return 'already';
    }
    return async (tx) => {
      await lockCalendar(tx, ownerId);
      const steps: UndoStep[] = [];
      for (const { planId, date } of left) {
        const plan = await lockedPlan(tx, ownerId, planId);
        await updatePlan(tx, ownerId, planId, { day: date });
        steps.push({ undo: 'plan-moved', planId, day: plan.day });
      }
      for (const { date } of left) await requireWithinLimit(tx, ownerId, date);
      return steps;
    };
  },

  async 'swap-plan'({ db, ownerId, advisor, now }, { planId, outfit, day }) {
    const [plan] = await planRowsByIds(db, ownerId, [planId]);
    if (plan === undefined) return 'nothing';
    if (plan.wornAt !== null) return 'worn';
    const known = await outfitIdOfExactly(db, ownerId, outfit);
    if (known !== undefined && (await planOn(db, ownerId, plan.day, known))) return 'already';
    return async (tx) => {
      await lockCalendar(tx, ownerId);
      const { outfitId } = await lockedPlan(tx, ownerId, planId);
      const stored = await storeProposed(tx, ownerId, outfit, { ...day, advisor }, now);
      await updatePlan(tx, ownerId, planId, { outfitId: stored.id });
      return [...made(stored), { undo: 'plan-swapped', planId, outfitId }];
    };
  },

  async 'delete-plans'({ db, ownerId }, { planIds }) {
    if ((await planRowsByIds(db, ownerId, planIds)).length === 0) return 'nothing';
    return async (tx) => {
      await lockCalendar(tx, ownerId);
      const rows = await planRowsByIds(tx, ownerId, planIds);
      for (const { id } of rows) await deletePlan(tx, ownerId, id);
      return rows.map((row) => ({ undo: 'plan-deleted', plan: planAsText(row) }));
    };
  },

  async refuse({ db, ownerId, advisor, now }, { outfit, day, garmentId }) {
    // A saved outfit is the person's: only they take it away.
    if ((await outfitIdOfExactly(db, ownerId, outfit)) !== undefined) return 'already';
    return async (tx) => {
      const { id, isNew } = await storeProposed(tx, ownerId, outfit, { ...day, advisor }, now);
      if (!isNew) return [];
      await reject(tx, ownerId, id, now);
      if (garmentId !== null) await explainRejection(tx, ownerId, id, { about: 'piece', garmentId });
      return [{ undo: 'refused', outfitId: id }];
    };
  },

  async undo({ db, ownerId, conversationId, now, mode, effects }) {
    const last = conversationId === null ? undefined : await lastChanged(db, ownerId, conversationId);
    if (last === undefined) return 'nothing';
    effects.undid = last.id;
    return async (tx) => {
      await undoChanges(tx, ownerId, last.id, { now, mode });
      return [];
    };
  },
};

const absenceOf = ({ why, place, until }: Absence) => [why, place, until];

function isFar(date: string, now: Date): boolean {
  try {
    requireNearDay(date, now);
    return false;
  } catch (error) {
    if (error instanceof ApiError) return true;
    throw error;
  }
}

const reasonOf: Readonly<Record<string, Not>> = {
  garment_not_found: 'nothing',
  outfit_not_found: 'nothing',
  plan_not_found: 'nothing',
  product_not_found: 'nothing',
  product_option_unknown: 'unknown-option',
  out_of_stock: 'sold-out',
  cart_limit: 'cart-full',
  garment_limit: 'wardrobe-full',
};

/** Checks a change against the person's data, then notes it among the effects of the answer. */
export async function prepareAct(maker: Maker, act: Act): Promise<Acted> {
  const { effects } = maker;
  if (effects.isFull) return { done: false, why: 'enough' };
  const prepare = preparations[act.act] as (maker: Maker, act: Act) => Promise<Change | Not>;
  try {
    const change = await prepare(maker, act);
    if (typeof change === 'string') return { done: false, why: change };
    effects.add(JSON.stringify(act), change);
    return { done: true };
  } catch (error) {
    const why = error instanceof ApiError ? reasonOf[error.code] : undefined;
    if (why === undefined) throw error;
    return { done: false, why };
  }
}
