import { beforeEach, describe, expect, it } from 'vitest';
import type { Look } from '#contract/looks.ts';
import type { Plan } from '#contract/plans.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { dressedPerson } from '#tests/factories/dressed.ts';
import { refusal, startTestServer } from '#tests/factories/server.ts';
import { requireNearDay, wornMomentOf } from './calendar.ts';

let client: Awaited<ReturnType<typeof dressedPerson>>;
const server = await startTestServer();
beforeEach(async () => {
  client = await dressedPerson(server);
});

const wish = { occasion: 'work', season: 'fall' };

function inDays(count: number): string {
  const noon = new Date(`${zonedDay(server.services.now())}T12:00:00Z`);
  return new Date(noon.getTime() + count * 86_400_000).toISOString().slice(0, 10);
}

async function keptOutfit(name = 'Oficina', garmentIds = client.idsOf('shirt', 'pants', 'loafers')) {
  const { body } = await client.send('POST /api/wardrobe/outfits', { ...wish, name, garmentIds });
  return body.outfit.id as string;
}

const plan = (...plans: object[]) => client.send('POST /api/wardrobe/plans', { plans });
const plansFrom = async (from: string, to = from): Promise<Plan[]> =>
  (await client.send(`GET /api/wardrobe/plans?from=${from}&to=${to}`)).body.plans;
const wardrobe = async () => (await client.send('GET /api/wardrobe')).body.wardrobe;

describe('planning an outfit', () => {
  it('puts it on its day with all its pieces', async () => {
    const outfitId = await keptOutfit();
    expect((await plan({ day: inDays(1), outfitId })).body.plans).toMatchObject([
      { day: inDays(1), worn: false, outfit: { id: outfitId, name: 'Oficina' } },
    ]);
    expect(await plansFrom(inDays(1))).toMatchObject([{ outfit: { items: [{}, {}, {}] } }]);
    expect(await plansFrom(inDays(2))).toEqual([]);
  });

  it('says which day it is in Madrid', async () => {
    const { body } = await client.send(`GET /api/wardrobe/plans?from=${inDays(0)}&to=${inDays(6)}`);
    expect(body.today).toBe(zonedDay(server.services.now()));
  });

  it('twice on one day is once', async () => {
    const outfitId = await keptOutfit();
    const day = inDays(1);
    const [first] = (await plan({ day, outfitId })).body.plans;
    const [second] = (await plan({ day, outfitId })).body.plans;
    expect(second.id).toBe(first.id);
    expect(await plansFrom(day)).toHaveLength(1);
  });

  it('ends at four a day, also for many at once', async () => {
    const ids = [];
    for (let turn = 0; turn < 6; turn++) ids.push(await keptOutfit(`Cambio ${turn}`));
    const replies = await Promise.all(ids.map((outfitId) => plan({ day: inDays(3), outfitId })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409, 409]);
    expect(await plansFrom(inDays(3))).toHaveLength(4);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      message: expect.stringMatching(/^El \d+ de [a-z]+ de 20\d\d ya tiene 4 outfits/),
      details: { day: inDays(3) },
    });
  });

  it('is all or nothing', async () => {
    const outfitId = await keptOutfit();
    const unknown = '00000000-0000-4000-8000-000000000000';
    const reply = await plan({ day: inDays(1), outfitId }, { day: inDays(2), outfitId: unknown });
    expect(reply).toMatchObject(refusal(404, 'outfit_not_found'));
    expect(await plansFrom(inDays(1), inDays(2))).toEqual([]);
  });

  it.each(['2026-02-30', 'mañana', '', '1999-01-01', '9999-12-31'])(
    'is refused for the day %j',
    async (day) => {
      const reply = await plan({ day, outfitId: await keptOutfit() });
      expect(reply).toMatchObject(refusal(400, 'validation'));
    },
  );

  it('shows at most two months at once, and none backwards', async () => {
    for (const [from, to] of [
      [inDays(0), inDays(63)],
      [inDays(1), inDays(0)],
    ]) {
      expect((await client.send(`GET /api/wardrobe/plans?from=${from}&to=${to}`)).body.code).toBe(
        'validation',
      );
    }
  });

  it('goes with its outfit, and with the garments of it', async () => {
    await plan({ day: inDays(1), outfitId: await keptOutfit() });
    await client.send(`DELETE /api/wardrobe/items/${client.owned.shirt.id}?confirm=true`);
    expect(await plansFrom(inDays(1))).toEqual([]);
  });
});

describe('a planned outfit', () => {
  it('moves to another day', async () => {
    const [{ id }] = (await plan({ day: inDays(1), outfitId: await keptOutfit() })).body.plans;
    const reply = await client.send(`PATCH /api/wardrobe/plans/${id}`, { day: inDays(5) });
    expect(reply.body.plan).toMatchObject({ id, day: inDays(5) });
    expect(await plansFrom(inDays(1))).toEqual([]);
  });

  it('does not move to a day on which it stands already', async () => {
    const outfitId = await keptOutfit();
    const { plans } = (await plan({ day: inDays(1), outfitId }, { day: inDays(2), outfitId })).body;
    const reply = await client.send(`PATCH /api/wardrobe/plans/${plans[0].id}`, { day: inDays(2) });
    expect(reply).toMatchObject(refusal(409, 'plan_day_full'));
  });

  it('leaves its day, and the outfit stays', async () => {
    const [{ id }] = (await plan({ day: inDays(1), outfitId: await keptOutfit() })).body.plans;
    expect((await client.send(`DELETE /api/wardrobe/plans/${id}`)).status).toBe(200);
    expect(await plansFrom(inDays(1))).toEqual([]);
    expect((await wardrobe()).outfits).toHaveLength(1);
  });

  it('is worn once on its day, however often it is marked', async () => {
    const [{ id }] = (await plan({ day: inDays(-2), outfitId: await keptOutfit() })).body.plans;
    const wear = () => client.send(`POST /api/wardrobe/plans/${id}/worn`);
    expect((await Promise.all([wear(), wear()])).map(({ status }) => status)).toEqual([200, 200]);
    const { outfits, items } = await wardrobe();
    expect(outfits[0]).toMatchObject({ timesWorn: 1 });
    expect(zonedDay(new Date(outfits[0].lastWornAt))).toBe(inDays(-2));
    const shirt = items.find((item: { id: string }) => item.id === client.owned.shirt.id);
    expect(shirt).toMatchObject({ timesWorn: 1 });
    expect(await plansFrom(inDays(-2))).toMatchObject([{ worn: true }]);
  });

  it('worn on a day that is over does not hide a later time', async () => {
    const outfitId = await keptOutfit();
    await client.send(`POST /api/wardrobe/outfits/${outfitId}/worn`);
    const [{ id }] = (await plan({ day: inDays(-9), outfitId })).body.plans;
    await client.send(`POST /api/wardrobe/plans/${id}/worn`);
    const [outfit] = (await wardrobe()).outfits;
    expect(outfit).toMatchObject({ timesWorn: 2 });
    expect(zonedDay(new Date(outfit.lastWornAt))).toBe(inDays(0));
  });

  it('of tomorrow has not been worn yet', async () => {
    const [{ id }] = (await plan({ day: inDays(1), outfitId: await keptOutfit() })).body.plans;
    const reply = await client.send(`POST /api/wardrobe/plans/${id}/worn`);
    expect(reply).toMatchObject(refusal(409, 'plan_in_future'));
    expect((await wardrobe()).outfits[0]).toMatchObject({ timesWorn: 0 });
  });
});

describe('the week', () => {
  const week = ['work', 'work', 'casual', 'work', 'casual'].map((occasion) => ({ ...wish, occasion }));

  it('has an outfit a day and repeats none; taken over, it is kept with the same score', async () => {
    const { body } = await client.send('POST /api/wardrobe/plans/week', { days: week });
    const looks = body.days as Look[];
    const keys = looks.map(({ garmentIds }) => [...garmentIds].sort().join());
    expect(new Set(keys).size).toBe(5);
    expect((await wardrobe()).outfits).toEqual([]);

    const taken = looks.map(({ garmentIds }, index) => ({
      day: inDays(index),
      look: { ...week[index], garmentIds },
    }));
    const { body: kept } = await plan(...taken);
    expect(kept.plans.map(({ outfit }: Plan) => outfit.aiScore)).toEqual(looks.map(({ aiScore }) => aiScore));
    expect(kept.plans.map(({ outfit }: Plan) => outfit.name)).toEqual(looks.map(({ name }) => name));
    expect(kept.plans.every(({ outfit }: Plan) => outfit.aiGenerated)).toBe(true);
    await plan(...taken);
    expect((await wardrobe()).outfits).toHaveLength(5);
    expect(await plansFrom(inDays(0), inDays(6))).toHaveLength(5);
  });

  it('counts as a generation, and an insufficient wardrobe lists its gaps', async () => {
    await client.send('POST /api/wardrobe/plans/week', { days: week });
    expect((await wardrobe()).stats.allowance.generationsToday).toBe(1);
    const bare = await server.person();
    expect(await bare.send('POST /api/wardrobe/plans/week', { days: week })).toMatchObject({
      status: 422,
      body: { code: 'wardrobe_too_small', message: expect.stringContaining('Añade') },
    });
  });

  it('cannot be accepted with another person’s garments', async () => {
    const other = await dressedPerson(server);
    const look = { ...wish, garmentIds: other.idsOf('shirt', 'pants', 'loafers') };
    expect((await plan({ day: inDays(1), look })).body.code).toBe('garment_not_found');
    expect((await wardrobe()).outfits).toEqual([]);
  });
});

describe('days', () => {
  it('are those of Madrid: an hour before midnight in summer is still today', () => {
    const lateEvening = new Date('2026-07-01T21:30:00Z');
    expect(wornMomentOf('2026-07-01', lateEvening)).toEqual(lateEvening);
    expect(() => wornMomentOf('2026-07-02', lateEvening)).toThrow('no ha llegado');
    expect(zonedDay(wornMomentOf('2026-06-30', lateEvening))).toBe('2026-06-30');
  });

  it('are planned up to a year and a day away', () => {
    const now = new Date('2026-07-01T10:00:00Z');
    expect(() => requireNearDay('2027-07-02', now)).not.toThrow();
    expect(() => requireNearDay('2027-07-03', now)).toThrow('366');
  });
});

it('the export of the account has the calendar', async () => {
  await plan({ day: inDays(1), outfitId: await keptOutfit() });
  const { bytes } = await client.send('GET /api/account/export');
  expect(bytes.includes('calendario.json')).toBe(true);
});
