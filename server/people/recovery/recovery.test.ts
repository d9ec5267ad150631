import { expect, test } from 'vitest';
import { emailLinks } from '#server/platform/db/schema/index.ts';
import { sendDueMail } from '#server/send-due-mail.ts';
import { lettersTo } from '#tests/factories/letters.ts';
import { refusal, startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();
const it = test.extend('ana', () => server.person());

const minute = 60_000;

async function tokenFor(email: string, page: 'reset-password' | 'confirm-email'): Promise<string> {
  const link = new RegExp(`/${page}#([\\w-]{43})`);
  const found = (await lettersTo(server, email)).map(({ body }) => link.exec(body)?.[1]).filter(Boolean);
  return found.at(-1) ?? '';
}

const ask = (email: string) => server.visitor().send('POST /api/auth/password-reset/request', { email });

it('signs the owner of the mailbox in and ends all other sessions', async ({ ana }) => {
  const elsewhere = server.visitor();
  await elsewhere.send('POST /api/login', { username: ana.user.username, password: ana.password });
  expect((await ask(ana.user.email.toUpperCase())).status).toBe(200);
  const token = await tokenFor(ana.user.email, 'reset-password');

  const visitor = server.visitor();
  const short = await visitor.send('POST /api/auth/password-reset', { token, password: 'corta' });
  expect(short.status).toBe(400);
  const reset = await visitor.send('POST /api/auth/password-reset', { token, password: 'otra-muy-distinta' });
  expect(reset.body.user).toMatchObject({ username: ana.user.username });
  expect((await visitor.send('GET /api/auth/user')).status).toBe(200);
  expect((await elsewhere.send('GET /api/auth/user')).status).toBe(401);
  expect((await ana.send('GET /api/auth/user')).status).toBe(401);

  const credentials = { username: ana.user.username, password: 'otra-muy-distinta' };
  expect((await server.visitor().send('POST /api/login', credentials)).status).toBe(200);
  const again = await server
    .visitor()
    .send('POST /api/auth/password-reset', { token, password: 'una-tercera-mas' });
  expect(again).toMatchObject(refusal(410, 'link_expired'));
  const subjects = (await lettersTo(server, ana.user.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Tu contraseña ha cambiado');
  // Reading the mailbox proves it.
  expect((await visitor.send('GET /api/account')).body.emailConfirmedAt).toEqual(expect.any(String));
});

it('does not tell whether there is an account', async ({ ana }) => {
  const known = await ask(ana.user.email);
  const unknown = await ask('nadie@ejemplo.es');
  expect(unknown.body).toEqual(known.body);
  expect(await lettersTo(server, 'nadie@ejemplo.es')).toEqual([]);
});

it('does not flood a mailbox', async ({ ana }) => {
  for (let asked = 0; asked < 5; asked++) expect((await ask(ana.user.email)).status).toBe(200);
  const resets = (await lettersTo(server, ana.user.email)).filter(({ body }) =>
    body.includes('/reset-password#'),
  );
  expect(resets).toHaveLength(3);
});

it('ends the other links with the one that is used, and every link in its time', async ({ ana }) => {
  await ask(ana.user.email);
  const first = await tokenFor(ana.user.email, 'reset-password');
  await ask(ana.user.email);
  const second = await tokenFor(ana.user.email, 'reset-password');
  expect(second).not.toBe(first);
  const use = (token: string) =>
    server.visitor().send('POST /api/auth/password-reset', { token, password: 'otra-muy-distinta' });
  const both = await Promise.all([use(second), use(second)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  expect((await use(first)).status).toBe(410);

  await ask(ana.user.email);
  const late = await tokenFor(ana.user.email, 'reset-password');
  server.travel(61 * minute);
  expect((await use(late)).status).toBe(410);
});

it('confirms the address of a new account, and not with the link of a password', async ({ ana }) => {
  expect((await ana.send('GET /api/account')).body.emailConfirmedAt).toBeNull();
  const token = await tokenFor(ana.user.email, 'confirm-email');
  const wrong = await server
    .visitor()
    .send('POST /api/auth/password-reset', { token, password: 'otra-muy-distinta' });
  expect(wrong.status).toBe(410);
  expect((await server.visitor().send('POST /api/auth/email-confirmation', { token })).status).toBe(200);
  expect((await ana.send('GET /api/account')).body.emailConfirmedAt).toEqual(expect.any(String));
  const again = await ana.send('POST /api/auth/email-confirmation/request');
  expect(again).toMatchObject(refusal(409, 'email_confirmed'));
});

it('keeps no token: not in its table, and not in a letter that was sent', async ({ ana }) => {
  await ask(ana.user.email);
  const token = await tokenFor(ana.user.email, 'reset-password');
  const links = await server.services.db.select().from(emailLinks);
  expect(JSON.stringify(links)).not.toContain(token);
  await sendDueMail(server.services);
  const letters = await lettersTo(server, ana.user.email);
  expect(letters.every(({ sentAt }) => sentAt !== null)).toBe(true);
  expect(JSON.stringify(letters)).not.toContain(token);
});

it('has nothing to send to a demonstration', async () => {
  const demo = await server.demonstration();
  const refused = await demo.send('POST /api/auth/email-confirmation/request');
  expect(refused).toMatchObject(refusal(403, 'demo_forbidden'));
  const { email } = (await demo.send('GET /api/auth/user')).body;
  await ask(email);
  expect(await lettersTo(server, email)).toEqual([]);
});
