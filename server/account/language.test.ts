import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { defaultLanguage, type Language, languageCookie } from '#contract/languages.ts';
import { userById } from '#server/people/auth/queries.ts';
import { users } from '#server/platform/db/schema/index.ts';
import { htmlOf } from '#server/platform/mail/html.ts';
import { lettersTo } from '#tests/factories/letters.ts';
import { type Client, startTestServer } from '#tests/factories/server.ts';
import { spanishWordsIn } from '#tests/factories/spanish-words.ts';

const server = await startTestServer();
const it = test.extend('ana', () => server.person());

const speaking = (language: string): Client =>
  Object.assign(server.visitor(), { language: `${languageCookie}=${language}` });

const account = () => {
  // Digits alone, which spell no Spanish word.
  const username = `persona-${randomInt(1e8, 1e9)}`;
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

  it('changes it at once, for its children, too, and for this browser', async ({ ana }) => {
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

  it('of another language than the product’s cannot exist', async ({ ana }) => {
    const change = server.services.db
      .update(users)
      .set({ language: 'fr' as Language })
      .where(eq(users.id, ana.user.id));
    await expect(change).rejects.toThrow();
  });
});

describe('letters to a person of English', () => {
  it('are in English from the first, also when the browser says no language', async () => {
    const { password, ...person } = account();
    await speaking('en').send('POST /api/register', { ...person, password });
    await server.visitor().send('POST /api/auth/password-reset/request', { email: person.email });
    const elsewhere = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/150.0' };
    const credentials = { username: person.username, password };
    await server.visitor().send('POST /api/login', credentials, { headers: elsewhere });
    const letters = await lettersTo(server, person.email);
    expect(letters.map(({ subject }) => subject)).toEqual([
      'Confirm your email',
      'Choose a new password',
      'New sign-in to your account from a new device',
    ]);
    const [confirmation, recovery, device] = letters;
    expect(confirmation?.body).toMatch(/\/en\/confirm-email#[\w-]{43}/);
    expect(recovery?.body).toMatch(/\/en\/reset-password#[\w-]{43}/);
    expect(device?.body).toMatch(/from Firefox on Windows .*\/en\/account .*\/en\/forgot-password/s);
    for (const { subject, body, language } of letters) {
      expect(spanishWordsIn(withoutSample(body), 'en')).toEqual([]);
      expect(htmlOf(subject, body, language)).toContain('<html lang="en">');
    }
  });

  it('of a trial tell when it begins', async () => {
    const person = account();
    await speaking('en').send('POST /api/trial/register', person);
    const [letter] = await lettersTo(server, person.email);
    expect(letter?.subject).toMatch(/^Confirm your email/);
  });

  it('tell of a changed password, in the language of that moment', async ({ ana }) => {
    const change = (currentPassword: string, newPassword: string) =>
      ana.send('POST /api/account/password', { currentPassword, newPassword });
    expect((await change(ana.password, 'otra-muy-distinta')).status).toBe(200);
    await ana.send('PUT /api/account/language', { language: 'pt' });
    expect((await change('otra-muy-distinta', 'una-tercera-mas')).status).toBe(200);
    const subjects = (await lettersTo(server, ana.user.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Confirma tu email', 'Tu contraseña ha cambiado', 'A tua palavra-passe mudou']);
  });

  /** The sample company has a Spanish address. */
  const withoutSample = (body: string) => body.split('\n\n').slice(0, -1).join('\n\n');
});
