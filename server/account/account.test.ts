import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { eraseOldDemos } from '#server/demo/accounts.ts';
import { seedStore } from '#server/shop/catalogue/seed.ts';
import { catalogue } from '#server/shop/catalogue/seeded/index.ts';
import { unsaidProfile } from '#stylist/profile/profile.ts';
import { photograph } from '#tests/factories/photograph.ts';
import { addGarment, refusal, startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();
const it = test.extend('client', () => server.person());

describe('changing the password', () => {
  it('signs every other device out and keeps this one in', async () => {
    const here = await server.person();
    const there = server.visitor();
    await there.send('POST /api/login', { username: here.user.username, password: here.password });
    const reply = await here.send('POST /api/account/password', {
      currentPassword: here.password,
      newPassword: 'otra-clave',
    });
    expect(reply.status).toBe(200);
    expect((await here.send('GET /api/auth/user')).status).toBe(200);
    expect((await there.send('GET /api/auth/user')).status).toBe(401);
    const login = (password: string) =>
      server.visitor().send('POST /api/login', { username: here.user.username, password });
    expect((await login(here.password)).status).toBe(401);
    expect((await login('otra-clave')).status).toBe(200);
  });

  it('requires the current one, with the error on its field', async ({ client }) => {
    const reply = await client.send('POST /api/account/password', {
      currentPassword: 'no es',
      newPassword: 'otra-clave',
    });
    expect(reply).toMatchObject({
      status: 403,
      body: { code: 'wrong_password', details: { currentPassword: expect.any(String) } },
    });
  });
});

it('signing out everywhere ends every session', async () => {
  const here = await server.person();
  const there = server.visitor();
  await there.send('POST /api/login', { username: here.user.username, password: here.password });
  await here.send('POST /api/account/sign-out-everywhere');
  expect((await there.send('GET /api/auth/user')).status).toBe(401);
});

it('the export is a ZIP with everything that is kept, photographs included', async ({ client }) => {
  const imageBase64 = (await photograph()).toString('base64');
  const { item } = (await client.send('POST /api/wardrobe/scan', { imageBase64 })).body;
  await client.send(`POST /api/wardrobe/items/${item.id}/worn`);
  const gone = await addGarment(client);
  const departure = { how: 'donated', day: '2026-02-03', received: null };
  await client.send(`PUT /api/wardrobe/items/${gone.id}/departure`, departure);
  await seedStore(server.services, catalogue.slice(0, 1));
  const [productId, color, size] = ['camisa-popelin-recta', 'blanco', 'M'];
  await client.send('POST /api/store/cart/add', { productId, color, size, quantity: 1 });
  await client.send(`PUT /api/store/favorites/${productId}`);
  const styleProfile = { ...unsaidProfile, feels: 'cold' };
  await client.send('PUT /api/wardrobe/style-profile', styleProfile);
  const reply = await client.send('GET /api/account/export');
  expect(reply.headers['content-type']).toBe('application/zip');
  expect(reply.headers['content-disposition']).toMatch(
    new RegExp(`^attachment; filename="vestidor-${client.user.username}-[0-9-]+\\.zip"$`),
  );
  const files = unzipSync(reply.bytes);
  const json = (name: string) => JSON.parse(Buffer.from(files[name] ?? []).toString());
  expect(json('cuenta.json')).toMatchObject({ username: client.user.username, email: client.user.email });
  expect(json('prendas.json')).toMatchObject([
    { id: item.id, timesWorn: 1 },
    { id: gone.id, departure },
  ]);
  expect(json('usos.json')).toMatchObject([{ garmentId: item.id }]);
  expect(json('escaneos.json')).toHaveLength(1);
  expect(json('carrito.json')).toMatchObject([{ productId, color, size, quantity: 1, price: 39.95 }]);
  expect(json('favoritos.json')).toEqual([productId]);
  expect(json('gustos.json')).toMatchObject({ styleProfile });
  const photos = Object.keys(files).filter((name) => name.startsWith('fotos/'));
  expect(photos).toEqual([expect.stringMatching(/\.jpg$/)]);
  expect([...(files[photos[0] ?? ''] ?? [])].slice(0, 3)).toEqual([0xff, 0xd8, 0xff]);
  expect(reply.bytes.includes('argon2id')).toBe(false);
});

describe('erasing the account', () => {
  it('removes the person, the belongings and the photographs', async ({ client }) => {
    const imageBase64 = (await photograph()).toString('base64');
    const { item } = (await client.send('POST /api/wardrobe/scan', { imageBase64 })).body;
    const key = `people/${client.user.id}/${item.photo.full.split('/')[3]}/full.webp`;
    expect(await server.services.photoStore.has(key)).toBe(true);
    const { cookie } = client;
    expect((await client.send('POST /api/account/erase', { password: client.password })).status).toBe(200);
    expect(await server.services.photoStore.has(key)).toBe(false);
    client.cookie = cookie;
    expect((await client.send('GET /api/auth/user')).status).toBe(401);
    const login = { username: client.user.username, password: client.password };
    expect((await server.visitor().send('POST /api/login', login)).status).toBe(401);
  });

  it('is refused to a demonstration, which has no password of its own', async () => {
    const client = await server.demonstration();
    expect(await client.send('POST /api/account/erase', { password: 'x' })).toMatchObject(
      refusal(403, 'demo_forbidden'),
    );
  });
});

it('old demonstrations are erased after a day, without touching other accounts', async () => {
  const own = await startTestServer();
  const demo = await own.demonstration();
  const person = await own.person();
  await addGarment(person);
  own.travel(23 * 3600_000);
  expect(await eraseOldDemos(own.services)).toBe(0);
  own.travel(2 * 3600_000);
  expect(await eraseOldDemos(own.services)).toBe(1);
  expect((await demo.send('GET /api/auth/user')).status).toBe(401);
  expect((await person.send('GET /api/wardrobe')).body.summary.totalItems).toBe(1);
});
