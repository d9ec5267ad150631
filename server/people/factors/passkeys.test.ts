import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { passkeys } from '#server/platform/db/schema/index.ts';
import { lettersTo } from '#tests/factories/letters.ts';
import { type Client, type Member, refusal, startTestServer } from '#tests/factories/server.ts';
import { VirtualAuthenticator } from '#tests/factories/virtual-authenticator.ts';

const server = await startTestServer();

async function withPasskey(client?: Member) {
  const member = client ?? (await server.person());
  const key = new VirtualAuthenticator();
  const { password } = member;
  const { body: options } = await member.send('POST /api/account/passkeys/options', { password });
  const added = await member.send('POST /api/account/passkeys', key.create(options));
  expect(added.status).toBe(200);
  return { member, key, passkey: added.body.passkey };
}

const begin = async (client: Client) => (await client.send('POST /api/auth/passkey/options')).body;

async function enter(key: VirtualAuthenticator, faults?: Parameters<VirtualAuthenticator['prove']>[1]) {
  const client = server.visitor();
  const proof = key.prove(await begin(client), faults);
  return { client, proof, reply: await client.send('POST /api/auth/passkey', proof) };
}

const refused = refusal(403, 'passkey_refused');

describe('signing in with a passkey', () => {
  it('needs neither name nor password, and tells the owner of the new device', async () => {
    const { member, key } = await withPasskey();
    const { client, reply } = await enter(key);
    expect(reply).toMatchObject({ status: 200, body: { success: true, user: { id: member.user.id } } });
    expect((await client.send('GET /api/auth/user')).body.id).toBe(member.user.id);
    const letters = await lettersTo(server, member.user.email);
    const subjects = letters.map(({ subject }) => subject);
    expect(subjects).toContain('Ha cambiado la forma de entrar en tu cuenta');
    expect(subjects).toContain('Han entrado en tu cuenta desde un dispositivo nuevo');
    const [listed] = (await member.send('GET /api/account/security')).body.passkeys;
    expect(listed.lastUsedAt).toEqual(expect.any(String));
  });

  it('refuses a challenge that was used, in the same browser and in another', async () => {
    const { key } = await withPasskey();
    const { client, proof, reply } = await enter(key);
    expect(reply.status).toBe(200);
    const again = await client.send('POST /api/auth/passkey', proof);
    expect(again).toMatchObject(refusal(410, 'sign_in_step_expired'));
    const thief = server.visitor();
    await begin(thief);
    expect(await thief.send('POST /api/auth/passkey', proof)).toMatchObject(refused);
  });

  it('lets one of two parallel uses of a proof in', async () => {
    const { key } = await withPasskey();
    const client = server.visitor();
    const proof = key.prove(await begin(client));
    const replies = await Promise.all([1, 2].map(() => client.send('POST /api/auth/passkey', proof)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('refuses a challenge after ten minutes', async () => {
    const own = await startTestServer();
    const member = await own.person();
    const key = new VirtualAuthenticator();
    const { password } = member;
    const { body } = await member.send('POST /api/account/passkeys/options', { password });
    await member.send('POST /api/account/passkeys', key.create(body));
    const client = own.visitor();
    const proof = key.prove((await client.send('POST /api/auth/passkey/options')).body);
    own.travel(11 * 60_000);
    expect((await client.send('POST /api/auth/passkey', proof)).status).toBe(410);
  });

  it.each([
    ['another origin', { origin: 'https://vestidor.malo.example' }],
    ['another site', { rpId: 'malo.example' }],
    ['another challenge', { challenge: 'b3RybyByZXRv' }],
    ['a counter that goes back', { counter: 0 }],
    ['a device that was not unlocked', { unverified: true }],
  ])('refuses %s', async (_what, faults) => {
    const { key } = await withPasskey();
    expect((await enter(key)).reply.status).toBe(200);
    expect((await enter(key, faults)).reply).toMatchObject(refused);
    expect((await enter(key)).reply.status).toBe(200);
  });

  it('refuses a passkey that was removed, and one of no account', async () => {
    const { member, key, passkey } = await withPasskey();
    const { password } = member;
    expect((await member.send(`POST /api/account/passkeys/${passkey.id}/remove`, { password })).status).toBe(
      200,
    );
    expect((await enter(key)).reply).toMatchObject(refused);
    expect((await enter(new VirtualAuthenticator())).reply.status).toBe(400);
  });

  it('refuses a proof that names another person as its owner', async () => {
    const [ana, eva] = [await withPasskey(), await withPasskey()];
    const client = server.visitor();
    const proof = ana.key.prove(await begin(client));
    const userHandle = Buffer.from(eva.member.user.id.replaceAll('-', ''), 'hex').toString('base64url');
    expect(await client.send('POST /api/auth/passkey', { ...proof, userHandle })).toMatchObject(refused);
  });

  it('lets a network begin so many sign-ins an hour', async () => {
    const own = await startTestServer({ RATE_LIMIT_FACTOR: '0.05' });
    const replies = [];
    for (let turn = 0; turn < 8; turn++)
      replies.push(await own.visitor().send('POST /api/auth/passkey/options'));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  });
});

it('is exported without its key, and erased with the account', async () => {
  const { member, key, passkey } = await withPasskey();
  const files = unzipSync((await member.send('GET /api/account/export')).bytes);
  const text = Buffer.from(files['entrada.json'] ?? []).toString();
  expect(JSON.parse(text)).toMatchObject({ passkeys: [{ id: passkey.id }], devices: [{ signedIn: true }] });
  expect(text).not.toContain(key.credentialId);
  expect((await member.send('POST /api/account/erase', { password: member.password })).status).toBe(200);
  expect(await server.services.db.$count(passkeys, eq(passkeys.userId, member.user.id))).toBe(0);
  expect((await enter(key)).reply).toMatchObject(refused);
});

describe('adding a passkey', () => {
  it('needs the password', async () => {
    const member = await server.person();
    const reply = await member.send('POST /api/account/passkeys/options', { password: 'no es' });
    expect(reply).toMatchObject({
      status: 403,
      body: { code: 'wrong_password', details: { password: expect.any(String) } },
    });
  });

  it('refuses another origin, and a challenge of another session', async () => {
    const [ana, eva] = [await server.person(), await server.person()];
    const options = async (member: Member) =>
      (await member.send('POST /api/account/passkeys/options', { password: member.password })).body;
    const key = new VirtualAuthenticator();
    const malicious = key.create(await options(ana), { origin: 'https://malo.example' });
    expect(await ana.send('POST /api/account/passkeys', malicious)).toMatchObject(refused);
    const ofAna = key.create(await options(ana));
    expect((await eva.send('POST /api/account/passkeys', ofAna)).status).toBe(410);
    await options(eva);
    expect(await eva.send('POST /api/account/passkeys', ofAna)).toMatchObject(refused);
  });

  it('is refused to a demonstration', async () => {
    const demo = await server.demonstration();
    expect(await demo.send('POST /api/account/passkeys/options', { password: 'x' })).toMatchObject(
      refusal(403, 'demo_forbidden'),
    );
  });

  it('never removes a passkey of another person', async () => {
    const [ana, eva] = [await withPasskey(), await withPasskey()];
    const reply = await eva.member.send(`POST /api/account/passkeys/${ana.passkey.id}/remove`, {
      password: eva.member.password,
    });
    expect(reply).toMatchObject(refusal(404, 'passkey_not_found'));
    expect((await enter(ana.key)).reply.status).toBe(200);
  });
});
