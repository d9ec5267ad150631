import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { languageCookie } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import { testingPicture } from '#scanner/testing.ts';
import { photograph } from '#tests/factories/photograph.ts';
import { type Client, refusal, startTestServer } from '#tests/factories/server.ts';
import { forgetUnfiled } from './unfiled.ts';
import { claimUnread, keepUnread, postponeUnread, type UnreadRow } from './unread.ts';

const server = await startTestServer();
const it = test.extend('client', () => server.person());

const base64Of = async (color: string) => (await photograph({ color })).toString('base64');
const send = (client: Client, id: string, body: object) => client.send(`PUT /api/wardrobe/scans/${id}`, body);
const lists = async (client: Client) => (await client.send('GET /api/wardrobe/scans')).body;
/** Until nothing of the person waits. */
async function settled(client: Client) {
  const waits = async () =>
    (await lists(client)).unread.filter(({ refusal }: { refusal: unknown }) => refusal === null).length;
  await expect.poll(waits, { timeout: 30_000 }).toBe(0);
  return lists(client);
}
/** The reading, or the refusal to take it. */
async function hold(client: Client, id: string, color = '#a8182a') {
  const sent = await send(client, id, { imageBase64: await base64Of(color) });
  if (sent.status !== 200) return sent;
  const scan = (await settled(client)).scans.find((one: { id: string }) => one.id === id);
  return { status: sent.status, body: { ...sent.body, scan } };
}
const review = (client: Client, body: unknown) => client.send('POST /api/wardrobe/scans/review', body);
const unfiled = async (client: Client) => (await lists(client)).scans;
const items = async (client: Client) => (await client.send('GET /api/wardrobe')).body.wardrobe.items;

describe('a photograph of many', () => {
  it('is read once, waits unfiled, and is shown to its owner only', async () => {
    const [client, other] = [await server.person(), await server.person()];
    const id = randomUUID();
    const first = await hold(client, id);
    expect(first).toMatchObject({ status: 200, body: { scan: { id, similarId: null } } });
    expect((await hold(client, id)).body).toEqual({ ...first.body, read: true });
    expect(await unfiled(client)).toEqual([first.body.scan]);
    expect(await unfiled(other)).toEqual([]);
    expect(await items(client)).toEqual([]);
    const { thumb } = first.body.scan.photo;
    expect((await client.send(`GET ${thumb}`)).status).toBe(200);
    expect((await other.send(`GET ${thumb}`)).status).toBe(404);
    // An id of one person means nothing to another.
    expect((await review(other, { filed: [{ id, changes: {} }], discarded: [id] })).body.items).toEqual([]);
    expect(await unfiled(client)).toHaveLength(1);
  });

  it('is filed once with its corrections, which name it', async ({ client }) => {
    const [jeans, shirt, out] = [randomUUID(), randomUUID(), randomUUID()];
    await hold(client, jeans, '#1c2444');
    await hold(client, shirt, '#2f8c46');
    const { thumb } = (await hold(client, out, '#f5d32a')).body.scan.photo;
    const body = {
      filed: [
        { id: jeans, changes: { kind: 'jeans', style: 'casual' } },
        { id: shirt, changes: {} },
      ],
      discarded: [out],
    };
    const filed = await review(client, body);
    expect(filed.status).toBe(200);
    expect(filed.body.items[0]).toMatchObject({
      id: jeans,
      kind: 'jeans',
      category: 'bottoms',
      name: expect.stringMatching(/vaquero/i),
      sleeve: null,
    });
    expect(filed.body.items[0].suggested.kind).toBeUndefined();
    expect((await review(client, body)).body.items.map(({ id }: { id: string }) => id)).toEqual([
      jeans,
      shirt,
    ]);
    expect(await items(client)).toHaveLength(2);
    expect(await unfiled(client)).toEqual([]);
    expect((await client.send(`GET ${thumb}`)).status).toBe(404);
  });

  it('is told from a garment and from an earlier one of them', async ({ client }) => {
    const [owned, again, twin] = [randomUUID(), randomUUID(), randomUUID()];
    await hold(client, owned);
    await review(client, { filed: [{ id: owned, changes: {} }] });
    expect((await hold(client, again)).body.scan.similarId).toBe(owned);
    await hold(client, randomUUID(), '#1c2444');
    await hold(client, twin, '#1c2444');
    const [first, blue, second] = await unfiled(client);
    expect([first.similarId, blue.similarId, second.similarId]).toEqual([owned, null, blue.id]);
  });

  it('that shows no garment is asked about, and only the question is kept', async ({ client }) => {
    const imageBase64 = (await testingPicture('cat')).toString('base64');
    const id = randomUUID();
    await send(client, id, { imageBase64 });
    const refusal = { code: 'not_a_garment', message: 'Parece un animal.' };
    expect(await settled(client)).toEqual({ scans: [], unread: [{ id, refusal }] });
    const inEnglish = { headers: { cookie: `${client.cookie}; ${languageCookie}=en` } };
    expect((await client.send('GET /api/wardrobe/scans', undefined, inEnglish)).body.unread).toEqual([
      { id, refusal: { code: 'not_a_garment', message: 'It looks like an animal.' } },
    ]);
    const { rows } = await server.services.db.execute(
      `select photograph from unread_photographs where id = '${id}'`,
    );
    expect(rows).toEqual([{ photograph: null }]);
    await send(client, id, { imageBase64, confirmed: true });
    expect(await settled(client)).toMatchObject({ scans: [{ id }], unread: [] });
  });

  it('that a server has left is read by another, and people take turns', async () => {
    const [client, other] = [await server.person(), await server.person()];
    const { db, now } = server.services;
    const later = new Date(now().getTime() + 3_600_000);
    const imageBase64 = await base64Of('#1c2444');
    const photograph = Buffer.from(imageBase64, 'base64');
    for (const ownerId of [client.user.id, client.user.id, other.user.id]) {
      const sent = { id: randomUUID(), photograph, confirmed: false, showFace: false, network: 'n' };
      // Not due for the server's own reader.
      await keepUnread({ ...server.services, now: () => later }, ownerId, sent, 0);
    }
    const first = await claimUnread(db, later, '');
    const second = await claimUnread(db, later, first?.ownerId ?? '');
    expect(new Set([first?.ownerId, second?.ownerId]).size).toBe(2);
    const third = await claimUnread(db, later, second?.ownerId ?? '');
    expect(await claimUnread(db, later, '')).toBeNull();
    const after = new Date(later.getTime() + 61_000);
    const again = await claimUnread(db, after, '');
    expect(again).toMatchObject({ attempts: 2 });
    // Postponed by a server that no longer holds it.
    await postponeUnread(db, first as UnreadRow, now());
    expect(await lists(client)).toMatchObject({ scans: [] });
    const own = [first, second, third].filter((row) => row?.ownerId === client.user.id);
    await review(client, { discarded: own.map((row) => row?.id) });
    expect(await lists(client)).toEqual({ scans: [], unread: [] });
  });

  it('is not taken when too much waits', async ({ client }) => {
    const later = new Date(server.services.now().getTime() + 3_600_000);
    const sent = { confirmed: false, showFace: false, network: 'n' };
    const photograph = Buffer.alloc(limits.review.unreadBytesMax - 1000, 1);
    Buffer.from([0xff, 0xd8, 0xff]).copy(photograph);
    const services = { ...server.services, now: () => later };
    await keepUnread(services, client.user.id, { ...sent, id: randomUUID(), photograph }, 0);
    const refused = await send(client, randomUUID(), { imageBase64: await base64Of('#1c2444') });
    expect(refused).toMatchObject(refusal(503, 'scanner_busy'));
  });

  it('takes room before it is filed, all or nothing', async ({ client }) => {
    for (let count = 0; count < 49; count++)
      await client.send('POST /api/wardrobe/items', {
        name: `Prenda ${count}`,
        kind: 'shirt',
        color: 'blanco',
      });
    const id = randomUUID();
    expect((await hold(client, id)).status).toBe(200);
    expect(await hold(client, randomUUID())).toMatchObject(refusal(403, 'garment_limit'));
    await client.send('POST /api/wardrobe/items', { name: 'La última', kind: 'shirt', color: 'blanco' });
    const refused = await review(client, { filed: [{ id, changes: {} }] });
    expect(refused).toMatchObject(refusal(403, 'garment_limit'));
    expect(await unfiled(client)).toHaveLength(1);
  });

  it('is forgotten when it is never reviewed', async ({ client }) => {
    const { thumb } = (await hold(client, randomUUID())).body.scan.photo;
    server.travel((limits.review.keptDays - 1) * 86_400_000);
    await forgetUnfiled(server.services);
    expect((await client.send(`GET ${thumb}`)).status).not.toBe(404);
    server.travel(2 * 86_400_000);
    await forgetUnfiled(server.services);
    const { rows } = await server.services.db.execute(
      `select 1 from photos where owner_id = '${client.user.id}' union all select 1 from unfiled_scans where owner_id = '${client.user.id}'`,
    );
    expect(rows).toEqual([]);
  });
});
