import { rm } from 'node:fs/promises';
import { afterAll, expect, it } from 'vitest';
import { seedStore } from '#server/shop/catalogue/seed.ts';
import { catalogue } from '#server/shop/catalogue/seeded/index.ts';
import { startPaidTestServer } from '#tests/factories/server.ts';
import { fuzz } from './fuzz.ts';
import { makeShell } from './make-shell.ts';

const shell = makeShell();
const server = await startPaidTestServer({ WEB_BUILD_DIR: shell, RATE_LIMIT_FACTOR: '100000' });
await seedStore(server.services, catalogue.slice(0, 2));
afterAll(async () => {
  await rm(shell, { recursive: true });
});

// `node tests/fuzz/run.ts` sends twenty thousand.
it('corrupted requests cause no fault, no access to other accounts and no crash', async () => {
  const { sent, findings } = await fuzz(server, server.services.db.$client, { count: 500, seed: 9 });
  expect(findings).toEqual([]);
  expect(sent).toBe(500);
});
