import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { authenticators, recoveryCodes } from '#server/platform/db/schema/index.ts';
import { bytesOfBase32 } from '#tests/factories/base32.ts';
import { lettersTo } from '#tests/factories/letters.ts';
import { type Client, refusal, startTestServer } from '#tests/factories/server.ts';
import { VirtualAuthenticator } from '#tests/factories/virtual-authenticator.ts';
import { codeAt, stepAt } from './totp.ts';

const server = await startTestServer();

async function withAuthenticator(own = server) {
  const member = await own.person();
  const { username, email } = member.user;
  const { password } = member;
  const { body } = await member.send('POST /api/account/authenticator', { password });
  const secret = bytesOfBase32(body.secret);
  /** Each call gives a code that was not used before. */
  const nextCode = () => {
    own.travel(30_000);
    return codeAt(secret, stepAt(own.services.now()));
  };
  const confirmed = await member.send('POST /api/account/authenticator/confirm', { code: nextCode() });
  expect(confirmed.status).toBe(200);
  const codes: string[] = confirmed.body.recoveryCodes;
  const enter = async () => {
    const client = own.visitor();
    const reply = await client.send('POST /api/login', { username, password });
    return { client, reply };
  };
  return { member, username, email, password, nextCode, codes, enter };
}

const answer = (client: Client, code: string) => client.send('POST /api/auth/second-step/code', { code });

describe('the second step', () => {
  it('follows the password, and gives no session before', async () => {
    const { member, nextCode, enter } = await withAuthenticator();
    const { client, reply } = await enter();
    expect(reply).toMatchObject({
      status: 401,
      body: { code: 'second_step_required', details: { code: 1, passkey: 0 } },
    });
    expect(client.cookie).toBeUndefined();
    expect((await client.send('GET /api/auth/user')).status).toBe(401);
    expect((await answer(client, nextCode())).body.user.id).toBe(member.user.id);
    expect((await client.send('GET /api/auth/user')).status).toBe(200);
  });

  it('is asked of no one who did not want it', async () => {
    const { user, password } = await server.person();
    const reply = await server.visitor().send('POST /api/login', { username: user.username, password });
    expect(reply).toMatchObject({ status: 200, body: { success: true, message: 'Sesión iniciada' } });
  });

  it('refuses a code that was used, within its thirty seconds and from another browser', async () => {
    const { nextCode, enter } = await withAuthenticator();
    const [first, second] = [await enter(), await enter()];
    const code = nextCode();
    expect((await answer(first.client, code)).status).toBe(200);
    expect(await answer(second.client, code)).toMatchObject({
      status: 403,
      body: { code: 'second_step_wrong', details: { code: expect.any(String) } },
    });
    expect((await answer(second.client, nextCode())).status).toBe(200);
  });

  it('lets one of two parallel uses of a code in', async () => {
    const { nextCode, enter } = await withAuthenticator();
    const entries = [await enter(), await enter()];
    const code = nextCode();
    const replies = await Promise.all(entries.map(({ client }) => answer(client, code)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it('ends after one use, after ten minutes, and with the password', async () => {
    const own = await startTestServer();
    const { member, password, nextCode, codes, enter } = await withAuthenticator(own);
    const used = await enter();
    const { step } = used.client;
    expect((await answer(used.client, nextCode())).status).toBe(200);
    used.client.step = step;
    expect((await answer(used.client, codes[0] ?? '')).status).toBe(410);
    const ended = await enter();
    await member.send('POST /api/account/password', {
      currentPassword: password,
      newPassword: 'tren-limon-piedra',
    });
    expect((await answer(ended.client, codes[0] ?? '')).status).toBe(410);
    const login = { username: member.user.username, password: 'tren-limon-piedra' };
    const late = own.visitor();
    await late.send('POST /api/login', login);
    own.travel(11 * 60_000);
    expect((await answer(late, codes[0] ?? '')).status).toBe(410);
    expect((await answer(own.visitor(), codes[0] ?? '')).status).toBe(410);
  });

  it('bounds guesses on an account, from however many browsers, and leaves passkeys', async () => {
    const own = await startTestServer({ RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' });
    // Limits are by the hour.
    own.travel(3_600_000 - (Date.now() % 3_600_000));
    const { member, password, codes, enter } = await withAuthenticator(own);
    const key = new VirtualAuthenticator();
    const { body: options } = await member.send('POST /api/account/passkeys/options', { password });
    await member.send('POST /api/account/passkeys', key.create(options));
    const entries = [];
    for (let turn = 0; turn < 8; turn++) entries.push(await enter());
    const guesses = await Promise.all(
      entries.map(({ client }, at) =>
        client.send(
          'POST /api/auth/second-step/code',
          { code: '000000' },
          { headers: { 'x-forwarded-for': `198.51.100.${at}` } },
        ),
      ),
    );
    // Confirming the authenticator was the first of six.
    expect(guesses.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(3);
    const { client } = await enter();
    expect((await answer(client, codes[0] ?? '')).status).toBe(429);
    const letters = await lettersTo(own, member.user.email);
    expect(letters.filter(({ subject }) => subject === 'Alguien conoce tu contraseña')).toHaveLength(1);
    const { body: request } = await client.send('POST /api/auth/second-step/passkey/options');
    expect((await client.send('POST /api/auth/second-step/passkey', key.prove(request))).status).toBe(200);
    const { client: later } = await enter();
    own.travel(60 * 60_000);
    const { username } = member.user;
    await later.send('POST /api/login', { username, password });
    expect((await answer(later, codes[0] ?? '')).status).toBe(200);
  });

  it('does not count codes that were right', async () => {
    const own = await startTestServer({ RATE_LIMIT_FACTOR: '1' });
    const { codes, enter } = await withAuthenticator(own);
    for (const code of codes.slice(0, 8))
      expect((await answer((await enter()).client, code)).status).toBe(200);
  });

  it('is asked for by a password reset, too', async () => {
    const { email, nextCode } = await withAuthenticator();
    await server.visitor().send('POST /api/auth/password-reset/request', { email });
    const letters = await lettersTo(server, email);
    const token = letters.map(({ body }) => /reset-password#([\w-]{43})/.exec(body)?.[1]).findLast(Boolean);
    const visitor = server.visitor();
    const reset = { token, password: 'otra-muy-distinta' };
    expect(await visitor.send('POST /api/auth/password-reset', reset)).toMatchObject(
      refusal(401, 'second_step_required'),
    );
    expect((await visitor.send('GET /api/auth/user')).status).toBe(401);
    expect((await answer(visitor, nextCode())).status).toBe(200);
  });
});

describe('recovery codes', () => {
  it('are ten, work once each however typed, and tell the owner', async () => {
    const { member, email, codes, enter } = await withAuthenticator();
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/);
    const typed = ` ${codes[0]?.toLowerCase().replaceAll('-', ' ')} `;
    const [one, two] = [await enter(), await enter()];
    const replies = await Promise.all([one, two].map(({ client }) => answer(client, typed)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await answer((await enter()).client, codes[0] ?? '')).status).toBe(403);
    expect((await member.send('GET /api/account/security')).body.recoveryCodesLeft).toBe(9);
    const letters = await lettersTo(server, email);
    expect(letters.some(({ body }) => body.includes('con un código de recuperación'))).toBe(true);
  });

  it('are stored as hashes, and authenticators encrypted', async () => {
    const { member, codes } = await withAuthenticator();
    const { db } = server.services;
    const stored = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, member.user.id));
    expect(stored).toHaveLength(10);
    for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));
    const [other] = [await withAuthenticator()];
    const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, member.user.id));
    // A value of another person does not open.
    await db
      .update(authenticators)
      .set({ sealedSecret: row?.sealedSecret ?? '' })
      .where(eq(authenticators.userId, other.member.user.id));
    const { client } = await other.enter();
    expect((await answer(client, other.nextCode())).status).toBe(500);
  });

  it('end when new ones are made', async () => {
    const { member, password, codes, enter } = await withAuthenticator();
    const renewed = await member.send('POST /api/account/recovery-codes', { password });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    const { client } = await enter();
    expect((await answer(client, codes[0] ?? '')).status).toBe(403);
    expect((await answer(client, renewed.body.recoveryCodes[0])).status).toBe(200);
  });
});

describe('turning it on and off', () => {
  it('needs the password and a factor', async () => {
    const member = await server.person();
    const { password } = member;
    for (const call of [
      'authenticator',
      'authenticator/remove',
      'second-step',
      'second-step/end',
      'recovery-codes',
    ])
      expect((await member.send(`POST /api/account/${call}`, { password: 'no es' })).body.code).toBe(
        'wrong_password',
      );
    expect((await member.send('POST /api/account/second-step', { password })).body.code).toBe(
      'second_step_needs_factor',
    );
  });

  it('does not replace an authenticator in use', async () => {
    const { member, password } = await withAuthenticator();
    expect((await member.send('POST /api/account/authenticator', { password })).body.code).toBe(
      'authenticator_active',
    );
  });

  it('ends with the last factor, so that no one is locked out', async () => {
    const { member, password, enter } = await withAuthenticator();
    await member.send('POST /api/account/authenticator/remove', { password });
    expect((await enter()).reply.status).toBe(200);
    expect((await member.send('GET /api/account/security')).body).toMatchObject({
      secondStepSince: null,
      authenticatorSince: null,
      recoveryCodesLeft: 0,
    });
  });

  it('works with a passkey alone, only of that account', async () => {
    const member = await server.person();
    const { password } = member;
    const key = new VirtualAuthenticator();
    const { body: options } = await member.send('POST /api/account/passkeys/options', { password });
    await member.send('POST /api/account/passkeys', key.create(options));
    const on = await member.send('POST /api/account/second-step', { password });
    expect(on.body.recoveryCodes).toHaveLength(10);
    const stranger = await server.person();
    const foreign = new VirtualAuthenticator();
    const { body: theirs } = await stranger.send('POST /api/account/passkeys/options', {
      password: stranger.password,
    });
    await stranger.send('POST /api/account/passkeys', foreign.create(theirs));
    const client = server.visitor();
    const login = await client.send('POST /api/login', { username: member.user.username, password });
    expect(login.body.details).toEqual({ passkey: 1, code: 0 });
    const { body: request } = await client.send('POST /api/auth/second-step/passkey/options');
    expect(request.allowCredentials).toMatchObject([{ id: key.credentialId }]);
    const wrong = await client.send('POST /api/auth/second-step/passkey', foreign.prove(request));
    expect(wrong).toMatchObject(refusal(403, 'passkey_refused'));
    const right = await client.send('POST /api/auth/second-step/passkey', key.prove(request));
    expect(right.body.user.id).toBe(member.user.id);
  });

  it('offers no authenticator in production without a key', async () => {
    const own = await startTestServer({ NODE_ENV: 'production' });
    const member = await own.person();
    expect((await member.send('GET /api/account/security')).body.authenticatorAvailable).toBe(false);
    const reply = await member.send('POST /api/account/authenticator', { password: member.password });
    expect(reply).toMatchObject(refusal(409, 'authenticator_unavailable'));
  });
});
