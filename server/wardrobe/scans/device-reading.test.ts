import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { trustLimits } from '#contract/trust.ts';
import { analysisOf } from '#scanner/analysis.ts';
import { embeddingModel } from '#scanner/embedding-model.ts';
import { scanGarment } from '#scanner/scan.ts';
import { photograph } from '#tests/factories/photograph.ts';
import { type Client, refusal, startTestServer } from '#tests/factories/server.ts';
import { applyCorrections } from './device-reading.ts';

const server = await startTestServer();
const it = test.extend('client', () => server.person());

async function told(look: Parameters<typeof photograph>[0] = {}) {
  const reading = await scanGarment(await photograph(look), { cutout: false });
  return {
    analysis: analysisOf(reading),
    embedding: [...reading.embedding],
    embeddingModel,
    millis: 640,
  };
}
type Told = Awaited<ReturnType<typeof told>>;

const file = (client: Client, body: unknown) => client.send('POST /api/wardrobe/scan/reading', body);

describe('a garment that a device has read', () => {
  it('is filed as it was read, drawn, and nothing of a photograph is kept', async ({ client }) => {
    const body = await told();
    const answer = await file(client, body);
    expect(answer.status).toBe(200);
    const { item, analysis, similarId } = answer.body;
    expect(similarId).toBeNull();
    expect(item).toMatchObject({
      kind: body.analysis.kind,
      color: body.analysis.color,
      pattern: body.analysis.pattern,
      suggested: body.analysis.suggested,
      confidence: body.analysis.confidence,
      photo: { illustrated: true },
    });
    expect(analysis).toEqual(body.analysis);
    expect((await client.send('GET /api/wardrobe')).body.wardrobe.items[0]).toEqual(item);
    const { rows } = await server.services.db.execute(
      `select storage_key from photos where owner_id = '${client.user.id}' and storage_key is not null`,
    );
    expect(rows).toEqual([]);
  });

  it('says in what is known of it that it was read there', async ({ client }) => {
    await file(client, await told());
    await client.send('POST /api/wardrobe/scan', { imageBase64: (await photograph()).toString('base64') });
    const { rows } = await server.services.db.execute(
      `select read_on from scans where owner_id = '${client.user.id}' order by created_at`,
    );
    expect(rows).toEqual([{ read_on: 'device' }, { read_on: 'server' }]);
  });

  it('is told from one that looks like it, wherever either was read', async ({ client }) => {
    const imageBase64 = (await photograph()).toString('base64');
    const first = (await client.send('POST /api/wardrobe/scan', { imageBase64 })).body;
    expect((await file(client, await told({ width: 450, height: 610 }))).body.similarId).toBe(first.item.id);
    expect((await file(client, await told({ color: '#1c2444' }))).body.similarId).toBeNull();
    expect((await file(await server.person(), await told())).body.similarId).toBeNull();
  });

  it('is filed once by its id, with what its owner corrected', async ({ client }) => {
    const id = randomUUID();
    const body = { ...(await told()), id, changes: { kind: 'skirt', color: 'verde' } };
    const { item } = (await file(client, body)).body;
    expect(item).toMatchObject({ id, kind: 'skirt', category: 'bottoms', color: 'verde', sleeve: null });
    expect(item.name).toMatch(/^Falda .*verde/);
    expect((await file(client, body)).body.item).toEqual(item);
    expect((await client.send('GET /api/wardrobe')).body.summary.totalItems).toBe(1);
  });

  it('of another model is stored without comparison', async ({ client }) => {
    await file(client, await told());
    const { status, body } = await file(client, { ...(await told()), embeddingModel: 'another' });
    expect({ status, similarId: body.similarId }).toEqual({ status: 200, similarId: null });
  });

  it('takes part in what the person teaches their wardrobe', async ({ client }) => {
    const corrected = 'cardigan';
    for (const color of ['#c01824', '#1c2444', '#2f8c46']) {
      const { item } = (await file(client, await told({ color }))).body;
      await client.send(`PATCH /api/wardrobe/items/${item.id}`, { kind: corrected });
    }
    const imageBase64 = (await photograph({ color: '#6a3488' })).toString('base64');
    const { analysis } = (await client.send('POST /api/wardrobe/scan', { imageBase64 })).body;
    expect(analysis.kind).toBe(corrected);
  });

  it('is adjusted by the person’s own corrections, wherever it was read', async ({ client }) => {
    for (const color of ['#c01824', '#1c2444', '#2f8c46']) {
      const imageBase64 = (await photograph({ color })).toString('base64');
      const { item } = (await client.send('POST /api/wardrobe/scan', { imageBase64 })).body;
      const said = { kind: 'cardigan', style: 'formal', fabric: 'wool' };
      await client.send(`PATCH /api/wardrobe/items/${item.id}`, said);
    }
    const body = await told({ color: '#6a3488' });
    const { analysis, item } = (await file(client, body)).body;
    expect(analysis).toMatchObject({ kind: 'cardigan', style: 'formal', fabric: 'wool' });
    expect(analysis.kinds[0].kind).toBe('cardigan');
    expect(item).toMatchObject({ kind: 'cardigan', style: 'formal', fabric: 'wool' });
    expect(analysis.suggested).toMatchObject({ kind: true, fabric: true });
    expect((await file(await server.person(), body)).body.analysis).toEqual(body.analysis);
  });

  it('keeps the mark of a fabric that was seen or guessed, whatever was corrected', async () => {
    const { analysis, embedding } = await told();
    const like = Float32Array.from(embedding);
    const { fabric: _, ...guesses } = analysis.suggested;
    const seen = { ...analysis, fabric: 'denim' as const, suggested: guesses };
    const corrected = [{ embedding: like, fabric: 'denim' as const }];
    expect(applyCorrections(seen, like, corrected).suggested.fabric).toBeUndefined();
    expect(applyCorrections({ ...seen, suggested: { fabric: true } }, like, corrected).suggested.fabric).toBe(
      true,
    );
  });

  it('hangs together, whatever the device says of it', async ({ client }) => {
    const { analysis, ...rest } = await told();
    const { body } = await file(client, {
      ...rest,
      analysis: {
        ...analysis,
        kind: 'shoes',
        category: 'tops',
        sleeve: 'long',
        length: 'short',
        color: 'verde',
        secondColor: 'verde',
        colors: [{ name: 'rojo', hex: '#c01824', share: 1 }],
        suggested: { sleeve: true },
        confidence: { sleeve: 1, kind: 0.5 },
      },
    });
    expect(body.item).toMatchObject({
      kind: 'shoes',
      category: 'shoes',
      sleeve: null,
      length: null,
      color: 'verde',
      colors: [{ name: 'verde', hex: '#c01824', share: 1 }],
      secondColor: null,
      suggested: { condition: true },
      confidence: { kind: 0.5 },
    });
  });

  it.each<[string, (body: Told) => unknown]>([
    ['an unknown kind', (body) => ({ ...body, analysis: { ...body.analysis, kind: 'cape' } })],
    ['a colour of its own', (body) => ({ ...body, analysis: { ...body.analysis, color: 'rojo pasión' } })],
    [
      'a colour that is no colour',
      (body) => ({
        ...body,
        analysis: { ...body.analysis, colors: [{ name: 'rojo', hex: 'url(#x)', share: 1 }] },
      }),
    ],
    ['no colours', (body) => ({ ...body, analysis: { ...body.analysis, colors: [] } })],
    [
      'more tags than a garment has',
      (body) => ({ ...body, analysis: { ...body.analysis, tags: Array(13).fill('a') } }),
    ],
    [
      'a confidence beyond certainty',
      (body) => ({ ...body, analysis: { ...body.analysis, confidence: { kind: 2 } } }),
    ],
    ['an embedding that is too short', (body) => ({ ...body, embedding: body.embedding.slice(1) })],
    ['an embedding of words', (body) => ({ ...body, embedding: Array(limits.embeddingLength).fill('0') })],
    [
      'numbers that JSON has none for',
      (body) => ({ ...body, embedding: Array(limits.embeddingLength).fill(null) }),
    ],
    ['an unknown field', (body) => ({ ...body, name: 'Mi camiseta' })],
    ['a photograph', (body) => ({ ...body, imageBase64: 'AAAA' })],
  ])('is refused with %s, and nothing is filed', async (_what, change) => {
    const client = await server.person();
    const { status, body } = await file(client, change(await told()));
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'validation' });
    expect((await client.send('GET /api/wardrobe')).body.summary.totalItems).toBe(0);
  });

  it('counts against the room of the wardrobe like any other', async ({ client }) => {
    for (let count = 0; count < trustLimits.garments.each.unconfirmed; count++)
      await client.send('POST /api/wardrobe/items', {
        name: `Prenda ${count}`,
        kind: 'shirt',
        color: 'blanco',
      });
    expect(await file(client, await told())).toMatchObject(refusal(403, 'garment_limit'));
  });
});
