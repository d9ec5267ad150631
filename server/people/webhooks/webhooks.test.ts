import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outbox } from '#server/platform/db/schema/index.ts';
import { closedAfter } from '#tests/factories/closed-after.ts';
import { addGarment, type Client, startTestServer } from '#tests/factories/server.ts';
import { listening } from '#tests/fakes/listening.ts';
import { sendDueNews } from './deliver.ts';
import { signedHeaders } from './sign.ts';

const received: { headers: IncomingHttpHeaders; body: string }[] = [];
let status = 204;
const receiver = createServer(async (request, response) => {
  received.push({ headers: request.headers, body: await text(request) });
  response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end();
});

const { origin } = closedAfter(await listening(receiver));
const server = await startTestServer({ LOOPBACK_ORIGINS: origin });

async function subscribe(client: Client & { password: string }, topics = ['garment.saved']) {
  received.length = 0;
  status = 204;
  const body = { url: `${origin}/novedades`, topics, password: client.password };
  const made = await client.send('POST /api/account/webhooks', body);
  expect(made.status).toBe(200);
  return made.body as { webhook: { id: string }; secret: string };
}

const listed = async (client: Client) => (await client.send('GET /api/account/webhooks')).body.webhooks[0];
const work = () => sendDueNews(server.services);

describe('a webhook', () => {
  it('is told what was saved, worn and planned, signed, and of nothing that it did not choose', async () => {
    const client = await server.person();
    const { secret } = await subscribe(client, ['garment.saved', 'outfit.worn', 'plan.changed']);
    const stranger = await server.person();
    await addGarment(stranger);
    const shirt = await addGarment(client);
    const pants = await addGarment(client, { kind: 'pants', name: 'Pantalón' });
    const wish = { name: 'Oficina', occasion: 'work', season: 'fall' };
    const garmentIds = [shirt.id, pants.id];
    const { outfit } = (await client.send('POST /api/wardrobe/outfits', { ...wish, garmentIds })).body;
    const day = new Date().toISOString().slice(0, 10);
    const planned = await client.send('POST /api/wardrobe/plans', { plans: [{ day, outfitId: outfit.id }] });
    await client.send(`POST /api/wardrobe/outfits/${outfit.id}/worn`);
    expect(await work()).toBe(4);
    const told = received.map(({ body }) => JSON.parse(body));
    expect(told).toHaveLength(4);
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'garment.saved', data: { garmentIds: [shirt.id] } }),
    );
    expect(told).toContainEqual(
      expect.objectContaining({
        type: 'plan.changed',
        data: { planIds: [planned.body.plans[0].id], change: 'made' },
      }),
    );
    expect(told.find(({ type }) => type === 'outfit.worn')?.data.outfitId).toBe(outfit.id);
    for (const { headers, body } of received) {
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
      const expected = createHmac('sha256', key).update(signed).digest('base64');
      expect(headers['webhook-signature']).toBe(`v1,${expected}`);
      expect(body).not.toContain('Pantalón');
    }
    expect(await work()).toBe(0);
  });

  it('is tried again with the same id and pauses between, then paused, with a letter', async () => {
    const own = await startTestServer({ LOOPBACK_ORIGINS: origin });
    const client = await own.person();
    const { webhook } = await subscribe(client);
    // A redirect is not followed.
    status = 302;
    await addGarment(client);
    await sendDueNews(own.services);
    await sendDueNews(own.services);
    expect(received).toHaveLength(1);
    expect(await listed(client)).toMatchObject({
      pausedAt: null,
      deliveries: [{ topic: 'garment.saved', attempts: 1, status: 302, deliveredAt: null }],
    });
    for (let attempt = 0; attempt < 12; attempt++) {
      own.travel(49 * 60 * 60 * 1000);
      await sendDueNews(own.services);
    }
    expect(received).toHaveLength(10);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await client.send('POST /api/login', { username: client.user.username, password: client.password });
    expect((await listed(client)).pausedAt).not.toBeNull();
    const letters = await own.services.db.select().from(outbox).where(eq(outbox.ownerId, client.user.id));
    expect(letters.some(({ subject }) => subject === 'Hemos dejado de enviar tus novedades')).toBe(true);
    await addGarment(client);
    await sendDueNews(own.services);
    expect(received).toHaveLength(10);
    status = 200;
    await client.send(`POST /api/account/webhooks/${webhook.id}/resume`);
    await addGarment(client);
    expect(await sendDueNews(own.services)).toBe(1);
  });

  it('that stays silent holds up its own news, and nobody else’s', async () => {
    let silent = 0;
    const released = Promise.withResolvers<void>();
    const mute = createServer(async (_request, response) => {
      silent++;
      await released.promise;
      response.writeHead(204).end();
    });
    const { origin: address } = closedAfter(await listening(mute));
    const own = await startTestServer({ LOOPBACK_ORIGINS: `${origin},${address}` });
    try {
      const [slow, other] = [await own.person(), await own.person()];
      const topics = ['garment.saved'];
      const body = { url: address, topics, password: slow.password };
      expect((await slow.send('POST /api/account/webhooks', body)).status).toBe(200);
      await subscribe(other);
      const { id } = await addGarment(slow);
      for (let turn = 0; turn < 60; turn++)
        await slow.send(`PATCH /api/wardrobe/items/${id}`, { name: `Camisa ${turn}` });
      await addGarment(other);
      const told = once(receiver, 'request');
      const sending = sendDueNews(own.services);
      await told;
      expect(silent).toBeLessThanOrEqual(1);
      released.resolve();
      expect(await sending).toBe(62);
    } finally {
      released.resolve();
    }
  });

  it('can be tried by its owner, and removed', async () => {
    const client = await server.person();
    const { webhook } = await subscribe(client);
    const test = () => client.send(`POST /api/account/webhooks/${webhook.id}/test`);
    expect((await test()).body.delivery).toMatchObject({ topic: 'test', status: 204, nextAt: null });
    status = 500;
    expect((await test()).body.delivery).toMatchObject({ status: 500, deliveredAt: null });
    await client.send(`POST /api/account/webhooks/${webhook.id}/remove`);
    expect(await listed(client)).toBeUndefined();
    expect((await test()).status).toBe(404);
  });

  it.each([
    'http://vestidor.example/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://169.254.169.254/latest',
    'https://localhost/a',
    'https://a:b@vestidor.example/a',
  ])('is refused at %s', async (url) => {
    const client = await server.person();
    const body = { url, topics: ['garment.saved'], password: client.password };
    expect(await client.send('POST /api/account/webhooks', body)).toMatchObject({
      status: 422,
      body: { code: 'webhook_address_refused', details: { url: expect.any(String) } },
    });
  });
});

it('signs as Standard Webhooks does', () => {
  // The vector of its reference libraries.
  const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  const at = new Date(1_614_265_330_000);
  expect(signedHeaders(secret, 'msg_p5jXN8AQM9LWM0D4loKWxJek', at, '{"test": 2432232314}')).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});
