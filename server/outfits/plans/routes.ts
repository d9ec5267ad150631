import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/plans.ts';
import { eventsBetween } from '#server/outfits/calendar/queries.ts';
import type { Stylist } from '#server/outfits/engine/stylist.ts';
import { asGeneration } from '#server/outfits/looks/as-generation.ts';
import { keepLook } from '#server/outfits/looks/keep-look.ts';
import {
  dresserOf,
  type EnginePerson,
  explainedDays,
  loadPersonForProposals,
  missingFor,
  mostUsed,
} from '#server/outfits/looks/person.ts';
import { outfitOf } from '#server/outfits/queries.ts';
import { recordOutfitWear } from '#server/outfits/wear.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { ApiError } from '#server/platform/errors.ts';
import { route } from '#server/platform/http/contract-routes.ts';
import { disconnectSignal } from '#server/platform/http/disconnect-signal.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import type { Services } from '#server/services.ts';
import { requireNearDay, requireSpan, wornMomentOf } from './calendar.ts';
import * as queries from './queries.ts';

export function planRoutes(app: FastifyInstance, services: Services, stylist: Stylist): void {
  const { db, now } = services;

  route(app, contract.readPlans, async ({ person, query: { from, to } }) => {
    requireSpan(from, to);
    const [plans, events] = await Promise.all([
      queries.plansBetween(db, person.id, from, to),
      eventsBetween(db, person.id, from, to),
    ]);
    return { today: zonedDay(now()), plans, events };
  });

  route(app, contract.planOutfits, async ({ person, body, request }) => {
    const moment = now();
    for (const { day } of body.plans) requireNearDay(day, moment);
    const ids = await inTransaction(db, async (tx) => {
      await queries.lockCalendar(tx, person.id);
      const planned: string[] = [];
      const dresser = body.plans.some((plan) => 'look' in plan)
        ? await dresserOf(tx, person.id, moment, request.language)
        : undefined;
      for (const plan of body.plans) {
        const outfitId =
          'outfitId' in plan
            ? (await outfitOf(tx, person.id, plan.outfitId)).id
            : await keepLook(tx, person.id, dresser as EnginePerson, plan.look, moment);
        planned.push(await queries.planOutfitOn(tx, person.id, plan.day, outfitId, moment));
      }
      return planned;
    });
    return { plans: await queries.plansByIds(db, person.id, ids) };
  });

  async function planAnswer(ownerId: string, id: string) {
    const [plan] = await queries.plansByIds(db, ownerId, [id]);
    if (plan === undefined) throw new ApiError('plan_not_found');
    return { plan };
  }

  route(app, contract.movePlan, async ({ person, params, body }) => {
    requireNearDay(body.day, now());
    await inTransaction(db, async (tx) => {
      await queries.lockCalendar(tx, person.id);
      const plan = await queries.lockedPlan(tx, person.id, params.id);
      if (plan.day === body.day) return;
      if (await queries.planOn(tx, person.id, body.day, plan.outfitId)) {
        throw new ApiError('plan_day_full', ({ refusals }) => refusals.outfits.planned);
      }
      await queries.requireRoomOn(tx, person.id, body.day);
      await queries.updatePlan(tx, person.id, plan.id, { day: body.day });
    });
    return planAnswer(person.id, params.id);
  });

  route(app, contract.removePlan, async ({ person, params }) => {
    await inTransaction(db, async (tx) => {
      await queries.lockedPlan(tx, person.id, params.id);
      await queries.deletePlan(tx, person.id, params.id);
    });
  });

  route(app, contract.wearPlan, async ({ person, params }) => {
    await inTransaction(db, async (tx) => {
      const plan = await queries.lockedPlan(tx, person.id, params.id);
      if (plan.wornAt !== null) return;
      const wornAt = wornMomentOf(plan.day, now());
      await recordOutfitWear(tx, person.id, plan.outfitId, wornAt);
      await queries.updatePlan(tx, person.id, plan.id, { wornAt });
    });
    return planAnswer(person.id, params.id);
  });

  route(app, contract.proposeWeek, ({ person, body: { days }, request, reply }) =>
    asGeneration(services, person.id, async (turn) => {
      const dresser = await loadPersonForProposals(db, person.id, now(), request.language);
      const asked = days.map(dresser.asking);
      // A second request on the same day returns another week.
      const week = await stylist.run(
        'planWeek',
        [mostUsed(dresser.wardrobe), asked, turn],
        disconnectSignal(reply),
      );
      const looks = explainedDays(dresser, days, week);
      const undressed = days.filter((_, index) => looks[index] === null);
      return { days: looks, missing: missingFor(dresser, undressed) };
    }),
  );
}
