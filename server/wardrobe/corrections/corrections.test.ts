import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportCorrections } from '#server/operator/corrections.ts';
import { photograph } from '#tests/factories/photograph.ts';
import { type Client, refusal, startTestServer } from '#tests/factories/server.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';

const server = await startTestServer();

const consent = 'api/corrections/consent';

async function correctedGarment(client: Client, fields: Record<string, unknown> = { kind: 'blouse' }) {
  const imageBase64 = (await photograph()).toString('base64');
  const { item, analysis } = (await client.send('POST /api/wardrobe/scan', { imageBase64 })).body;
  await client.send(`PATCH /api/wardrobe/items/${item.id}`, {
    brand: 'Alba Norte',
    name: 'La de Ana',
    ...fields,
  });
  return { item, analysis };
}

async function exported(folder: string) {
  const { data } = await exportCorrections.run(server.services, [folder], {});
  const text = await readFile(path.join(folder, 'corrections.jsonl'), 'utf8');
  const corrections = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  return { data, text, corrections, pictures: await readdir(path.join(folder, 'images')) };
}

describe('corrections for the next training', () => {
  it('are shared with consent only, and removed when it is withdrawn', async () => {
    const folder = makeTemporaryFolder();
    const client = await server.person();
    const { analysis } = await correctedGarment(client);
    expect((await client.send(`GET /${consent}`)).body).toEqual({ agreedAt: null });
    expect((await exported(folder)).corrections).toEqual([]);

    const agreed = await client.send(`PUT /${consent}`);
    expect(agreed.body.agreedAt).toEqual(expect.any(String));
    const first = await exported(folder);
    expect(first.corrections).toEqual([
      {
        image: expect.any(String),
        read: expect.objectContaining({ kind: analysis.kind }),
        corrected: { kind: 'blouse' },
      },
    ]);
    expect(first.pictures).toEqual([`${first.corrections[0].image}.jpg`]);

    expect((await client.send(`DELETE /${consent}`)).body).toEqual({ agreedAt: null });
    expect(await exported(folder)).toMatchObject({
      data: { exported: 0, removed: 1 },
      corrections: [],
      pictures: [],
    });
  });

  it('say nothing of the person, and nothing that only the scanner said', async () => {
    const client = await server.person();
    await client.send(`PUT /${consent}`);
    const { item } = await correctedGarment(client, { sleeve: 'short', secondColor: 'blanco' });
    const { text, corrections } = await exported(makeTemporaryFolder());
    await client.send(`DELETE /${consent}`);
    expect(corrections).toHaveLength(1);
    expect(corrections[0].corrected).toEqual({ sleeve: 'short', secondColor: 'blanco' });
    for (const secret of ['Alba Norte', 'La de Ana', client.user.username, client.user.id, item.id])
      expect(text).not.toContain(secret);
  });

  it('are not asked of a demonstration', async () => {
    const visitor = await server.demonstration();
    expect(await visitor.send(`PUT /${consent}`)).toMatchObject(refusal(403, 'demo_forbidden'));
  });
});
