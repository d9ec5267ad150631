import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { garments, outfits, photos } from '#server/platform/db/schema/index.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { photograph } from '#tests/factories/photograph.ts';
import { addGarment, startTestServer } from '#tests/factories/server.ts';
import { setDeparture } from './departures.ts';
import { updateGarmentRow } from './queries.ts';
import { changeState } from './state.ts';

const server = await startTestServer();
const imageBase64 = (await photograph()).toString('base64');

/** On Citus the locks are held on the workers. */
const waits = process.env.CITUS_PORTS
  ? 'select count(distinct waiting_gpid)::int as count from citus_lock_waits'
  : `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`;
const waiting = async () => {
  const { rows } = await server.services.db.$client.query(waits);
  return rows[0].count as number;
};

/** Sends each once those before it wait for the garment, then lets them all go on. */
async function together(ownerId: string, id: string, ...calls: (() => Promise<unknown>)[]) {
  const sent: Promise<unknown>[] = [];
  await server.services.db.transaction(async (tx) => {
    await tx
      .select({ id: garments.id })
      .from(garments)
      .where(and(eq(garments.ownerId, ownerId), eq(garments.id, id)))
      .for('no key update');
    for (const call of calls) {
      sent.push(call());
      await expect.poll(waiting, { timeout: 60_000 }).toBe(sent.length);
    }
  });
  return Promise.all(sent);
}

async function ownerOf(fields = {}) {
  const client = await server.person();
  const { id } = await addGarment(client, fields);
  const path = `/api/wardrobe/items/${id}`;
  return {
    client,
    id,
    ownerId: client.user.id,
    item: async () => (await client.send('GET /api/wardrobe')).body.wardrobe.items[0],
    photos: () => server.services.db.$count(photos, eq(photos.ownerId, client.user.id)),
    photograph: () => client.send(`PUT ${path}/photo`, { imageBase64 }),
    erase: () => client.send(`DELETE ${path}`),
    change: (body: object) => client.send(`PATCH ${path}`, body),
    wear: () => client.send(`POST ${path}/worn`),
    unwear: () => client.send(`DELETE ${path}/worn`),
  };
}

describe('a garment that is changed twice at once', () => {
  it('keeps one photograph of two, and none once it is erased', async () => {
    const one = await ownerOf();
    await together(one.ownerId, one.id, one.photograph, one.photograph);
    expect(await one.photos()).toBe(1);
    await together(one.ownerId, one.id, one.photograph, one.erase);
    expect(await one.photos()).toBe(0);
  });

  it('keeps its new photograph when a drawing would have changed', async () => {
    const one = await ownerOf();
    await together(one.ownerId, one.id, one.photograph, () => one.change({ kind: 'skirt' }));
    expect(await one.item()).toMatchObject({ kind: 'skirt', photo: { illustrated: false } });
    expect(await one.photos()).toBe(1);
  });

  it('is as both have corrected it', async () => {
    const one = await ownerOf();
    const suggested = { color: true, pattern: true } as const;
    await server.services.db.transaction(async (tx) => {
      await updateGarmentRow(tx, one.ownerId, one.id, { suggested });
      await changeState(tx, one.ownerId);
    });
    await together(
      one.ownerId,
      one.id,
      () => one.change({ color: 'verde' }),
      () => one.change({ pattern: 'stripes' }),
    );
    const { color, pattern, suggested: left } = await one.item();
    expect({ color, pattern, left }).toEqual({ color: 'verde', pattern: 'stripes', left: {} });
  });

  it('counts a wear that comes while another is taken back', async () => {
    const one = await ownerOf();
    await one.wear();
    await together(one.ownerId, one.id, one.wear, one.unwear);
    expect(await one.item()).toMatchObject({ timesWorn: 1 });
  });
});

it('no outfit is made with a garment that is leaving', async () => {
  const one = await ownerOf();
  const { db, now, config } = server.services;
  const pants = await addGarment(one.client, { kind: 'pants' });
  const look = { name: 'Dos', occasion: 'work', season: 'fall', garmentIds: [one.id, pants.id] };
  const departure = { how: 'given' as const, day: zonedDay(now()), received: null };
  const made = await db.transaction(async (tx) => {
    await setDeparture(tx, one.ownerId, one.id, departure, { now: now(), mode: config.payments.mode });
    const reply = one.client.send('POST /api/wardrobe/outfits', look);
    await Promise.race([expect.poll(waiting, { timeout: 60_000 }).toBe(1), reply]);
    return [reply];
  });
  expect((await made[0])?.body.code).toBe('garment_not_found');
  await one.client.send(`DELETE /api/wardrobe/items/${one.id}/departure`);
  const kept = db.select({ departed: outfits.departed }).from(outfits);
  expect(await kept.where(eq(outfits.ownerId, one.ownerId))).toEqual([]);
});
