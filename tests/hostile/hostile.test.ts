import { expect, it } from 'vitest';
import { startTestServer } from '#tests/factories/server.ts';
import { faultIn } from './feed.ts';
import { hostileFile, tricks } from './files.ts';

const server = await startTestServer();

it('responds to every hostile file with a refusal or a correct reading', async () => {
  const client = await server.person();
  const faults: string[] = [];
  // Three of each trick and past failures.
  for (const number of [...Array(3 * tricks.length).keys(), 929, 1009, 1816]) {
    const file = await hostileFile(number);
    const fault = await faultIn(client, file);
    if (fault !== null) faults.push(`${number}: ${file.name} ${fault}`);
  }
  expect(faults).toEqual([]);
  expect((await client.send('GET /api/wardrobe')).body.summary.totalItems).toBe(0);
}, 120_000);
