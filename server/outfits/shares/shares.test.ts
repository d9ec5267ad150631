import { and, eq, inArray } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { testingPicture } from '#scanner/testing.ts';
import {
  garments,
  photos,
  sharedOutfits,
  shareReports,
  shares,
  shareVotes,
} from '#server/platform/db/schema/index.ts';
import { byHand } from '#tests/factories/by-hand.ts';
import { operate } from '#tests/factories/operate.ts';
import { photograph } from '#tests/factories/photograph.ts';
import { addGarment, type Client, refusal, startTestServer } from '#tests/factories/server.ts';
import { shareAt } from './queries.ts';
import { castVote } from './votes.ts';

const server = await startTestServer();
const it = test.extend('client', () => server.person());

/** Milliseconds: pictures are rendered at low priority. */
const patience = 60_000;
const secrets = [
  'Zaratrusta',
  'Calle Mayor',
  'Marta',
  '123.45',
  '123,45',
  'azul de mi tía',
  'Talla XS',
  'etiqueta secreta',
];

async function withOutfit(client: Client, name = 'Cena con Marta en Calle Mayor 3'): Promise<string> {
  const shirt = await addGarment(client, {
    name: 'Camisa Zaratrusta de Marta',
    brand: 'Zaratrusta',
    color: 'azul de mi tía',
    size: 'Talla XS',
    purchasePrice: 123.45,
    tags: ['etiqueta secreta'],
  });
  const pants = await addGarment(client, { name: 'Pantalón de Marta', kind: 'pants', color: 'gris' });
  return keepOutfit(client, [shirt.id, pants.id], name);
}

async function keepOutfit(client: Client, garmentIds: string[], name = 'Dos piezas'): Promise<string> {
  const { body } = await client.send('POST /api/wardrobe/outfits', {
    name,
    description: 'En Calle Mayor 3, con Marta',
    occasion: 'work',
    season: 'fall',
    garmentIds,
    tags: ['etiqueta secreta'],
  });
  return body.outfit.id;
}

async function scanned(client: Client, photo: Buffer, asked = {}): Promise<string> {
  const imageBase64 = photo.toString('base64');
  const { status, body } = await client.send('POST /api/wardrobe/scan', { imageBase64, ...asked });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.item.id;
}

async function shareOf(client: Client, ...outfitIds: string[]) {
  const { status, body } = await client.send('POST /api/shares', { outfitIds });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.share as { token: string; path: string };
}

const html = { accept: 'text/html' };
const open = (path: string, from: Client = server.visitor()) =>
  from.send(`GET ${path}`, undefined, { headers: html });

const submit = (call: string, fields: Record<string, string>, from: Client, options: InjectOptions = {}) =>
  from.send(`POST ${call}`, new URLSearchParams(fields).toString(), {
    ...options,
    headers: { ...html, 'content-type': 'application/x-www-form-urlencoded' },
  });

const votesIn = async (client: Client): Promise<number[]> =>
  (await client.send('GET /api/shares')).body.shares[0].outfits.map(({ votes }: { votes: number }) => votes);

describe('a shared outfit', () => {
  it(
    'shows a stranger nothing but the outfit, on the page, in its pictures and in their metadata',
    async () => {
      const marta = await server.person('marta-vecina');
      const photo = await sharp(await photograph())
        .withExif({ IFD0: { Artist: 'Marta', ImageDescription: 'Calle Mayor' } })
        .jpeg()
        .toBuffer();
      const coat = await scanned(marta, photo);
      const drawn = await withOutfit(marta);
      const { body } = await marta.send('GET /api/wardrobe');
      const of = body.wardrobe.outfits.find(({ id }: { id: string }) => id === drawn);
      const garmentIds = [coat, ...of.items.map(({ id }: { id: string }) => id)];
      const outfit = await keepOutfit(marta, garmentIds, 'Cena con Marta en Calle Mayor 3');
      const { path } = await shareOf(marta, outfit);
      const page = await open(path);
      expect(page.status).toBe(200);
      expect(page.body).toContain('<h1>Un outfit para trabajar</h1>');
      expect(page.body).toContain('camisa gris y pantalón gris');
      expect(page.body).toContain('<meta name="robots" content="noindex');
      expect(page.body).not.toContain('<script');
      expect(page.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': expect.stringContaining('noindex'),
      });
      expect(page.headers['set-cookie']).toBeUndefined();
      const pictures = [
        ...page.body.matchAll(/(?:src|content)="[^"]*(\/compartido\/[^"]+\.(?:webp|jpg))"/g),
      ].map(([, address]) => address);
      expect(pictures).toHaveLength(2);
      const ids = [marta.user.id, marta.user.email, marta.user.username, outfit, ...garmentIds];
      const seen = [{ bytes: Buffer.from(JSON.stringify(page.headers)) }, page];
      for (const [at, address] of pictures.entries()) {
        const picture = await open(address);
        expect(picture.headers['cache-control']).toBe('public, max-age=60');
        const { width, height, exif, xmp, iptc, icc, comments } = await sharp(picture.bytes).metadata();
        expect([width, height]).toEqual(at === 0 ? [1200, 630] : [800, 1000]);
        expect({ exif, xmp, iptc, icc, comments }).toEqual({});
        seen.push(picture);
      }
      const story = await marta.send(`GET /api/wardrobe/outfits/${outfit}/picture`);
      const { width, height, format, exif } = await sharp(story.bytes).metadata();
      expect({ width, height, format, exif }).toEqual({ width: 1080, height: 1920, format: 'png' });
      for (const { bytes } of [...seen, story])
        for (const secret of [...secrets, ...ids]) expect(bytes.includes(secret), secret).toBe(false);
    },
    patience,
  );

  it(
    'is drawn where a cut-out shows a person or there is none',
    async ({ client }) => {
      const person = await scanned(client, await testingPicture('photographer'), { confirmed: true });
      const shirt = await scanned(client, await photograph());
      const outfit = await keepOutfit(client, [person, shirt]);
      const { path } = await shareOf(client, outfit);
      const shown = (await open(`${path}/a.webp`)).bytes;
      const { db } = server.services;
      const withoutCutout = async (garment: string) => {
        const photo = db.select({ id: garments.photoId }).from(garments).where(eq(garments.id, garment));
        const changed = await byHand(db, client.user.id, (tx) =>
          tx
            .update(photos)
            .set({ cutBy: 'nobody' })
            .where(and(inArray(photos.id, photo), eq(photos.cutBy, 'scanner')))
            .returning(),
        );
        expect(changed).toHaveLength(1);
        return (await open(`${path}/a.webp`)).bytes;
      };
      expect((await withoutCutout(person)).equals(shown)).toBe(true);
      expect((await withoutCutout(shirt)).equals(shown)).toBe(false);
    },
    patience,
  );

  it(
    'speaks the language of the visitor’s cookie, and Spanish to who chose none',
    async () => {
      const owner = await server.person();
      const { path } = await shareOf(owner, await withOutfit(owner));
      const read = async (language?: string) => {
        const visitor = Object.assign(
          server.visitor(),
          language && { language: `vestidor_language=${language}` },
        );
        return (await visitor.send(`GET ${path}`, undefined, { headers: { 'accept-language': 'en' } })).body;
      };
      expect(await read()).toContain('<html lang="es">');
      expect(await read('xx')).toContain('Un outfit para trabajar');
      const english = await read('en');
      for (const said of ['<html lang="en">', 'An outfit for work', 'en_GB', 'href="/en/"', 'Send report'])
        expect(english).toContain(said);
      expect(await read('pt')).toContain('Um outfit para trabalhar');
      const gone = await Object.assign(server.visitor(), { language: 'vestidor_language=pt' }).send(
        `GET ${path.slice(0, -1)}${path.endsWith('0') ? '1' : '0'}`,
        undefined,
        { headers: { accept: 'text/html' } },
      );
      expect(gone.body).toContain('Este link já não existe');
    },
    patience,
  );

  it('follows what becomes of it: new clothes are drawn anew, and deleted ones end the link', async ({
    client,
  }) => {
    const outfit = await withOutfit(client);
    const { path } = await shareOf(client, outfit);
    const before = (await open(`${path}/a.webp`)).bytes;
    expect((await open(`${path}/a.webp`)).bytes.equals(before)).toBe(true);
    const { wardrobe } = (await client.send('GET /api/wardrobe')).body;
    const [shirt] = wardrobe.outfits[0].items;
    await client.send(`PATCH /api/wardrobe/items/${shirt.id}`, { color: 'rojo' });
    expect((await open(`${path}/a.webp`)).bytes.equals(before)).toBe(false);
    await client.send(`DELETE /api/wardrobe/items/${shirt.id}?confirm=true`);
    expect((await open(path)).status).toBe(404);
    expect((await client.send('GET /api/shares')).body.shares).toEqual([]);
  });

  it('is gone while the outfit is rejected, and back with its votes when that is undone', async ({
    client,
  }) => {
    const [first, second] = [await withOutfit(client), await withOutfit(client)];
    const { token, path } = await shareOf(client, first, second);
    await submit(`/api/shared/${token}/votes`, { choice: 'b' }, server.visitor());
    await client.send(`POST /api/wardrobe/outfits/${second}/rejected`);
    expect((await open(`${path}/b.webp`)).status).toBe(404);
    expect(await votesIn(client)).toEqual([0]);
    expect((await client.send(`DELETE /api/wardrobe/outfits/${second}/rejected`)).status).toBe(200);
    expect(await votesIn(client)).toEqual([0, 1]);
    expect((await open(`${path}/b.webp`)).status).toBe(200);
  });

  it('is gone at once when its owner ends it, which no one else can', async ({ client }) => {
    const { token, path } = await shareOf(client, await withOutfit(client));
    const other = await server.person();
    expect((await other.send(`DELETE /api/shares/${token}`)).body.code).toBe('share_not_found');
    expect((await open(path)).status).toBe(200);
    expect((await client.send(`DELETE /api/shares/${token}`)).status).toBe(200);
    const gone = await open(path);
    expect(gone.status).toBe(404);
    expect(gone.body).toContain('<h1>Este enlace ya no existe</h1>');
    expect(gone.headers).toMatchObject({ 'cache-control': 'no-store' });
    for (const file of ['a.webp', 'tarjeta.jpg']) {
      const picture = await open(`${path}/${file}`);
      expect([picture.status, picture.headers['cache-control']]).toEqual([404, 'no-store']);
    }
  });

  it('needs an account of one’s own and one’s own outfit, within limits', async () => {
    const demo = await server.demonstration();
    const { wardrobe } = (await demo.send('GET /api/wardrobe')).body;
    const refused = await demo.send('POST /api/shares', { outfitIds: [wardrobe.outfits[0].id] });
    expect(refused).toMatchObject(refusal(403, 'demo_forbidden'));
    const owner = await server.person();
    const outfit = await withOutfit(owner);
    const other = await server.person();
    expect((await other.send('POST /api/shares', { outfitIds: [outfit] })).status).toBe(404);
    const row = { ownerId: owner.user.id, createdAt: new Date() };
    const tokens = Array.from({ length: limits.share.keptMax }, (_, at) => at.toString(16).padStart(32, '0'));
    const { db } = server.services;
    await db.insert(shares).values(tokens.map((token) => ({ ...row, token })));
    await db
      .insert(sharedOutfits)
      .values(tokens.map((token) => ({ ...row, token, outfitId: outfit, position: 0 })));
    const next = await withOutfit(owner);
    const full = await owner.send('POST /api/shares', { outfitIds: [next] });
    expect(full).toMatchObject(refusal(409, 'share_limit'));
    await owner.send(`DELETE /api/wardrobe/outfits/${outfit}`);
    await shareOf(owner, next);
  });

  it('comes with the export and goes with the account', async ({ client }) => {
    const { token, path } = await shareOf(client, await withOutfit(client));
    await submit(`/api/shared/${token}/reports`, { reason: 'offensive' }, server.visitor());
    const files = unzipSync((await client.send('GET /api/account/export')).bytes);
    const exported = JSON.parse(Buffer.from(files['compartido.json'] ?? []).toString());
    expect(exported).toMatchObject([{ token, path, removed: false, outfits: [{ votes: 0 }] }]);
    await client.send('POST /api/account/erase', { password: client.password });
    expect((await open(path)).status).toBe(404);
    const { db } = server.services;
    for (const table of [shares, shareVotes, shareReports])
      expect((await db.select().from(table)).filter((row) => row.ownerId === client.user.id)).toEqual([]);
  });
});

describe('a question', () => {
  it('takes one vote of each browser, which can change it, and shows results to those who voted', async ({
    client,
  }) => {
    const { token, path } = await shareOf(client, await withOutfit(client), await withOutfit(client));
    expect((await open(path)).body).toContain('<h1>¿Cuál me pongo?</h1>');
    const friend = server.visitor();
    const call = `/api/shared/${token}/votes`;
    const voted = await submit(call, { choice: 'a' }, friend);
    expect([voted.status, voted.headers.location]).toEqual([303, `${path}?hecho=voto`]);
    expect(await votesIn(client)).toEqual([1, 0]);
    await submit(call, { choice: 'b' }, friend);
    expect(await votesIn(client)).toEqual([0, 1]);
    expect((await open(path, friend)).body).toContain('1 voto, con el tuyo');
    expect((await open(path)).body).not.toContain('1 voto');
    const wrong = await submit(call, { choice: 'c' }, friend);
    expect([wrong.status, wrong.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it('counts a thousand votes of one network as few, however many come at once', async ({ client }) => {
    const { token } = await shareOf(client, await withOutfit(client), await withOutfit(client));
    const { db } = server.services;
    const share = await shareAt(db, token);
    const vote = (at: number) =>
      castVote(db, share, {
        choice: at % 2 ? 'a' : 'b',
        voter: `browser ${at}`,
        ip: `203.0.113.${at % 250}`,
        now: new Date(),
      }).then(
        () => 'counted',
        ({ code }) => code,
      );
    const ends = await Promise.all(Array.from({ length: 1000 }, (_, at) => vote(at)));
    expect(ends.filter((end) => end === 'counted')).toHaveLength(limits.share.votesOfNetworkMax);
    expect(new Set(ends)).toEqual(new Set(['counted', 'votes_full']));
    const voteFrom = (remoteAddress: string) =>
      submit(`/api/shared/${token}/votes`, { choice: 'a' }, server.visitor(), { remoteAddress });
    const refused = await voteFrom('203.0.113.251');
    expect([refused.status, refused.headers['content-type']]).toEqual([409, 'text/html; charset=utf-8']);
    expect((await voteFrom('2001:db8:1:2::1')).status).toBe(303);
    expect((await votesIn(client)).reduce((sum, votes) => sum + votes)).toBe(
      limits.share.votesOfNetworkMax + 1,
    );
    const rows = await db.select().from(shareVotes);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|2001:db8/);
  });
});

it('a report reaches the operator once a network, who takes the outfit down', async () => {
  const client = await server.person('denunciada');
  const { token, path } = await shareOf(client, await withOutfit(client));
  const call = `/api/shared/${token}/reports`;
  for (const reason of ['person', 'offensive']) {
    const sent = await submit(call, { reason }, server.visitor(), { remoteAddress: '198.51.100.7' });
    expect(sent.headers.location).toBe(`${path}?hecho=denuncia`);
  }
  await submit(call, { reason: 'person' }, server.visitor(), { remoteAddress: '192.0.2.1' });
  const listed = await operate(server, 'shares list');
  expect(listed.text).toMatch(
    new RegExp(`${path} +denunciada +2 +\\d\\d/\\d\\d/\\d{4}.* Se ve a una persona +abierto`),
  );
  expect(await operate(server, `shares remove http://localhost:3000${path}`)).toMatchObject({ ok: true });
  const gone = await open(path);
  expect(gone.status).toBe(410);
  expect(gone.body).toContain('condiciones de uso');
  expect((await open(`${path}/a.webp`)).status).toBe(410);
  expect((await submit(call, { reason: 'person' }, server.visitor())).status).toBe(410);
  expect((await client.send('GET /api/shares')).body.shares).toMatchObject([{ token, removed: true }]);
  expect((await operate(server, 'shares list')).text).not.toContain(path);
  expect((await operate(server, 'shares list --all')).text).toContain('retirado');
});
