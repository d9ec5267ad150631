import { describe, expect, test } from 'vitest';
import { photograph } from '#tests/factories/photograph.ts';
import { type Client, startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();
const it = test.extend('client', () => server.person());

async function scan(client: Client, look: Parameters<typeof photograph>[0] = {}) {
  const imageBase64 = (await photograph(look)).toString('base64');
  const { body } = await client.send('POST /api/wardrobe/scan', { imageBase64 });
  return body;
}

describe('scanning the same garment again', () => {
  it('names the owned one, also from another distance, and none of another person', async ({ client }) => {
    const first = await scan(client);
    expect(first.similarId).toBeNull();
    const again = await scan(client, { width: 450, height: 610 });
    expect(again.similarId).toBe(first.item.id);
    expect((await scan(await server.person())).similarId).toBeNull();
  });

  it('takes the same cut in another colour for another garment', async ({ client }) => {
    await scan(client, { color: '#c01824' });
    expect((await scan(client, { color: '#1c2444' })).similarId).toBeNull();
  });

  it('follows the photograph of a garment when it is replaced', async ({ client }) => {
    const { item } = await scan(client, { color: '#c01824' });
    const imageBase64 = (await photograph({ color: '#2f8c46' })).toString('base64');
    await client.send(`PUT /api/wardrobe/items/${item.id}/photo`, { imageBase64 });
    await client.send(`PATCH /api/wardrobe/items/${item.id}`, { color: 'verde' });
    expect((await scan(client, { color: '#2f8c46' })).similarId).toBe(item.id);
  });

  it('knows garments whose embedding is of an older model once another scan is through', async () => {
    const { db } = server.services;
    const client = await server.person();
    const { item } = await scan(client);
    await db.execute(
      `update garments set embedding = null, embedding_model = 'older' where id = '${item.id}'`,
    );
    expect((await scan(client, { color: '#1c2444' })).similarId).toBeNull();
    await expect
      .poll(async () => (await db.execute(`select embedding from garments where id = '${item.id}'`)).rows[0])
      .not.toMatchObject({ embedding: null });
    expect((await scan(client)).similarId).toBe(item.id);
  });
});

describe('correcting what the scanner read', () => {
  const colors = ['#c01824', '#1c2444', '#2f8c46', '#6a3488'];

  it('moves the next readings of that wardrobe, and of no other', async ({ client }) => {
    const other = await server.person();
    const [read] = await Promise.all([scan(other, { color: colors[3] ?? '' })]);
    const corrected = read.analysis.kind === 'blouse' ? 'cardigan' : 'blouse';
    for (const color of colors.slice(0, 3)) {
      const { item } = await scan(client, { color });
      await client.send(`PATCH /api/wardrobe/items/${item.id}`, { kind: corrected });
    }
    const fourth = await scan(client, { color: colors[3] ?? '' });
    expect(fourth.analysis.kind).toBe(corrected);
    expect(fourth.item.kind).toBe(corrected);
    const sum = fourth.analysis.kinds.reduce(
      (all: number, one: { confidence: number }) => all + one.confidence,
      0,
    );
    expect(sum).toBeCloseTo(1, 4);
    expect((await scan(other, { color: colors[0] ?? '' })).analysis.kind).not.toBe(corrected);
  });

  it('is sure of it only as far as the evidence goes', async ({ client }) => {
    const { item, analysis } = await scan(client, { color: colors[0] ?? '' });
    const corrected = analysis.kind === 'blouse' ? 'cardigan' : 'blouse';
    await client.send(`PATCH /api/wardrobe/items/${item.id}`, { kind: corrected });
    const once = await scan(client, { color: colors[1] ?? '' });
    const confidence = once.analysis.kinds.find((one: { kind: string }) => one.kind === corrected).confidence;
    expect(confidence).toBeGreaterThan(0.3);
    expect(confidence).toBeLessThan(0.9);
  });
});
