import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { wears } from '#server/platform/db/schema/index.ts';
import { byHand } from '#tests/factories/by-hand.ts';
import { addGarment, startTestServer } from '#tests/factories/server.ts';
import { colorSharesOf } from './color-shares.ts';
import { monthsUpTo } from './present.ts';

const dayMillis = 24 * 60 * 60 * 1000;

const server = await startTestServer();

describe('the figures of a wardrobe', () => {
  it('are all empty before there is anything', async () => {
    const { body } = await (await server.person()).send('GET /api/wardrobe/analytics');
    expect(body).toMatchObject({
      totalGarments: 0,
      costPerWear: { average: null, best: [], worst: [] },
      colors: [],
      unused: { count: 0, items: [] },
      mostWorn: [],
    });
    expect(body.wearsByMonth).toHaveLength(12);
    expect(body.wearsByMonth.every(({ wears }: { wears: number }) => wears === 0)).toBe(true);
  });

  it('rank what each wear costs, and name nothing as best and worst at once', async () => {
    const client = await server.person();
    const cheap = await addGarment(client, { name: 'Camiseta', kind: 't-shirt', purchasePrice: 20 });
    const dear = await addGarment(client, { name: 'Abrigo', kind: 'coat', purchasePrice: 300 });
    await addGarment(client, { name: 'Sin precio', kind: 'pants' });
    for (const id of [cheap.id, cheap.id, dear.id]) await client.send(`POST /api/wardrobe/items/${id}/worn`);
    const { body } = await client.send('GET /api/wardrobe/analytics');
    expect(body.costPerWear.average).toBe(106.67);
    expect(body.costPerWear.best).toMatchObject([{ name: 'Camiseta', costPerWear: 10, timesWorn: 2 }]);
    expect(body.costPerWear.worst).toMatchObject([{ name: 'Abrigo', costPerWear: 300 }]);
    expect(body.wearsByMonth.at(-1).wears).toBe(3);
    expect(body.mostWorn[0].name).toBe('Camiseta');
    expect(body.unused).toMatchObject({ count: 1, items: [{ name: 'Sin precio' }] });
  });

  it('call a piece unused again when ninety days have passed', async () => {
    const later = await startTestServer();
    const client = await later.person();
    const { id } = await addGarment(client);
    await client.send(`POST /api/wardrobe/items/${id}/worn`);
    // The session has expired by then.
    const signIn = { username: client.user.username, password: client.password };
    later.travel(89 * dayMillis);
    await client.send('POST /api/login', signIn);
    expect((await client.send('GET /api/wardrobe/analytics')).body.unused.count).toBe(0);
    later.travel(2 * dayMillis);
    await client.send('POST /api/login', signIn);
    expect((await client.send('GET /api/wardrobe/analytics')).body.unused.count).toBe(1);
  });

  it('tell a year: what was worn, in which colours, how long without repeating, and what was new', async () => {
    const client = await server.person();
    const shirt = await addGarment(client, { name: 'Camisa', purchasePrice: 30 });
    const skirt = await addGarment(client, { name: 'Falda', kind: 'skirt', color: 'negro' });
    await addGarment(client, { name: 'Sin usos', kind: 'coat' });
    const shoes = await addGarment(client, { name: 'Zapatos', kind: 'shoes' });
    const wornOn = (id: string, ...days: string[]) =>
      byHand(server.services.db, client.user.id, (tx) =>
        tx.insert(wears).values(
          days.map((day) => ({
            ownerId: client.user.id,
            id: randomUUID(),
            garmentId: id,
            wornAt: new Date(`${day}Z`),
          })),
        ),
      );
    const year = new Date().getFullYear();
    // In Madrid the last hour of the year in Greenwich is of the next.
    await wornOn(shirt.id, `${year - 1}-12-31T23:30`, `${year}-01-02T12:00`, `${year}-01-05T12:00`);
    await wornOn(skirt.id, `${year}-01-02T12:00`, `${year}-01-04T12:00`, `${year - 1}-06-01T12:00`);
    await wornOn(shoes.id, `${year}-01-03T12:00`);
    const { body } = await client.send('GET /api/wardrobe/year');
    expect(body).toMatchObject({
      year,
      years: [year, year - 1],
      days: 5,
      wears: 6,
      garmentsWorn: 3,
      totalGarments: 4,
      mostWorn: [
        { name: 'Camisa', wears: 3 },
        { name: 'Falda', wears: 2 },
        { name: 'Zapatos', wears: 1 },
      ],
      // The shirt alone of the first day comes again on the 5th.
      longestRun: { days: 3, from: `${year}-01-01`, to: `${year}-01-04` },
      added: {
        garments: 4,
        spent: 30,
        costPerWear: 10,
        unworn: 1,
        best: { name: 'Camisa', costPerWear: 10 },
      },
    });
    expect(body.wearsByMonth).toEqual([6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const before = (await client.send(`GET /api/wardrobe/year?year=${year - 1}`)).body;
    expect(before).toMatchObject({ days: 1, longestRun: null, added: { garments: 0, best: null } });
    expect((await client.send('GET /api/wardrobe/year?year=ayer')).status).toBe(400);
    const day = `${year}-01-06`;
    await client.send(`PUT /api/wardrobe/items/${shoes.id}/departure`, { how: 'given', day, received: 5 });
    await client.send(`PUT /api/wardrobe/items/${shirt.id}/departure`, { how: 'sold', day, received: 12 });
    const later = (await client.send('GET /api/wardrobe/year')).body;
    expect(later).toMatchObject({
      garmentsWorn: 3,
      mostWorn: [{ name: 'Camisa', departed: true }, { name: 'Falda', departed: false }, {}],
      departed: { sold: 1, givenAway: 1, received: 12 },
      added: { spent: 30, costPerWear: 6 },
    });
  });

  it('are of the person who asks alone', async () => {
    const mine = await server.person();
    await addGarment(mine, { name: 'Solo mía' });
    const stranger = await server.person();
    for (const call of ['GET /api/wardrobe/analytics', 'GET /api/wardrobe/year'])
      expect((await stranger.send(call)).body.totalGarments).toBe(0);
  });
});

describe('colorSharesOf', () => {
  const color = (name: string, hex: string, share: number) => ({ name, hex, share });

  it('weighs every garment the same and divides it among its colours', () => {
    const shares = colorSharesOf([
      { colors: [color('blanco', '#f5f5f4', 0.75), color('rojo', '#c01824', 0.25)] },
      { colors: [color('rojo', '#c01824', 1)] },
    ]);
    expect(shares.map(({ name, share, garments }) => [name, share, garments])).toEqual([
      ['rojo', 0.625, 2],
      ['blanco', 0.375, 1],
    ]);
  });

  it('goes round the wheel, then from black to white', () => {
    const shares = colorSharesOf([
      { colors: [color('blanco', '#f5f5f4', 1)] },
      { colors: [color('azul', '#2b5fae', 1)] },
      { colors: [color('negro', '#1d1c1f', 1)] },
      { colors: [color('rojo', '#c01824', 1)] },
    ]);
    expect(shares.map(({ name }) => name)).toEqual(['rojo', 'azul', 'negro', 'blanco']);
    expect(shares.map(({ hueDeg }) => hueDeg === null)).toEqual([false, false, true, true]);
    expect(shares.map(({ neutral }) => neutral)).toEqual([false, false, true, true]);
  });
});

it('monthsUpTo crosses the year and follows the calendar of Madrid', () => {
  expect(monthsUpTo(new Date('2026-01-31T23:30:00Z'), 3)).toEqual(['2025-12', '2026-01', '2026-02']);
});
