import { z } from 'zod';
import { DayEvent } from './calendar.ts';
import { Done, endpoint, IdParams } from './endpoint.ts';
import { limits } from './limits.ts';
import { DayWish, Look } from './looks.ts';
import { messages } from './messages.ts';
import { MissingPiece, Outfit, OutfitFields } from './outfits.ts';

/** In Europe/Madrid. */
const Day = z.iso.date(messages.day);

export const Plan = z.object({
  id: z.uuid(),
  day: z.string(),
  worn: z.boolean(),
  outfit: Outfit,
});
export type Plan = z.infer<typeof Plan>;

export const readPlans = endpoint({
  method: 'GET',
  path: '/api/wardrobe/plans',
  summary: 'The outfits planned from one day to another, both included',
  access: 'session',
  query: z.strictObject({ from: Day, to: Day }),
  response: z.object({
    today: z.string(),
    plans: z.array(Plan),
    events: z.array(DayEvent),
  }),
  errors: ['validation'],
});

export const planOutfits = endpoint({
  method: 'POST',
  path: '/api/wardrobe/plans',
  summary: 'Plans outfits on days: kept ones, or proposed ones that are kept with it. All or none',
  access: 'session',
  body: z.strictObject({
    plans: z
      .array(
        z.union([
          z.strictObject({ day: Day, outfitId: z.uuid() }),
          z.strictObject({
            day: Day,
            look: DayWish.extend({ garmentIds: OutfitFields.shape.garmentIds }),
          }),
        ]),
      )
      .min(1)
      .max(limits.plan.perCall),
  }),
  response: z.object({ plans: z.array(Plan) }),
  errors: ['outfit_not_found', 'garment_not_found', 'plan_day_full'],
});

export const movePlan = endpoint({
  method: 'PATCH',
  path: '/api/wardrobe/plans/:id',
  summary: 'Moves a planned outfit to another day',
  access: 'session',
  params: IdParams,
  body: z.strictObject({ day: Day }),
  response: z.object({ plan: Plan }),
  errors: ['plan_not_found', 'plan_day_full'],
});

export const removePlan = endpoint({
  method: 'DELETE',
  path: '/api/wardrobe/plans/:id',
  summary: 'Takes a planned outfit off its day; the outfit stays',
  access: 'session',
  params: IdParams,
  response: Done,
  errors: ['plan_not_found'],
});

export const wearPlan = endpoint({
  method: 'POST',
  path: '/api/wardrobe/plans/:id/worn',
  summary: 'Marks a planned outfit as worn on its day, once; a day to come is refused',
  access: 'session',
  params: IdParams,
  response: z.object({ plan: Plan }),
  errors: ['plan_not_found', 'plan_in_future'],
});

export const proposeWeek = endpoint({
  method: 'POST',
  path: '/api/wardrobe/plans/week',
  summary: 'Proposes an outfit for each day in a row, none twice; keeps nothing, counts as a generation',
  access: 'session',
  rate: { perMinute: 20 },
  body: z.strictObject({ days: z.array(DayWish).min(1).max(limits.plan.weekDays) }),
  response: z.object({ days: z.array(Look.nullable()), missing: z.array(MissingPiece) }),
  errors: ['generation_limit', 'wardrobe_too_small', 'rate_limited'],
});
