import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultLanguage, type Language, languageCookie } from '#contract/languages.ts';
import { userById } from '#server/people/auth/queries.ts';
import { users } from '#server/platform/db/schema/index.ts';
import { type Client, startTestServer, type TestServer } from '#tests/factories/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const speaking = (language: string): Client =>
  Object.assign(server.visitor(), { language: `${languageCookie}=${language}` });

const account = () => {
  const username = `persona-${randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@ejemplo.es`, password: 'una-clave-larga' };
};

const languageOf = async (id: string): Promise<Language | undefined> =>
  (await userById(server.services.db, id))?.language;

describe('an account', () => {
  it.each(['POST /api/register', 'POST /api/trial/register'])(
    'made by %s has the browser’s',
    async (call) => {
      const { body } = await speaking('pt').send(call, account());
      expect(await languageOf(body.user.id)).toBe('pt');
    },
  );

  it.each([undefined, 'xx', 'ES', 'en-GB', ''])('is Spanish when the cookie says %s', async (value) => {
    const visitor = value === undefined ? server.visitor() : speaking(value);
    const headers = { 'accept-language': 'pt-PT,pt;q=0.9,en;q=0.8' };
    const { body } = await visitor.send('POST /api/register', account(), { headers });
    expect(await languageOf(body.user.id)).toBe(defaultLanguage);
  });

  it('of the demonstration has the browser’s', async () => {
    const visitor = speaking('en');
    await visitor.send('GET /api/demo-login');
    expect((await visitor.send('GET /api/account/language')).body).toEqual({ language: 'en' });
  });

  it('changes it at once, for its children, too, and for this browser', async () => {
    const ana = await server.person();
    const sizes = { clothes: null, shoes: null };
    const child = { name: 'Leo', birthYear: new Date().getFullYear() - 6, sizes };
    const { ward } = (await ana.send('POST /api/household/wards', child)).body;
    expect((await ana.send('GET /api/account/language')).body).toEqual({ language: 'es' });
    const changed = await ana.send('PUT /api/account/language', { language: 'en' });
    expect(changed).toMatchObject({ status: 200, body: { language: 'en' } });
    expect(ana.language).toBe(`${languageCookie}=en`);
    expect((await ana.send('GET /api/account/language')).body).toEqual({ language: 'en' });
    expect(await languageOf(ward.id)).toBe('en');
    expect((await ana.send('PUT /api/account/language', { language: 'fr' })).status).toBe(400);
  });

  it('of another language than the product’s cannot exist', async () => {
    const ana = await server.person();
    const change = server.services.db
      .update(users)
      .set({ language: 'fr' as Language })
      .where(eq(users.id, ana.user.id));
    await expect(change).rejects.toThrow();
  });
});
