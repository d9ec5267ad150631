import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { wardrobeHeader } from '#contract/wardrobe-header.ts';
import { type Client, refusal, startTestServer } from '#tests/factories/server.ts';

const perMinute = 12;
const server = await startTestServer({ RATE_LIMIT_FACTOR: '0.01' });

async function callBeyondTheLimit(client: Client, headers: Record<string, string>, code: string) {
  server.travel(61_000);
  const call = () => client.send('GET /api/wardrobe', undefined, { headers });
  for (let turn = 0; turn < perMinute; turn++) expect((await call()).body.code).toBe(code);
  const refused = await call();
  expect(refused).toMatchObject(refusal(429, 'rate_limited'));
  expect(refused.headers['retry-after']).toBeDefined();
}

it('counts calls with a wrong token', () =>
  callBeyondTheLimit(server.visitor(), { authorization: 'Bearer x' }, 'token_invalid'));

it('counts calls of a page whose wardrobe is no longer open', async () => {
  const person = await server.person();
  await callBeyondTheLimit(person, { [wardrobeHeader]: randomUUID() }, 'wardrobe_switched');
});
