import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { migrationsFolder } from '#server/platform/db/migrate.ts';
import { diskPhotoStore } from '#server/platform/files/disk-store.ts';
import { s3PhotoStore } from '#server/platform/files/s3-store.ts';
import { faultsOf } from '#tests/durability/faults-of.ts';
import { closedAfter } from '#tests/factories/closed-after.ts';
import { openTestDatabase } from '#tests/factories/database.ts';
import { makeOlderDatabase } from '#tests/factories/older-database.ts';
import { photograph } from '#tests/factories/photograph.ts';
import { addGarment, type Client, startTestServer, type TestServer } from '#tests/factories/server.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import { listening } from '#tests/fakes/listening.ts';
import { serveS3 } from '#tests/fakes/s3.ts';
import { checkBackup, restoreBackup } from './restore.ts';
import { takeBackup } from './take.ts';

const server = await startTestServer();
const it = test.extend('client', () => server.person());
const folder = makeTemporaryFolder();
const picture = (await photograph({ width: 120, height: 160 })).toString('base64');

let serial = 0;
const newFile = () => path.join(folder, `copia-${++serial}.vestidor`);

async function elsewhere() {
  const { db } = await openTestDatabase();
  return { db, photoStore: diskPhotoStore(path.join(folder, `store-${++serial}`)) };
}

async function scanned(client: Client): Promise<string> {
  const { body, status } = await client.send('POST /api/wardrobe/scan', { imageBase64: picture });
  expect(status).toBe(200);
  return body.item.id;
}

const count = async (services: { db: TestServer['services']['db'] }, table: string) =>
  Number((await services.db.$client.query(`select count(*) as n from ${table}`)).rows[0].n);

describe('a backup', () => {
  it('of a server that is written to restores to a state that existed', async ({ client }) => {
    const before = await scanned(client);
    let acknowledged = 0;
    let over = false;
    const writer = (async () => {
      const kept: string[] = [];
      while (!over) {
        const { id } = await addGarment(client, { name: `prenda ${acknowledged + 1}` });
        acknowledged++;
        kept.push(id);
        await client.send(`POST /api/wardrobe/items/${id}/worn`);
        if (kept.length > 5) await client.send(`DELETE /api/wardrobe/items/${kept.shift()}`);
      }
    })();
    await expect.poll(() => acknowledged, { timeout: 15_000 }).toBeGreaterThan(8);
    const atStart = acknowledged;
    const file = newFile();
    await takeBackup(server.services, file);
    const atEnd = acknowledged;
    over = true;
    await writer;

    const there = await elsewhere();
    await restoreBackup(there, file, { replace: false });
    expect(await faultsOf(there)).toEqual([]);
    const { rows } = await there.db.$client.query<{ name: string }>(
      `select name from garments where name like 'prenda %' order by created_at`,
    );
    const numbers = rows.map(({ name }) => Number(name.slice(7)));
    expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] ?? 0) + i));
    expect(numbers.at(-1) ?? 0).toBeGreaterThanOrEqual(atStart);
    expect(numbers.at(-1) ?? 0).toBeLessThanOrEqual(atEnd + 1);
    const { rows: photos } = await there.db.$client.query(
      'select storage_key from photos p join garments g on g.photo_id = p.id where g.id = $1',
      [before],
    );
    const key = `${photos[0].storage_key}/full.webp`;
    expect(await there.photoStore.get(key)).toEqual(await server.services.photoStore.get(key));
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  it('holds the wardrobe of a child, whose guardian opens it there', async ({ client }) => {
    const sizes = { clothes: null, shoes: null };
    const child = { name: 'Lola', birthYear: new Date().getFullYear() - 6, sizes };
    const wardId = (await client.send('POST /api/household/wards', child)).body.ward.id;
    await client.send('PUT /api/household/open', { wardId });
    const { id } = await addGarment(client);
    const file = newFile();
    await takeBackup(server.services, file);
    const there = await elsewhere();
    await restoreBackup(there, file, { replace: false });
    expect(await faultsOf(there)).toEqual([]);
    const { rows } = await there.db.$client.query(
      `select g.id, u.guardian_id from garments g join users u on u.id = g.owner_id where g.owner_id = $1`,
      [wardId],
    );
    expect(rows).toEqual([{ id, guardian_id: client.user.id }]);
  });

  it('holds a photograph that is erased while it is made, which then goes from the store', async ({
    client,
  }) => {
    const id = await scanned(client);
    const { photoStore, db } = server.services;
    const { rows } = await db.$client.query(
      'select storage_key from photos p join garments g on g.photo_id = p.id where g.id = $1',
      [id],
    );
    const key = `${rows[0].storage_key}/thumb.webp`;
    let erased: Promise<unknown> | undefined;
    const slowStore = {
      ...photoStore,
      async get(name: string) {
        erased ??= client.send(`DELETE /api/wardrobe/items/${id}`);
        expect(await erased).toMatchObject({ status: 200 });
        return photoStore.get(name);
      },
    };
    const file = newFile();
    const { missing } = await takeBackup({ ...server.services, photoStore: slowStore }, file);
    expect(missing).toEqual([]);
    const there = await elsewhere();
    await restoreBackup(there, file, { replace: false });
    expect(await faultsOf(there)).toEqual([]);
    expect(await there.photoStore.has(key)).toBe(true);

    const { removeScheduled } = await import('#server/wardrobe/photos/removal.ts');
    expect(await removeScheduled(server.services)).toBe(1);
    expect(await photoStore.has(key)).toBe(false);
  });

  it('moves photographs from a folder to a bucket and back', async ({ client }) => {
    await scanned(client);
    const { origin: endpoint } = closedAfter(await listening(createServer(serveS3('fotos'))));
    const { db } = await elsewhere();
    const photoStore = s3PhotoStore({
      endpoint,
      bucket: 'fotos',
      region: 'auto',
      accessKeyId: 'llave',
      secretAccessKey: 'secreta',
    });
    const [there, back] = [newFile(), newFile()];
    const { photographs } = await takeBackup(server.services, there);
    await restoreBackup({ db, photoStore }, there, { replace: false });
    expect(await faultsOf({ db, photoStore })).toEqual([]);
    const again = await takeBackup({ db, photoStore, now: () => new Date() }, back);
    expect(again).toMatchObject({ photographs, missing: [] });
  });

  it('holds the outline that a person drew, and only where one was drawn', async ({ client }) => {
    const [repaired] = [await scanned(client), await scanned(client)];
    const { body } = await client.send(`GET /api/wardrobe/items/${repaired}/cutout`);
    const { photoId, width, height } = body;
    const half = Buffer.alloc(width * height).fill(255, 0, (width * height) >> 1);
    const mask = await sharp(half, { raw: { width, height, channels: 1 } })
      .toColourspace('b-w')
      .png()
      .toBuffer();
    const maskBase64 = mask.toString('base64');
    const saved = await client.send(`PUT /api/wardrobe/items/${repaired}/cutout`, { photoId, maskBase64 });
    const file = newFile();
    expect((await takeBackup(server.services, file)).missing).toEqual([]);
    const there = await elsewhere();
    await restoreBackup(there, file, { replace: false });
    expect(await faultsOf(there)).toEqual([]);
    const key = `people/${client.user.id}/${saved.body.item.photo.full.split('/')[3]}/mask.webp`;
    expect(await there.photoStore.get(key)).toEqual(await server.services.photoStore.get(key));
    expect(await there.photoStore.has(key)).toBe(true);
  });

  it('never takes the place of another file', async () => {
    const file = newFile();
    await writeFile(file, 'algo');
    await expect(takeBackup(server.services, file)).rejects.toThrow(/ya existe/);
    expect(await readFile(file, 'utf8')).toBe('algo');
  });
});

describe('restoring', () => {
  it('refuses where there is something, and replaces it when told so', async () => {
    const file = newFile();
    await takeBackup(server.services, file);
    const other = await startTestServer();
    const client = await other.person('la-de-antes');
    await scanned(client);
    const { rows } = await other.services.db.$client.query('select storage_key from photos');
    const old = `${rows[0].storage_key}/full.webp`;
    await expect(restoreBackup(other.services, file, { replace: false })).rejects.toThrow(/ya hay algo/);
    expect(await count(other.services, `users where username = 'la-de-antes'`)).toBe(1);

    await restoreBackup(other.services, file, { replace: true });
    expect(await count(other.services, `users where username = 'la-de-antes'`)).toBe(0);
    expect(await faultsOf(other.services)).toEqual([]);
    // Unreachable photos are removed.
    expect(await other.services.photoStore.has(old)).toBe(false);
    await other.person('la-que-vino-luego');
  });

  it('touches nothing where the file is damaged, cut short, or something else', async () => {
    const file = newFile();
    await takeBackup(server.services, file);
    const good = await readFile(file);
    const there = await elsewhere();
    const damaged = [
      good.subarray(0, good.length - 3),
      good.subarray(0, good.length >> 1),
      Buffer.from('una lista de la compra'),
      ...[0.2, 0.5, 0.8].map((where) => {
        const copy = Buffer.from(good);
        copy[Math.floor(copy.length * where)] = (copy[Math.floor(copy.length * where)] ?? 0) ^ 0xff;
        return copy;
      }),
    ];
    for (const bytes of damaged) {
      const bad = newFile();
      await writeFile(bad, bytes);
      await expect(restoreBackup(there, bad, { replace: true })).rejects.toThrow(/dañad|incompleta/);
    }
    await expect(checkBackup(path.join(folder, 'nada'))).rejects.toThrow(/No hay ningún fichero/);
    expect(await count(there, 'users')).toBe(0);
  });

  it('brings a backup of an older version up to date', async () => {
    const there = await elsewhere();
    const { $client } = there.db;
    await makeOlderDatabase($client, 5);
    await $client.query(
      `insert into users values (gen_random_uuid(), 'antigua', 'antigua@ejemplo.es', 'x', null, null, false, now())`,
    );
    await $client.query(
      'create table running_backups (id uuid primary key, alive_until timestamptz not null)',
    );
    const file = newFile();
    await mkdir(path.join(folder, 'old'), { recursive: true });
    await takeBackup({ ...there, now: () => new Date() }, file);

    const here = await elsewhere();
    await restoreBackup(here, file, { replace: false });
    expect(await count(here, `users where username = 'antigua'`)).toBe(1);
    expect(await count(here, 'drizzle.__drizzle_migrations')).toBe(
      readMigrationFiles({ migrationsFolder }).length,
    );
    expect(await count(here, 'conversations')).toBe(0);
  });
});
