import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ChatEvent } from '#contract/chat.ts';
import { spentOn } from '#server/ai/meter.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import { closedAfter } from '#tests/factories/closed-after.ts';
import { dressedPerson } from '#tests/factories/dressed.ts';
import { type Client, refusal, startTestServer } from '#tests/factories/server.ts';
import { type Behaviour, providerKey, startProvider } from '#tests/fakes/chat-completions.ts';

type Provider = Awaited<ReturnType<typeof startProvider>>;

const advisors = [
  ['openai', 'maya', 'Maya no está disponible en este momento'],
  ['mistral', 'valentina', 'Valentina no está disponible en este momento'],
] as const;

const environmentOf = (speaks: 'openai' | 'mistral', { baseUrl }: Provider) => ({
  [`${speaks.toUpperCase()}_API_KEY`]: providerKey,
  [`${speaks.toUpperCase()}_BASE_URL`]: baseUrl,
  CHAT_TIMEOUT_SECONDS: '0.6',
});

async function stream(client: Client, call: string, message: string): Promise<ChatEvent[]> {
  const { body } = await client.send(call, { message }, { headers: { accept: 'text/event-stream' } });
  return [...String(body).matchAll(/event: (\w+)\ndata: (.*)\n/g)].map(([, type, data = '']) => ({
    type,
    ...JSON.parse(data),
  }));
}

describe.each(advisors)('%s, behind %s', async (speaks, advisor, unavailable) => {
  let client: Awaited<ReturnType<typeof dressedPerson>>;
  const call = `POST /api/ai/chat/${advisor}`;
  const ask = (message = '¿Qué me pongo?') => client.send(call, { message });

  const provider = closedAfter(await startProvider(speaks));
  const server = await startTestServer(environmentOf(speaks, provider));
  // The first request of a process exceeds the short timeout used here.
  await server.visitor().send(`POST /api/${speaks}/chat`, { message: 'hola', sessionId: 'chat_0' });
  beforeEach(async () => {
    provider.asked = [];
    client = await dressedPerson(server);
    await client.send('POST /api/trial/start');
  });
  afterEach(() => {
    provider.behaviours = [{ does: 'say', text: 'Hola.' }];
    provider.asked = [];
  });

  it('streams the reply and records its cost', async () => {
    provider.behaviours = [{ does: 'say', text: 'Hoy iría de gris.', usage: { read: 1000, written: 100 } }];
    const before = await spentOn(server.services.db, 'everyone', zonedDay(server.services.now()));
    const events = await stream(client, call, 'hola');
    expect(events.filter(({ type }) => type === 'delta')).toHaveLength(4);
    expect(events.at(-1)).toMatchObject({
      type: 'done',
      answer: { response: 'Hoy iría de gris.', model: speaks, advisor, notice: null },
    });
    const after = await spentOn(server.services.db, 'everyone', zonedDay(server.services.now()));
    expect(after - before).toBe(speaks === 'openai' ? 560 : 260);
  });

  it('looks things up with the tools of the house, by names that mean nothing outside', async () => {
    provider.behaviours = [
      {
        does: 'call',
        tool: 'composeOutfits',
        input: { occasion: 'work', season: 'fall' },
        afterwards: { does: 'say', text: 'Para la oficina, «Camisa blanca» y pantalón gris.' },
      },
    ];
    const { body } = await ask('¿Qué me pongo para la oficina?');
    expect(body).toMatchObject({ model: speaks, response: expect.stringContaining('«Camisa blanca»') });
    expect(body.outfits.length).toBeGreaterThan(0);
    const told = JSON.stringify(provider.asked.at(-1));
    expect(told).toContain('Camisa blanca');
    for (const { id } of Object.values(client.owned)) expect(told).not.toContain(id);
    expect(
      provider.asked[0].tools.map((tool: { function: { name: string } }) => tool.function.name),
    ).not.toContain('keepOutfit');
  });

  it('is not told what a fault of ours held', async () => {
    provider.behaviours = [
      {
        does: 'call',
        tool: 'seePlans',
        input: { from: '0000-01-01', to: '0000-02-01' },
        afterwards: { does: 'say', text: 'No tienes nada apuntado.' },
      },
    ];
    expect((await ask('¿Qué tengo apuntado?')).status).toBe(200);
    const told = JSON.stringify(provider.asked.at(-1));
    expect(told).toContain('The tool failed.');
    expect(told).not.toContain(client.user.id);
    expect(told).not.toMatch(/select|planned_outfits/i);
  });

  const faults: [string, Behaviour[], number][] = [
    ['a key that it does not know', [{ does: 'refuse', status: 401 }], 1],
    ['too many calls, far too long', [{ does: 'refuse', status: 429, headers: { 'retry-after': '60' } }], 1],
    ['too many calls, twice', [{ does: 'refuse', status: 429, headers: { 'retry-after': '0' } }], 2],
    [
      'an address elsewhere',
      [{ does: 'refuse', status: 307, headers: { location: '/v1/chat/completions' } }],
      2,
    ],
    ['a fault of its own, twice', [{ does: 'refuse', status: 500, headers: { 'retry-after': '0' } }], 2],
    ['JSON that is none', [{ does: 'malformed' }], 1],
    ['a line that breaks in the middle', [{ does: 'cut', after: 'Yo llevaría hoy', how: 'destroy' }], 1],
    ['an end in the middle', [{ does: 'cut', after: 'Yo llevaría hoy', how: 'end' }], 1],
    ['silence', [{ does: 'hang' }], 1],
    ['silence in the middle', [{ does: 'hang', after: 'Yo llevaría hoy' }], 1],
  ];

  it.each(faults)(
    'with %s gives the documented error, and goes on afterwards',
    async (_what, behaviours, asked) => {
      provider.behaviours = [...behaviours];
      const failed = await ask();
      expect(failed).toMatchObject({
        status: 503,
        body: { code: `${advisor}_unavailable`, message: unavailable },
      });
      expect(provider.asked).toHaveLength(asked);
      const events = await stream(client, call, 'otra vez');
      expect(events.at(-1)).toMatchObject({
        type: 'error',
        code: `${advisor}_unavailable`,
        message: unavailable,
      });
      provider.behaviours = [{ does: 'say', text: 'Ya estoy aquí.' }];
      const { status, body } = await ask('¿y ahora?');
      expect([status, body.response]).toEqual([200, 'Ya estoy aquí.']);
      const kept = await client.send(`GET /api/chat/conversations/${body.conversationId}`);
      expect(kept.body.messages.map(({ content }: { content: string }) => content)).toEqual([
        '¿y ahora?',
        'Ya estoy aquí.',
      ]);
    },
  );

  it('is retried once after the time that it names', async () => {
    provider.behaviours = [
      { does: 'refuse', status: 429, headers: { 'retry-after': '0' } },
      { does: 'say', text: 'Perdona la espera.' },
    ];
    expect((await ask()).body.response).toBe('Perdona la espera.');
  });

  it('gets one correction, then the local model replies with a notice', async () => {
    provider.behaviours = [{ does: 'say', text: 'Ponte tu «Kimono de dragones».' }];
    const events = await stream(client, call, '¿Qué me pongo para la oficina en otoño?');
    expect(provider.asked).toHaveLength(2);
    expect(JSON.stringify(provider.asked[1].messages[0])).toContain('Kimono');
    expect(events.filter(({ type }) => type === 'restart')).toHaveLength(2);
    const last = events.at(-1);
    expect(last).toMatchObject({
      type: 'done',
      answer: { model: 'local', notice: { code: 'local_instead' } },
    });
    expect(JSON.stringify(last)).not.toContain('Kimono');
  });

  it('stops when the client disconnects', async () => {
    provider.behaviours = [{ does: 'hang', after: 'Yo llevaría ' }];
    const origin = server.app.server.listening
      ? `http://127.0.0.1:${(server.app.server.address() as { port: number }).port}`
      : await server.app.listen({ host: '127.0.0.1', port: 0 });
    const gone = new AbortController();
    const left = provider.left;
    const response = await fetch(`${origin}/api/ai/chat/${advisor}`, {
      method: 'POST',
      signal: gone.signal,
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        cookie: client.cookie ?? '',
      },
      body: JSON.stringify({ message: '¿qué me pongo?' }),
    });
    const reader = response.body?.getReader();
    let seen = '';
    while (!seen.includes('llevaría')) seen += new TextDecoder().decode((await reader?.read())?.value);
    gone.abort();
    while (provider.left === left) await sleep(10);
    provider.behaviours = [{ does: 'say', text: 'Hola de nuevo.' }];
    let reply = await ask('¿sigues ahí?');
    while (reply.body.code === 'chat_busy') reply = await ask('¿sigues ahí?');
    const { messages } = (await client.send(`GET /api/chat/conversations/${reply.body.conversationId}`)).body;
    expect(messages.map(({ content, cut }: { content: string; cut: boolean }) => [content, cut])).toEqual([
      ['¿qué me pongo?', false],
      ['Yo llevaría', true],
      ['¿sigues ahí?', false],
      ['Hola de nuevo.', false],
    ]);
  });
});

describe('the cost of replies', () => {
  it('never exceeds a person’s daily budget, and the reply says that it is used up', async () => {
    const provider = closedAfter(await startProvider('openai'));
    const server = await startTestServer({
      ...environmentOf('openai', provider),
      CHAT_PERSON_DAILY_BUDGET_EUR: '0.02',
    });
    const client = await dressedPerson(server);
    await client.send('POST /api/trial/start');
    provider.behaviours = [{ does: 'say', text: 'Hola.', usage: { read: 6000, written: 700 } }];
    const replies = [];
    for (let turn = 0; turn < 8; turn++)
      replies.push(await client.send('POST /api/ai/chat/maya', { message: 'hola' }));
    expect(replies.at(0)?.status).toBe(200);
    expect(replies.at(-1)).toMatchObject(refusal(429, 'chat_spent'));
    const spent = await spentOn(server.services.db, 'everyone', zonedDay(server.services.now()));
    expect(spent).toBeLessThanOrEqual(20_000);
  });

  it('is, of an answer that breaks off, what was asked and what had come, and not all that was set aside', async () => {
    const provider = closedAfter(await startProvider('openai'));
    const server = await startTestServer({
      ...environmentOf('openai', provider),
      OPENAI_PRICES: '1,1000',
      CHAT_PERSON_DAILY_BUDGET_EUR: '3',
    });
    const client = await dressedPerson(server);
    await client.send('POST /api/trial/start');
    const spent = () => spentOn(server.services.db, 'everyone', zonedDay(server.services.now()));
    const words = 'palabra '.repeat(30);
    for (const how of ['destroy', 'end'] as const) {
      const before = await spent();
      provider.behaviours = [{ does: 'cut', after: words, how }];
      expect((await client.send('POST /api/ai/chat/maya', { message: 'hola' })).status).toBe(503);
      const cost = (await spent()) - before;
      // 240 bytes of words at a thousandth of a euro a token, plus some thousands read; 700 words were
      // reserved.
      expect(cost).toBeGreaterThan(80_000);
      expect(cost).toBeLessThan(100_000);
    }
  });

  it('falls back to the local model when configured', async () => {
    const provider = closedAfter(await startProvider('openai'));
    const server = await startTestServer({ ...environmentOf('openai', provider), CHAT_FALLBACK: 'local' });
    provider.behaviours = [{ does: 'refuse', status: 401 }];
    const body = { message: 'hola', sessionId: 'chat_1' };
    const reply = await server.visitor().send('POST /api/openai/chat', body);
    expect(reply).toMatchObject({
      status: 200,
      body: { model: 'local', notice: { code: 'local_instead' } },
    });
  });
});
