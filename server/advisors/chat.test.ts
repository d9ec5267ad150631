import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { Thread } from '#server/platform/threads/thread.ts';
import { seedStore } from '#server/shop/catalogue/seed.ts';
import { catalogue } from '#server/shop/catalogue/seeded/index.ts';
import { dressedPerson } from '#tests/factories/dressed.ts';
import { addGarment, type Client, refusal, startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();
const it = test.extend('client', () => premium());
await seedStore(server.services, catalogue.slice(0, 20));

const widget = (message: string, sessionId = 'chat_1700000000000') => ({ message, sessionId });
const premium = async () => {
  const client = await dressedPerson(server);
  await client.send('POST /api/trial/start');
  return client;
};
const maya = (client: Client, body: unknown) => client.send('POST /api/ai/chat/maya', body);

describe('the widget', () => {
  it('replies to a visitor in Spanish and stores nothing', async () => {
    const { status, body } = await server.visitor().send('POST /api/openai/chat', widget('hola'));
    expect(status).toBe(200);
    expect(body).toMatchObject({ advisor: 'maya', model: 'local', conversationId: null, notice: null });
    expect(body.response.length).toBeGreaterThan(5);
    expect(body.garments).toEqual([]);
  });

  it.each([
    ['en', 'what can you do?', /from your own clothes/],
    ['pt', 'o que sabes fazer?', /outfits com a tua roupa/],
  ])('replies in the language of the page: %s', async (language, message, answer) => {
    const visitor = server.visitor();
    visitor.language = `vestidor_language=${language}`;
    const { body } = await visitor.send('POST /api/openai/chat', widget(message));
    expect(body).toMatchObject({ model: 'local', response: expect.stringMatching(answer) });
  });

  it('is Valentina behind the other call', async () => {
    const { body } = await server.visitor().send('POST /api/mistral/chat', widget('hola'));
    expect(body.advisor).toBe('valentina');
  });

  it('goes on with a visitor’s conversation', async () => {
    const visitor = server.visitor();
    const session = `chat_${Date.now()}`;
    await visitor.send('POST /api/openai/chat', widget('¿qué color combina con el verde?', session));
    const { body } = await visitor.send('POST /api/openai/chat', widget('gracias', session));
    expect(body.response).toBeTruthy();
  });

  it('keeps a member’s conversation by its session', async () => {
    const client = await server.person();
    const first = await client.send('POST /api/openai/chat', widget('hola', 'chat_17'));
    const second = await client.send('POST /api/mistral/chat', widget('gracias', 'chat_17'));
    expect(second.body.conversationId).toBe(first.body.conversationId);
    const { body } = await client.send('GET /api/chat/conversations');
    expect(body.conversations).toMatchObject([{ title: 'hola', messages: 4, advisor: 'valentina' }]);
  });

  it.each([
    ['an empty message', widget('   ')],
    ['a message that is too long', widget('a'.repeat(2001))],
    ['a session that is none', widget('hola', 'no es una sesión')],
    ['no session', { message: 'hola' }],
  ])('refuses %s', async (_what, body) => {
    const reply = await server.visitor().send('POST /api/openai/chat', body);
    expect(reply).toMatchObject(refusal(400, 'validation'));
  });

  it('serves a visitor twenty messages an hour, and then says when to come back', async () => {
    const own = await startTestServer({ RATE_LIMIT_FACTOR: '1' });
    const visitor = own.visitor();
    for (let sent = 0; sent < 20; sent++)
      expect((await visitor.send('POST /api/openai/chat', widget('hola', `chat_${sent}`))).status).toBe(200);
    const reply = await visitor.send('POST /api/mistral/chat', widget('hola'));
    expect(reply).toMatchObject(refusal(429, 'rate_limited'));
    expect(reply.body.message).toMatch(/Vuelve a probar en \d+ minutos?/);
    own.travel(3600_000);
    expect((await visitor.send('POST /api/mistral/chat', widget('hola'))).status).toBe(200);
  });
});

describe('the chat screen', () => {
  it('is for Premium', async () => {
    const client = await server.person();
    expect(await maya(client, { message: 'hola' })).toMatchObject({
      status: 403,
      body: { code: 'premium_required', message: 'Requiere Premium' },
    });
  });

  it('shows outfits of the person’s own garments, which can be kept and worn', async ({ client }) => {
    const { body } = await maya(client, { message: '¿Qué me pongo mañana para ir a la oficina en otoño?' });
    expect(body.outfits.length).toBeGreaterThan(0);
    const owned = new Set(Object.values(client.owned).map(({ id }) => id));
    for (const { items } of body.outfits)
      for (const { id, photo } of items) {
        expect(owned).toContain(id);
        expect(photo.thumb).toMatch(/^\/api\/photos\//);
      }
    const { place, garmentIds, aiScore } = body.outfits[0];
    const call = `POST /api/chat/messages/${body.messageId}/outfits/${place}/kept`;
    const kept = await client.send(call, { wear: true });
    expect(kept.body.outfit).toMatchObject({ aiScore, timesWorn: 1 });
    expect(kept.body.outfit.items.map(({ id }: { id: string }) => id).sort()).toEqual([...garmentIds].sort());
    expect((await client.send(call, {})).body.outfit.id).toBe(kept.body.outfit.id);
    const other = await premium();
    expect((await other.send(call, {})).status).toBe(404);
  });

  it('proposes, explains and saves outfits in English', async ({ client }) => {
    client.language = 'vestidor_language=en';
    const { body } = await maya(client, {
      message: 'What shall I wear to the office? It’s 9 degrees and raining',
    });
    expect(body.outfits[0].reasons.join(' ')).toMatch(/\bthe\b/);
    expect(body.response).toMatch(/the office/);
    const saved = await maya(client, { message: 'save it' });
    expect(saved.body).toMatchObject({ change: 'made', response: expect.stringMatching(/^Saved/) });
    const [outfit] = (await client.send('GET /api/wardrobe')).body.wardrobe.outfits;
    expect(outfit.day).toMatchObject({ temperatureC: 9, rain: true, event: 'office' });
  });

  it('keeps an outfit with the day that it was composed for', async ({ client }) => {
    const message = '¿Qué me pongo para la oficina, que llueve y hay 9 grados?';
    const { body } = await maya(client, { message });
    const kept = await client.send(`POST /api/chat/messages/${body.messageId}/outfits/0/kept`, {});
    expect(kept.body.outfit.day).toEqual({ temperatureC: 9, rain: true, event: 'office', advisor: 'maya' });
  });

  it('composes on the threads of the engine for a wardrobe that is large', async ({ client }) => {
    const run = vi.spyOn(Thread.prototype, 'run');
    const copies = Array.from({ length: 130 }, (_, index) => ({ name: `Camiseta ${index}` }));
    for (const copy of copies) await addGarment(client, copy);
    const { body } = await maya(client, { message: '¿Qué me pongo para la oficina en otoño?' });
    expect(body.outfits.length).toBeGreaterThan(0);
    expect(run.mock.calls.map(([name]) => name)).toContain('composeFor');
    run.mockRestore();
  });

  it('goes on with the last conversation, or with the one that is named', async ({ client }) => {
    const first = await maya(client, { message: 'hola' });
    const second = await maya(client, { message: 'gracias' });
    expect(second.body.conversationId).toBe(first.body.conversationId);
    const conversationId = randomUUID();
    const third = await maya(client, { message: 'otra cosa', conversationId });
    expect(third.body.conversationId).toBe(conversationId);
    server.travel(13 * 3600_000);
    const fourth = await maya(client, { message: 'hola' });
    server.travel(-13 * 3600_000);
    expect([first.body.conversationId, conversationId]).not.toContain(fourth.body.conversationId);
  });
});

describe('kept conversations', () => {
  it('can be opened, searched without accents and erased, by their owner only', async ({ client }) => {
    const { body } = await maya(client, { message: '¿Qué me pongo para una reunión en otoño?' });
    const open = `GET /api/chat/conversations/${body.conversationId}`;
    const opened = (await client.send(open)).body;
    expect(opened.messages).toMatchObject([
      { role: 'user', content: '¿Qué me pongo para una reunión en otoño?', advisor: 'maya' },
      { role: 'assistant', content: body.response, outfits: body.outfits },
    ]);
    const search = async (words: string) =>
      (await client.send(`GET /api/chat/conversations?search=${encodeURIComponent(words)}`)).body
        .conversations;
    expect(await search('REUNION otono')).toHaveLength(1);
    expect(await search('playa')).toEqual([]);
    expect(await search('%')).toEqual([]);
    const other = await server.person();
    expect((await other.send(open)).status).toBe(404);
    expect((await other.send(open.replace('GET', 'DELETE'))).status).toBe(404);
    expect((await client.send(open.replace('GET', 'DELETE'))).status).toBe(200);
    expect((await client.send(open)).body.code).toBe('conversation_not_found');
  });

  it('are part of the export, and go with the account', async ({ client }) => {
    await maya(client, { message: 'hola, Maya' });
    const files = unzipSync((await client.send('GET /api/account/export')).bytes);
    const kept = JSON.parse(Buffer.from(files['conversaciones.json'] ?? []).toString());
    expect(kept).toMatchObject([
      { messages: [{ role: 'user', content: 'hola, Maya' }, { role: 'assistant' }] },
    ]);
    await client.send('DELETE /api/chat/conversations');
    expect((await client.send('GET /api/chat/conversations')).body.conversations).toEqual([]);
    await maya(client, { message: 'otra vez' });
    expect((await client.send('POST /api/account/erase', { password: client.password })).status).toBe(200);
  });
});
