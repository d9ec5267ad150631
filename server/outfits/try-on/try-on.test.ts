import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { conversations, photos, tryOns } from '#server/platform/db/schema/index.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { usedBy } from '#server/trust/ledger.ts';
import { ownerFolder } from '#server/wardrobe/photos/keep.ts';
import { closedAfter } from '#tests/factories/closed-after.ts';
import { photograph } from '#tests/factories/photograph.ts';
import { addGarment, type Member, refusal, startTestServer } from '#tests/factories/server.ts';
import { errorOf, type Making, pictureKey, startImageEdits } from '#tests/fakes/image-edits.ts';

const setting = { OPENAI_API_KEY: 'clave', PICTURE_MODEL: 'gpt-image-1.5', PICTURE_PRICES: '10,40' };
const mostSpent = 208_000;

describe('a model that makes pictures', () => {
  it('is absent until the operator configures one', () => {
    expect(readConfig({ OPENAI_API_KEY: 'clave' }).tryOn).toBeUndefined();
    expect(readConfig(setting).tryOn).toMatchObject({ name: 'openai', timeoutMs: 120_000 });
  });

  it.each([
    ['no key', { OPENAI_API_KEY: '' }, 'PICTURE_MODEL necesita OPENAI_API_KEY'],
    ['unknown prices', { PICTURE_PRICES: '' }, 'PICTURE_MODEL necesita PICTURE_PRICES'],
    ['another endpoint', { PICTURE_MODEL: 'dall-e-2' }, 'debe ser un modelo de imágenes de OpenAI'],
    ['a budget too small', { CHAT_PERSON_DAILY_BUDGET_EUR: '0.2' }, 'necesita 0.21 EUR para una imagen'],
  ])('with %s is a fault of the environment', (_what, environment, message) => {
    expect(() => readConfig({ ...setting, ...environment })).toThrow(message);
  });
});

const provider = closedAfter(await startImageEdits());
const server = await startTestServer({
  ...setting,
  OPENAI_API_KEY: pictureKey,
  OPENAI_BASE_URL: provider.baseUrl,
  PICTURE_TIMEOUT_SECONDS: '1.5',
});
const taken = sharp(await photograph({ width: 1200, height: 2000 }));
const secret = { IFD0: { Make: 'Camara Secreta' } };
const imageBase64 = (await taken.withExif(secret).jpeg().toBuffer()).toString('base64');

describe('an outfit on the photograph of the person', () => {
  let person: Member;
  let garmentIds: string[];

  beforeEach(async () => {
    person = await server.person();
    provider.asked = [];
    provider.next = { does: 'make' };
    const shirt = await addGarment(person, { name: 'Camisa de Ana', kind: 'shirt' });
    garmentIds = [shirt.id, (await addGarment(person, { name: 'Vaqueros', kind: 'jeans' })).id];
  });

  const keep = (declared = {}) =>
    person.send('PUT /api/try-on/photograph', { imageBase64, own: true, adult: true, ...declared });
  const make = (agreed = true) => person.send('POST /api/try-on', { garmentIds, provider: 'openai', agreed });
  const state = async () => (await person.send('GET /api/try-on')).body;
  const spent = () =>
    usedBy(server.services.db, person.user.id, 'aiMicroEuros', zonedDay(server.services.now()));
  const exported = async () => {
    const files = unzipSync((await person.send('GET /api/account/export')).bytes);
    return { files, said: JSON.parse(Buffer.from(files['en-tu-foto.json'] ?? []).toString()) };
  };
  const filesOf = async () => {
    const rows = await server.services.db.select().from(photos).where(eq(photos.ownerId, person.user.id));
    return rows.filter(({ storageKey }) => storageKey !== null);
  };

  it('is refused for what is not declared, for minors and in a demonstration', async () => {
    expect(await keep({ own: false })).toMatchObject(refusal(403, 'try_on_not_declared'));
    expect(await keep({ adult: false })).toMatchObject(refusal(403, 'try_on_not_declared'));
    await keep();
    const at = server.services.now();
    const said = {
      ownerId: person.user.id,
      id: randomUUID(),
      title: 'x',
      advisor: 'maya',
      messages: 1,
    } as const;
    await server.services.db
      .insert(conversations)
      .values({ ...said, state: { audience: 'minor' }, createdAt: at, updatedAt: at });
    for (const refused of [await keep(), await make()])
      expect(refused).toMatchObject(refusal(403, 'try_on_for_adults'));
    const guest = await server.demonstration();
    expect((await guest.send('GET /api/try-on')).body.provider).toBeNull();
    expect(provider.asked).toEqual([]);
  });

  it('sends two pictures, without metadata and names, and only after a yes to this one', async () => {
    expect(await make()).toMatchObject(refusal(422, 'try_on_needs_photo'));
    await keep();
    expect(await make(false)).toMatchObject(refusal(403, 'try_on_not_agreed'));
    expect(provider.asked).toEqual([]);
    expect((await make()).status).toBe(200);
    const [{ fields, pictures }] = provider.asked as [(typeof provider.asked)[0]];
    expect(fields).toMatchObject({ model: 'gpt-image-1.5', size: '1024x1536', input_fidelity: 'high' });
    expect(fields.prompt).not.toMatch(/Ana|Vaqueros/);
    expect(pictures).toHaveLength(2);
    for (const sent of pictures) {
      const { exif, xmp, height = 0 } = await sharp(sent).metadata();
      expect({ exif, xmp }).toEqual({ exif: undefined, xmp: undefined });
      expect(height).toBeLessThanOrEqual(1536);
    }
  });

  it('is marked, kept for its owner alone, paid from the budget, exported and erased', async () => {
    await keep();
    const { body } = await make();
    const [picture] = body.pictures;
    expect(picture).toMatchObject({ garmentIds, provider: 'openai' });
    const read = await person.send(`GET ${picture.url}`);
    expect(read.headers['cache-control']).toBe('no-store');
    const { xmp, width = 0, height = 0 } = await sharp(read.bytes).metadata();
    expect(xmp?.toString()).toContain('digitalsourcetype/compositeWithTrainedAlgorithmicMedia');
    const band = { left: 0, top: height - 20, width, height: 20 };
    const { channels } = await sharp(read.bytes).extract(band).stats();
    expect(Math.max(...channels.map(({ mean }) => mean))).toBeLessThan(130);
    const other = await server.person();
    expect((await other.send(`GET ${picture.url}`)).status).toBe(404);
    expect((await other.send(`DELETE /api/try-on/pictures/${picture.id}`)).status).toBe(404);

    expect(await spent()).toBe(3000 * 10 + 1600 * 40);
    expect(await make()).toMatchObject(refusal(429, 'try_on_spent'));
    expect(provider.asked).toHaveLength(1);

    const { files, said } = await exported();
    expect(said.pictures).toMatchObject([{ outcome: 'made', model: 'gpt-image-1.5' }]);
    expect(Object.keys(files).filter((name) => name.startsWith('fotos/'))).toHaveLength(2);
    const kept = await filesOf();
    expect(kept).toHaveLength(2);
    expect((await person.send('DELETE /api/try-on/photograph')).body).toMatchObject({
      photograph: null,
      pictures: [],
    });
    expect(await filesOf()).toEqual([]);
    const folder = path.join(server.services.config.dataDir, 'photos', ownerFolder(person.user.id));
    for (const { id } of kept) expect(existsSync(path.join(folder, id))).toBe(false);
    expect((await person.send(`GET ${picture.url}`)).status).toBe(404);
  });

  it('ends with the account', async () => {
    await keep();
    await make();
    expect((await person.send('POST /api/account/erase', { password: person.password })).status).toBe(200);
    expect(await filesOf()).toEqual([]);
    const own = eq(tryOns.ownerId, person.user.id);
    expect(await server.services.db.$count(tryOns, own)).toBe(0);
  });

  const failures: [string, Making, string, number][] = [
    ['moderation', { does: 'answer', status: 400, body: errorOf('moderation_blocked') }, 'try_on_refused', 0],
    ['no money', { does: 'answer', status: 429, body: errorOf('insufficient_quota') }, 'try_on_failed', 0],
    [
      'a limit of money',
      { does: 'answer', status: 400, body: errorOf('billing_hard_limit_reached') },
      'try_on_failed',
      0,
    ],
    ['an outage', { does: 'answer', status: 502, body: '<html>' }, 'try_on_failed', 0],
    ['silence', { does: 'hang' }, 'try_on_failed', mostSpent],
    ['nonsense', { does: 'answer', status: 200, body: '{"data":' }, 'try_on_failed', mostSpent],
    [
      'no picture',
      { does: 'answer', status: 200, body: { created: 1, data: [] } },
      'try_on_failed',
      mostSpent,
    ],
    [
      'no image',
      { does: 'answer', status: 200, body: { data: [{ b64_json: 'aG9sYQ==' }] } },
      'try_on_failed',
      mostSpent,
    ],
  ];
  it.each(failures)('survives %s: the photograph stays, and no picture', async (_what, next, code, paid) => {
    await keep();
    provider.next = next;
    const { body } = await make();
    expect(body.code).toBe(code);
    expect(body.message).toContain('OpenAI');
    expect(body.message).toContain('Tu foto sigue guardada');
    expect(await state()).toMatchObject({ photograph: { url: expect.any(String) }, pictures: [] });
    expect(await spent()).toBe(paid);
    const outcome = code === 'try_on_refused' ? 'refused' : 'failed';
    expect((await exported()).said.pictures).toMatchObject([{ outcome }]);
    expect(await filesOf()).toHaveLength(1);
  });
});
