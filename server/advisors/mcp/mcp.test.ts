import { createHash, randomBytes } from 'node:crypto';
import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { describe, expect, test } from 'vitest';
import { type Access, type AccessScope, changingTools } from '#contract/access.ts';
import { accessLimits } from '#contract/access-limits.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { mostOfEach, spend } from '#server/trust/ledger.ts';
import { addGarment, type Member, startTestServer } from '#tests/factories/server.ts';

const published = 'http://localhost:3000';
const callback = 'http://127.0.0.1/callback';

const fetchHere = (url: string | URL, init?: RequestInit) =>
  fetch(String(url).replace(published, listening), { redirect: 'manual', ...init });

const server = await startTestServer();
const it = test.extend('person', () => server.person());
const listening = await server.app.listen({ host: '127.0.0.1', port: 0 });
const ana = await server.person();
const shirt = await addGarment(ana, { name: 'Camisa de lino' });
await addGarment(ana, { name: 'Pantalón gris', kind: 'pants', color: 'gris' });
await addGarment(ana, { name: 'Zapatos negros', kind: 'shoes', color: 'negro', fabric: 'leather' });

async function register(redirect_uris = [callback], client_name = 'Ayudante') {
  const reply = await fetchHere(`${published}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name, redirect_uris }),
  });
  return { status: reply.status, body: (await reply.json()) as { client_id: string; error?: string } };
}

const form = (path: string, fields: Record<string, string>) =>
  fetchHere(`${published}/oauth/${path}`, { method: 'POST', body: new URLSearchParams(fields) });

async function asked(person: Member, scope: AccessScope | null, given: Record<string, string> = {}) {
  const { body: client } = await register();
  const verifier = randomBytes(32).toString('base64url');
  const request = {
    response_type: 'code',
    client_id: client.client_id,
    redirect_uri: 'http://127.0.0.1:49152/callback',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'abc',
    resource: `${published}/mcp`,
    ...given,
  };
  const { status, body } = await person.send('POST /api/connection', { request, scope });
  const answered = status === 200 ? new URL(body.redirectTo).searchParams : new URLSearchParams();
  const exchange = {
    grant_type: 'authorization_code',
    code: answered.get('code') ?? '',
    client_id: request.client_id,
    redirect_uri: request.redirect_uri,
    code_verifier: verifier,
  };
  return { status, body, answered, request, exchange };
}

async function tokensOf(person: Member, scope: AccessScope) {
  const { exchange } = await asked(person, scope);
  const reply = await form('token', exchange);
  const tokens = (await reply.json()) as { access_token: string; refresh_token: string; scope: string };
  return { ...tokens, clientId: exchange.client_id };
}

async function connected(token: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${published}/mcp`), {
      fetch: fetchHere,
      authProvider: { token: async () => token },
    }),
  );
  return client;
}

async function call(client: Client, name: string, input: Record<string, unknown> = {}) {
  const { content, isError = false } = await client.callTool({ name, arguments: input });
  const [first] = content as { text: string }[];
  return { isError, told: JSON.parse(first?.text ?? 'null') };
}

const accessOf = async (person: Member): Promise<Access[]> =>
  (await person.send('GET /api/account/access')).body.access;

const favouriteShirt = async () =>
  (await ana.send('GET /api/wardrobe')).body.wardrobe.items.find(({ id }: { id: string }) => id === shirt.id)
    .favorite;

describe('an assistant', () => {
  it('finds the way in by itself, reads, changes, and undoes', async () => {
    const kept: Record<string, unknown> = {};
    const keep = (name: string) => (value: unknown) => {
      kept[name] = value;
    };
    const provider: OAuthClientProvider = {
      redirectUrl: callback,
      clientMetadata: {
        client_name: 'Asistente de prueba',
        redirect_uris: [callback],
        logo_uri: undefined,
        tos_uri: undefined,
      },
      clientInformation: () => kept.client as never,
      saveClientInformation: keep('client'),
      tokens: () => kept.tokens as never,
      saveTokens: keep('tokens'),
      redirectToAuthorization: keep('asks'),
      saveCodeVerifier: keep('verifier'),
      codeVerifier: () => kept.verifier as string,
      saveDiscoveryState: keep('discovered'),
      discoveryState: () => kept.discovered as never,
    };
    const transport = () =>
      new StreamableHTTPClientTransport(new URL(`${published}/mcp`), {
        authProvider: provider,
        fetch: fetchHere,
      });
    const first = transport();
    await expect(new Client({ name: 'test', version: '1' }).connect(first)).rejects.toThrow();
    const asks = kept.asks as URL;
    expect(asks.pathname).toBe('/oauth/authorize');
    const page = await fetchHere(asks);
    const [path, query = ''] = page.headers.get('location')?.split('?') ?? [];
    expect(path).toBe('/connect');
    const request = Object.fromEntries(new URLSearchParams(query));
    const shown = await ana.send(`GET /api/connection?${query}`);
    expect(shown.body).toEqual({ name: 'Asistente de prueba', place: 'este dispositivo', asks: 'change' });
    const { body } = await ana.send('POST /api/connection', { request, scope: 'change' });
    await first.finishAuth(new URL(body.redirectTo).searchParams);

    const client = new Client({ name: 'test', version: '1' });
    await client.connect(transport());
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['searchGarments', 'undoChange']));
    expect(tools.map(({ name }) => name)).not.toContain('undoLast');
    const changing = tools.filter(({ annotations }) => annotations?.readOnlyHint === false);
    expect(changing.map(({ name }) => name).sort()).toEqual([...changingTools, 'undoChange'].sort());
    const { told } = await call(client, 'searchGarments', {});
    expect(JSON.stringify(told)).toContain('Camisa de lino');

    const marked = await call(client, 'markGarments', { garmentIds: [shirt.id], favourite: true });
    expect(marked.told).toMatchObject({ done: true, toUndo: expect.stringContaining('undoChange') });
    expect(await favouriteShirt()).toBe(true);
    const undone = await call(client, 'undoChange', { changeId: marked.told.changeId });
    expect(undone.told).toEqual({ undone: marked.told.changeId });
    expect(await favouriteShirt()).toBe(false);
    expect((await call(client, 'undoChange')).told.code).toBe('change_not_found');

    await call(client, 'markGarments', { garmentIds: [shirt.id], favourite: true });
    const [latest, before] = (await ana.send('GET /api/account/assistant-changes')).body.changes;
    expect(latest).toMatchObject({ assistant: 'Asistente de prueba', tool: 'markGarments', undoneAt: null });
    expect(before.undoneAt).not.toBeNull();
    const other = await server.person();
    expect((await other.send(`POST /api/account/assistant-changes/${latest.id}/undone`)).status).toBe(404);
    await ana.send(`POST /api/account/assistant-changes/${latest.id}/undone`);
    expect(await favouriteShirt()).toBe(false);
    await client.close();
  });

  it('that may only read changes nothing, and learns which scope is missing', async () => {
    const { access_token: token, scope } = await tokensOf(ana, 'read');
    expect(scope).toBe('read');
    const client = await connected(token);
    expect((await call(client, 'seeWishes')).isError).toBe(false);
    await expect(call(client, 'markGarments', { garmentIds: [shirt.id], favourite: true })).rejects.toThrow();
    const reply = await fetchHere(`${published}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'undoChange', arguments: {} },
      }),
    });
    expect(reply.status).toBe(403);
    expect(reply.headers.get('www-authenticate')).toContain('insufficient_scope');
    expect(await favouriteShirt()).toBe(false);
  });

  it('reaches nothing of another person', async () => {
    const other = await server.person();
    await addGarment(other, { name: 'Chaqueta ajena' });
    const client = await connected((await tokensOf(other, 'change')).access_token);
    const { told } = await call(client, 'searchGarments', {});
    expect(JSON.stringify(told)).not.toContain('lino');
    const marked = await call(client, 'markGarments', { garmentIds: [shirt.id], favourite: true });
    expect(marked.told).toEqual({ done: false, why: 'nothing' });
    const [change] = (await accessOf(ana)).filter(({ kind }) => kind === 'assistant');
    expect((await other.send(`POST /api/account/access/${change?.id}/end`)).status).toBe(404);
  });

  it('has the limits of the advisors, and is told when to come again', async ({ person }) => {
    const client = await connected((await tokensOf(person, 'read')).access_token);
    const { db } = server.services;
    const spender = { level: 'unconfirmed', ownerId: person.user.id, network: null } as const;
    const left = mostOfEach(server.services, 'toolCalls', 'unconfirmed') - 1;
    await inTransaction(db, (tx) => spend(tx, server.services, spender, 'toolCalls', left));
    expect((await call(client, 'seeCart')).isError).toBe(false);
    expect((await call(client, 'seeCart')).told.code).toBe('rate_limited');
  });

  it('loses its access at once', async ({ person }) => {
    const { access_token: token, refresh_token: refresh, clientId } = await tokensOf(person, 'read');
    const client = await connected(token);
    const [access] = await accessOf(person);
    expect(access).toMatchObject({
      kind: 'assistant',
      name: 'Ayudante',
      scope: 'read',
      place: 'este dispositivo',
    });
    expect((await person.send(`POST /api/account/access/${access?.id}/end`)).status).toBe(200);
    await expect(call(client, 'seeWishes')).rejects.toThrow();
    const renewed = await form('token', {
      grant_type: 'refresh_token',
      refresh_token: refresh,
      client_id: clientId,
    });
    expect(renewed.status).toBe(400);
    const again = await tokensOf(person, 'read');
    await form('revoke', { token: again.refresh_token, client_id: again.clientId });
    await expect(connected(again.access_token)).rejects.toThrow();
    const last = await tokensOf(person, 'read');
    await person.send('POST /api/account/sign-out-everywhere');
    await expect(connected(last.access_token)).rejects.toThrow();
  });
});

describe('the consent', () => {
  it('describes itself by the documents of the standards', async () => {
    const reply = await fetchHere(`${published}/mcp`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(reply.status).toBe(401);
    expect(reply.headers.get('www-authenticate')).toContain(
      `resource_metadata="${published}/.well-known/oauth-protected-resource/mcp"`,
    );
    const headers = { host: 'rebound.example', origin: 'http://rebound.example' };
    expect((await ana.send('POST /mcp', {}, { headers })).status).toBe(403);
    const resource = await fetchHere(`${published}/.well-known/oauth-protected-resource/mcp`);
    expect(await resource.json()).toMatchObject({
      resource: `${published}/mcp`,
      authorization_servers: [expect.stringContaining(published)],
    });
    const authority = await fetchHere(`${published}/.well-known/oauth-authorization-server`);
    expect(await authority.json()).toMatchObject({
      issuer: published,
      code_challenge_methods_supported: ['S256'],
    });
  });

  it('is refused to redirects that a program could run, and to forged clients', async () => {
    for (const uri of [
      'javascript:alert(1)',
      'data:text/html,a',
      'http://evil.example/',
      'https://a@b.example/',
      'ms-msdt:/id',
      'https://a.example/#x',
    ])
      expect((await register([uri])).body.error, uri).toBe('invalid_redirect_uri');
    expect(
      (await register(['cursor://anysphere.cursor-mcp/oauth/callback', 'com.example.app:/done'])).status,
    ).toBe(201);
    const forged = await asked(ana, 'read', {
      client_id: `${(await register()).body.client_id.slice(0, -2)}aa`,
    });
    expect(forged.body.code).toBe('connection_invalid');
    const elsewhere = await asked(ana, 'read', { redirect_uri: 'http://127.0.0.1:49152/other' });
    expect(elsewhere.body.code).toBe('connection_invalid');
    const reply = await fetchHere(`${published}/oauth/authorize?${new URLSearchParams(elsewhere.request)}`);
    expect(reply.headers.get('location')).toMatch(/^\/connect\?/);
  });

  it('shows a faulty request to the person and sends nobody on; a refusal is told', async () => {
    const faults: Record<string, string>[] = [
      { code_challenge_method: 'plain' },
      { code_challenge: '' },
      { response_type: 'token' },
      { resource: 'https://elsewhere.example/mcp' },
    ];
    for (const given of faults) {
      const { request, body } = await asked(ana, 'read', given);
      expect(body.code, JSON.stringify(given)).toBe('connection_invalid');
      const reply = await fetchHere(`${published}/oauth/authorize?${new URLSearchParams(request)}`);
      expect(reply.headers.get('location')).toMatch(/^\/connect\?/);
    }
    const { answered } = await asked(ana, null);
    expect(Object.fromEntries(answered)).toEqual({ error: 'access_denied', state: 'abc', iss: published });
  });

  it('gives a code that is good once, for a minute, with its own proof', async () => {
    const wrong: Record<string, string>[] = [
      { code_verifier: 'a'.repeat(43) },
      { redirect_uri: 'http://127.0.0.1:1/callback' },
      { client_id: (await register([callback], 'Otro')).body.client_id },
    ];
    for (const fault of wrong) {
      const { exchange } = await asked(ana, 'read');
      expect(await (await form('token', { ...exchange, ...fault })).json()).toEqual({
        error: 'invalid_grant',
      });
      // A failed attempt uses it up.
      expect((await form('token', exchange)).status).toBe(400);
    }
    const { exchange } = await asked(ana, 'read');
    const { access_token: token } = (await (await form('token', exchange)).json()) as {
      access_token: string;
    };
    await connected(token);
    expect((await form('token', exchange)).status).toBe(400);
    // Used twice, it ends what it gave.
    await expect(connected(token)).rejects.toThrow();
    expect((await form('token', { ...exchange, resource: 'https://elsewhere.example' })).status).toBe(400);
    expect(await (await form('token', { grant_type: 'password' })).json()).toEqual({
      error: 'unsupported_grant_type',
    });
  });

  it('renews access once a token, and ends it when one comes twice', async ({ person }) => {
    const first = await tokensOf(person, 'change');
    const renew = (refresh_token: string) =>
      form('token', { grant_type: 'refresh_token', refresh_token, client_id: first.clientId });
    const second = (await (await renew(first.refresh_token)).json()) as typeof first;
    await expect(connected(first.access_token)).rejects.toThrow();
    await connected(second.access_token);
    expect((await renew(first.refresh_token)).status).toBe(400);
    await expect(connected(second.access_token)).rejects.toThrow();
    expect((await renew(second.refresh_token)).status).toBe(400);
    expect(await accessOf(person)).toEqual([]);

    let last = await tokensOf(person, 'read');
    for (let days = 73; days <= 365; days += 73) {
      server.travel(73 * 24 * 60 * 60 * 1000);
      const wanted = {
        grant_type: 'refresh_token',
        refresh_token: last.refresh_token,
        client_id: last.clientId,
      };
      const reply = await form('token', wanted);
      expect(reply.status, `after ${days} days`).toBe(days < 365 ? 200 : 400);
      last = { ...last, ...((await reply.json()) as typeof last) };
    }
  });

  it('belongs to members: neither visitors nor demonstrations give it', async () => {
    const demo = await server.demonstration();
    const { request } = await asked(ana, null);
    const wanted = { request, scope: 'read' };
    expect((await demo.send('POST /api/connection', wanted)).body.code).toBe('demo_forbidden');
    expect((await server.visitor().send('POST /api/connection', wanted)).status).toBe(401);
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await ana.send('POST /api/connection', wanted, { headers })).body.code).toBe(
      'cross_site_request',
    );
  });
});

describe('a personal token', () => {
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const make = async (person: Member, scope: AccessScope, days = 30) =>
    (
      await person.send('POST /api/account/tokens', {
        name: 'Mi guion',
        scope,
        days,
        password: person.password,
      })
    ).body as { token: string; access: Access };

  it('reads and changes what its scope says, and never the account', async ({ person }) => {
    const anyone = server.visitor();
    const reading = await make(person, 'read');
    expect((await anyone.send('GET /api/wardrobe', undefined, bearer(reading.token))).status).toBe(200);
    const garment = { name: 'Falda', kind: 'skirt', color: 'rojo', fabric: 'cotton', style: 'casual' };
    const add = (token: string) => anyone.send('POST /api/wardrobe/items', garment, bearer(token));
    expect((await add(reading.token)).body.code).toBe('token_scope');
    const changing = await make(person, 'change');
    expect((await add(changing.token)).status).toBe(200);
    const { password } = person;
    const guarded: [string, unknown][] = [
      ['POST /api/account/erase', { password }],
      ['POST /api/account/password', { currentPassword: password, newPassword: 'otra-clave-larga' }],
      ['POST /api/account/tokens', { name: 'Otra', scope: 'change', days: 365, password }],
      ['POST /api/payment/stripe', { amount: 19.95, currency: 'EUR' }],
      ['POST /api/store/orders', {}],
      ['GET /api/account/export', undefined],
      ['POST /api/logout', undefined],
    ];
    for (const [path, body] of guarded)
      expect((await anyone.send(path, body, bearer(changing.token))).body.code, path).toBe('token_forbidden');
    const [, used] = await accessOf(person);
    expect(used?.lastUsedAt).not.toBeNull();
    expect(JSON.stringify(await accessOf(person))).not.toContain('vestidor_');
  });

  it('serves assistants that cannot ask for consent; theirs serve the API nothing', async ({ person }) => {
    const { token } = await make(person, 'read');
    expect((await call(await connected(token), 'seeWishes')).isError).toBe(false);
    const { access_token: ofAssistant } = await tokensOf(person, 'change');
    const reply = await server.visitor().send('GET /api/wardrobe', undefined, bearer(ofAssistant));
    expect(reply.body.code).toBe('token_invalid');
  });

  it('needs the password, ends at once or by its date, and has a most', async ({ person }) => {
    const wrong = { name: 'A', scope: 'read', days: 30, password: 'no es esta' };
    expect((await person.send('POST /api/account/tokens', wrong)).body.code).toBe('wrong_password');
    const { token, access } = await make(person, 'read');
    await person.send(`POST /api/account/access/${access.id}/end`);
    const reply = await server.visitor().send('GET /api/wardrobe', undefined, bearer(token));
    expect(reply.body.code).toBe('token_invalid');
    expect(accessLimits.most).toBe(30);
    const old = await make(person, 'read', 30);
    server.travel(30 * 24 * 60 * 60 * 1000);
    expect((await server.visitor().send('GET /api/wardrobe', undefined, bearer(old.token))).status).toBe(401);
  });
});
