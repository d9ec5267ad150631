import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { trustLimits } from '#contract/trust.ts';
import { testingPicture } from '#scanner/testing.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { refusal, startTestServer } from '#tests/factories/server.ts';

let imageBase64 = '';
const server = await startTestServer();
const it = test.extend('other', () => server.person());
const client = await server.person();
imageBase64 = (await testingPicture('photographer')).toString('base64');

const lookOf = (pieces: number[]) => ({
  imageBase64,
  pieces,
  outfit: { id: randomUUID(), name: 'Look de hoy', description: '', occasion: 'casual', season: 'fall' },
});
const itemsOf = async () => (await client.send('GET /api/wardrobe')).body.wardrobe.items;

describe('a photograph of somebody in clothes', () => {
  it('gives its pieces as proposals and files none', async () => {
    const { status, body } = await client.send('POST /api/wardrobe/scan/proposals', { imageBase64 });
    expect(status).toBe(200);
    expect(body.people).toHaveLength(1);
    expect(body.proposals.length).toBeGreaterThanOrEqual(2);
    expect(await itemsOf()).toEqual([]);
  });

  it('files the chosen pieces once, and finds them again', async () => {
    const first = await client.send('POST /api/wardrobe/scan/worn', lookOf([0, 1]));
    expect(first.status).toBe(200);
    expect(first.body.items.map(({ known }: { known: boolean }) => known)).toEqual([false, false]);
    expect(await itemsOf()).toHaveLength(2);
    const again = await client.send('POST /api/wardrobe/scan/worn', lookOf([0, 1]));
    expect(again.body.items.map(({ known }: { known: boolean }) => known)).toEqual([true, true]);
    expect(await itemsOf()).toHaveLength(2);
    expect(again.body.outfit.timesWorn).toBe(1);
    expect((await itemsOf()).map(({ timesWorn }: { timesWorn: number }) => timesWorn)).toEqual([2, 2]);
  });

  it('is kept as an outfit worn today, once however often it is sent', async ({ other }) => {
    const look = lookOf([0, 1]);
    const answers = await Promise.all([1, 2].map(() => other.send('POST /api/wardrobe/scan/worn', look)));
    const last = await other.send('POST /api/wardrobe/scan/worn', look);
    for (const { status, body } of [...answers, last]) {
      expect(status).toBe(200);
      expect(body.outfit).toMatchObject({ id: look.outfit.id, name: 'Look de hoy', timesWorn: 1 });
      expect(body.outfit.items).toHaveLength(2);
    }
    const { wardrobe } = (await other.send('GET /api/wardrobe')).body;
    expect(wardrobe.outfits).toHaveLength(1);
    expect(wardrobe.items.map(({ timesWorn }: { timesWorn: number }) => timesWorn)).toEqual([1, 1]);
    const { rows } = await server.services.db.execute(
      `select id from photos where owner_id = '${other.user.id}'`,
    );
    expect(rows).toHaveLength(2);
  });

  it('files nothing where the last piece finds no room', async ({ other }) => {
    for (let count = 1; count < trustLimits.garments.each.unconfirmed; count++)
      await other.send('POST /api/wardrobe/items', {
        name: `Prenda ${count}`,
        kind: 'shirt',
        color: 'blanco',
      });
    const { status, body } = await other.send('POST /api/wardrobe/scan/worn', lookOf([0, 1]));
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'garment_limit' });
    const { wardrobe, summary } = (await other.send('GET /api/wardrobe')).body;
    expect(summary.totalItems).toBe(trustLimits.garments.each.unconfirmed - 1);
    expect(wardrobe.outfits).toEqual([]);
  });

  it('may be one piece, which is no outfit but worn, once however often it is sent', async ({ other }) => {
    const look = lookOf([0]);
    for (const isKnown of [false, true]) {
      const { body } = await other.send('POST /api/wardrobe/scan/worn', look);
      expect(body.items).toEqual([{ item: expect.objectContaining({ timesWorn: 1 }), known: isKnown }]);
      expect(body.outfit).toBeNull();
    }
    const at = (days: number) => zonedDay(new Date(server.services.now().getTime() + days * 86_400_000));
    for (const day of [at(-3), at(-3)]) {
      const { body } = await other.send('POST /api/wardrobe/scan/worn', { ...look, day });
      // The day of the photograph, before today's.
      expect(body.items).toMatchObject([{ item: { timesWorn: 2 }, known: true }]);
      expect(zonedDay(new Date(body.items[0].item.lastWornAt))).toBe(at(0));
    }
    expect(await other.send('POST /api/wardrobe/scan/worn', { ...look, day: at(1) })).toMatchObject(
      refusal(409, 'plan_in_future'),
    );
  });

  it('blurs the face on the stored photograph unless the person says no', async () => {
    const stored = async (showFace: boolean) => {
      const body = { imageBase64, confirmed: true, showFace };
      const { item } = (await client.send('POST /api/wardrobe/scan', body)).body;
      const { bytes } = await client.send(`GET ${item.photo.full}`);
      // Between eyes and ear of the 400 px photograph.
      return edgesOf(bytes, { left: 150, top: 90, width: 40, height: 40 });
    };
    expect(await stored(false)).toBeLessThan(0.7 * (await stored(true)));
  });

  it('keeps another person’s wardrobe apart', async ({ other }) => {
    expect((await other.send('GET /api/wardrobe')).body.wardrobe.items).toEqual([]);
  });
});

/** Share of neighbours that differ. */
async function edgesOf(
  bytes: Uint8Array,
  area: { left: number; top: number; width: number; height: number },
): Promise<number> {
  const { data, info } = await sharp(bytes)
    .extract(area)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let edges = 0;
  for (let i = 1; i < data.length; i++)
    if (i % info.width > 0 && Math.abs((data[i] as number) - (data[i - 1] as number)) > 6) edges++;
  return edges / data.length;
}
