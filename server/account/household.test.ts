import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { trustLimits } from '#contract/trust.ts';
import { ownerFolder } from '#server/wardrobe/photos/keep.ts';
import { photograph } from '#tests/factories/photograph.ts';
import { addGarment, type Client, startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();
const it = test.extend('guardian', () => server.person());

const year = new Date().getFullYear();
const child = (name: string, age: number) => ({
  name,
  birthYear: year - age,
  sizes: { clothes: null, shoes: null },
});
const added = async (guardian: Client, name = 'Lola', age = 6): Promise<string> =>
  (await guardian.send('POST /api/household/wards', child(name, age))).body.ward.id;
const open = (guardian: Client, wardId: string | null) =>
  guardian.send('PUT /api/household/open', { wardId });
const withPhotograph = async (client: Client) =>
  (await client.send('POST /api/wardrobe/scan', { imageBase64: (await photograph()).toString('base64') }))
    .body.item;

describe('a household', () => {
  it('lists the oldest child first, and keeps each wardrobe apart', async ({ guardian }) => {
    const baby = await added(guardian, 'Hugo', 1);
    const girl = await added(guardian, 'Lola', 6);
    const { wards } = (await guardian.send('GET /api/household')).body;
    expect(wards.map(({ name }: { name: string }) => name)).toEqual(['Lola', 'Hugo']);
    const namesIn = async (id: string | null) => {
      await open(guardian, id);
      const { wardrobe } = (await guardian.send('GET /api/wardrobe')).body;
      return wardrobe.items.map(({ name }: { name: string }) => name);
    };
    await addGarment(guardian, { name: 'Camisa' });
    await open(guardian, girl);
    await addGarment(guardian, { name: 'Peto' });
    expect(await namesIn(girl)).toEqual(['Peto']);
    expect(await namesIn(baby)).toEqual([]);
    expect(await namesIn(null)).toEqual(['Camisa']);
  });

  it('is of children', async ({ guardian }) => {
    for (const age of [-1, 18])
      expect((await guardian.send('POST /api/household/wards', child('Ana', age))).status).toBe(400);
  });

  it('holds a few wardrobes', async ({ guardian }) => {
    for (let count = 0; count < 8; count++) await added(guardian);
    expect((await guardian.send('POST /api/household/wards', child('Una más', 3))).body.code).toBe(
      'ward_limit',
    );
  });

  it('counts the garments, photographs and generations of all its wardrobes together', async ({
    guardian,
  }) => {
    const ward = await added(guardian);
    const most = trustLimits.garments.each.unconfirmed;
    for (let count = 0; count < most - 1; count++) await addGarment(guardian);
    await open(guardian, ward);
    await addGarment(guardian);
    const another = { name: 'Peto', kind: 'overalls', color: 'azul', fabric: 'denim', style: 'casual' };
    const refused = await guardian.send('POST /api/wardrobe/items', { ...another, kind: 'shirt' });
    expect(refused.body).toMatchObject({ code: 'garment_limit', details: { limit: most } });

    await guardian.send('DELETE /api/household/wards/:id'.replace(':id', ward));
    expect((await guardian.send('POST /api/wardrobe/items', { ...another, kind: 'shirt' })).status).toBe(200);
  });

  it('spends the guardian’s generations in every wardrobe', async ({ guardian }) => {
    const ward = await added(guardian);
    await open(guardian, ward);
    for (const kind of ['shirt', 'pants', 'shoes'] as const) await addGarment(guardian, { kind });
    const generated = await guardian.send('POST /api/wardrobe/outfits/generate', {
      occasion: 'casual',
      season: 'fall',
    });
    expect(generated.status).toBe(200);
    const usedIn = async (id: string | null) => {
      await open(guardian, id);
      return (await guardian.send('GET /api/wardrobe')).body.wardrobe.stats.allowance.generationsToday;
    };
    expect([await usedIn(ward), await usedIn(null)]).toEqual([1, 1]);
  });

  it('has no one who could sign in', async ({ guardian }) => {
    const id = await added(guardian);
    for (const [username, password] of [
      [id, ''],
      [id, 'x'],
      [`${id}@ward.invalid`, 'x'],
    ])
      expect((await server.visitor().send('POST /api/login', { username, password })).status).not.toBe(200);
    const email = `${id}@ward.invalid`;
    expect((await server.visitor().send('POST /api/auth/password-reset/request', { email })).status).toBe(
      200,
    );
    const taken = { username: id, email: 'otra@ejemplo.es', password: 'perro-lluvia' };
    expect((await server.visitor().send('POST /api/register', taken)).status).toBe(400);
  });

  it('opens a wardrobe in one session alone', async ({ guardian }) => {
    const ward = await added(guardian);
    const phone = server.visitor();
    await phone.send('POST /api/login', { username: guardian.user.username, password: guardian.password });
    await open(guardian, ward);
    expect((await guardian.send('GET /api/auth/user')).body.ward.id).toBe(ward);
    expect((await phone.send('GET /api/auth/user')).body.ward).toBeNull();
  });

  it('is in the export, with its photographs', async ({ guardian }) => {
    const ward = await added(guardian);
    await open(guardian, ward);
    await withPhotograph(guardian);
    await open(guardian, null);
    const { bytes } = await guardian.send('GET /api/account/export');
    const files = unzipSync(bytes);
    const text = (name: string) => JSON.parse(Buffer.from(files[name] ?? []).toString());
    expect(text(`vestidores/${ward}/vestidor.json`)).toMatchObject({ name: 'Lola' });
    expect(text(`vestidores/${ward}/prendas.json`)).toHaveLength(1);
    expect(text('prendas.json')).toHaveLength(0);
    const pictures = Object.keys(files).filter((name) => name.startsWith(`vestidores/${ward}/fotos/`));
    expect(pictures).toHaveLength(1);
  });

  it('loses a wardrobe with its photographs, and the sessions in it return', async ({ guardian }) => {
    const ward = await added(guardian);
    await open(guardian, ward);
    const { photo } = await withPhotograph(guardian);
    const key = `${ownerFolder(ward)}/${/photos\/([^/]+)/.exec(photo.full)?.[1]}/full.webp`;
    expect(await server.services.photoStore.has(key)).toBe(true);
    expect((await guardian.send(`DELETE /api/household/wards/${ward}`)).status).toBe(200);
    expect(await server.services.photoStore.has(key)).toBe(false);
    expect((await guardian.send('GET /api/auth/user')).body.ward).toBeNull();
  });

  describe('hands a garment over', () => {
    const handOver = (client: Client, body: { garmentId: string; from: string; to: string }) =>
      client.send('POST /api/household/handovers', body);

    it('with its photograph, scan and wears, and takes its outfits apart', async ({ guardian }) => {
      const [older, younger] = [await added(guardian, 'Lola', 6), await added(guardian, 'Hugo', 3)];
      await open(guardian, older);
      const garment = await withPhotograph(guardian);
      const other = await addGarment(guardian, { kind: 'pants' });
      await guardian.send(`POST /api/wardrobe/items/${garment.id}/worn`);
      const outfit = { name: 'Dos', occasion: 'casual', season: 'fall', garmentIds: [garment.id, other.id] };
      expect((await guardian.send('POST /api/wardrobe/outfits', outfit)).status).toBe(200);
      const keyIn = (ward: string, { photo }: typeof garment) =>
        `${ownerFolder(ward)}/${/photos\/([^/]+)/.exec(photo.full)?.[1]}/full.webp`;

      const move = { garmentId: garment.id, from: older, to: younger };
      expect((await handOver(guardian, move)).status).toBe(200);
      const { wardrobe: left } = (await guardian.send('GET /api/wardrobe')).body;
      expect(left.items.map(({ id }: { id: string }) => id)).toEqual([other.id]);
      expect(left.outfits).toEqual([]);
      expect(await server.services.photoStore.has(keyIn(older, garment))).toBe(false);
      expect((await guardian.send(`GET ${garment.photo.full}`)).status).toBe(404);

      await open(guardian, younger);
      const { wardrobe: got } = (await guardian.send('GET /api/wardrobe')).body;
      expect(got.items).toMatchObject([{ id: garment.id, name: garment.name, timesWorn: 1 }]);
      expect((await guardian.send(`GET ${got.items[0].photo.full}`)).status).toBe(200);
      const { rows } = await server.services.db.$client.query(
        `select (select count(*)::int from wears where owner_id = $1) as wears,
                (select count(*)::int from scans where owner_id = $1) as scans`,
        [younger],
      );
      expect(rows).toEqual([{ wears: 1, scans: 1 }]);

      // Erasing the wardrobe that it came from leaves its photograph.
      await guardian.send(`DELETE /api/household/wards/${older}`);
      expect((await guardian.send(`GET ${got.items[0].photo.full}`)).status).toBe(200);
    });

    it('back, and to the guardian', async ({ guardian }) => {
      const ward = await added(guardian);
      const { id: garmentId } = await addGarment(guardian);
      const own = guardian.user.id;
      expect((await handOver(guardian, { garmentId, from: own, to: ward })).status).toBe(200);
      expect((await handOver(guardian, { garmentId, from: own, to: ward })).body.code).toBe(
        'garment_not_found',
      );
      expect((await handOver(guardian, { garmentId, from: ward, to: own })).status).toBe(200);
      expect((await guardian.send('GET /api/wardrobe')).body.summary.totalItems).toBe(1);
    });

    it('also where a copy of it was imported before, and back by its new id', async ({ guardian }) => {
      const ward = await added(guardian);
      const { id: garmentId } = await addGarment(guardian);
      const own = guardian.user.id;
      await guardian.send(`POST /api/wardrobe/items/${garmentId}/worn`);
      await open(guardian, ward);
      const copy = { key: garmentId, fields: { name: 'Copia', kind: 'shirt', color: 'blanco' } };
      await guardian.send('POST /api/wardrobe/import', { garments: [copy] });
      const { status, body } = await handOver(guardian, { garmentId, from: own, to: ward });
      expect(status).toBe(200);
      const { items } = (await guardian.send('GET /api/wardrobe')).body.wardrobe;
      expect(items).toHaveLength(2);
      expect(items).toContainEqual(expect.objectContaining({ id: body.id, timesWorn: 1 }));
      expect((await handOver(guardian, { garmentId: body.id, from: ward, to: own })).status).toBe(200);
      await open(guardian, null);
      expect((await guardian.send('GET /api/wardrobe')).body.wardrobe.items).toMatchObject([
        { id: body.id, name: 'Camisa blanca', timesWorn: 1 },
      ]);
    });

    it('within the household alone', async () => {
      const [guardian, stranger] = [await server.person(), await server.person()];
      const [ward, theirs] = [await added(guardian), await added(stranger)];
      const { id: garmentId } = await addGarment(guardian);
      const own = guardian.user.id;
      for (const [client, from, to] of [
        [guardian, own, theirs],
        [guardian, own, stranger.user.id],
        [guardian, own, own],
        [stranger, own, theirs],
        [stranger, ward, theirs],
      ] as const)
        expect((await handOver(client, { garmentId, from, to })).body.code).toBe('ward_not_found');
      expect((await handOver(stranger, { garmentId, from: stranger.user.id, to: theirs })).status).toBe(404);
      expect((await guardian.send('GET /api/wardrobe')).body.summary.totalItems).toBe(1);
    });
  });

  it('is erased with its guardian', async ({ guardian }) => {
    const ward = await added(guardian);
    await open(guardian, ward);
    const { photo } = await withPhotograph(guardian);
    const key = `${ownerFolder(ward)}/${/photos\/([^/]+)/.exec(photo.full)?.[1]}/full.webp`;
    expect((await guardian.send('POST /api/account/erase', { password: guardian.password })).status).toBe(
      200,
    );
    expect(await server.services.photoStore.has(key)).toBe(false);
    const { rows } = await server.services.db.$client.query('select 1 from users where id = $1', [ward]);
    expect(rows).toEqual([]);
  });
});
