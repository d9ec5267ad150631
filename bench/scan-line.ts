import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '#tests/factories/server.ts';
import { dearest, flatAvif } from '#tests/hostile/costly.ts';
import { drawPhotograph } from './_drawn-photograph.ts';
import { machine, spreadOf } from './_measure.ts';
import { startOwnServer } from './_own-server.ts';

/** Exits with 1 on a refusal or more than four times the idle wait. */
const atOnce = 40;
const pauseMillis = 1_000;
const rounds = process.env.BENCH_SHORT === undefined ? 25 : 5;
const timesMost = 4;

const imageBase64 = (await drawPhotograph(1200, 1600)).toString('base64');
const hostile = {
  'flat AVIFs of 50 megapixels': [await flatAvif()],
  'the dearest JPEG, PNG and WebP': await dearest(),
};

const server = await startOwnServer();
const member = new Client(server.app);
const name = { username: 'socia', email: 'socia@ejemplo.es', password: 'una-clave-larga' };
await member.send('POST /api/register', name);
const guest = new Client(server.app);
await guest.send('GET /api/demo-login');
await server.app.inject('/readyz');

const counted = new Map<string, number>();
async function scan(client: Client, who: string, photograph: string): Promise<number> {
  const startedAt = performance.now();
  const { status, body } = await client.send('POST /api/wardrobe/scan', { imageBase64: photograph });
  const outcome = `${who} ${status === 200 ? 'read' : body.code}`;
  counted.set(outcome, (counted.get(outcome) ?? 0) + 1);
  const waited = performance.now() - startedAt;
  // Wardrobes keep their size.
  if (status === 200) await client.send(`DELETE /api/wardrobe/items/${body.item.id}`);
  return waited;
}

async function waits(): Promise<number[]> {
  const measured: number[] = [];
  for (let round = 0; round < rounds; round++) measured.push(await scan(member, 'member', imageBase64));
  return measured;
}

function flood(files: readonly Uint8Array[]): () => Promise<unknown> {
  const photographs = files.map((file) => Buffer.from(file).toString('base64'));
  let stopped = false;
  const senders = Array.from({ length: atOnce }, async (_, number) => {
    while (!stopped) {
      await scan(guest, 'demonstration', photographs[number % photographs.length] ?? '');
      await sleep(pauseMillis);
    }
  });
  return () => {
    stopped = true;
    return Promise.all(senders);
  };
}

const tell = (what: string, measured: readonly number[]) => {
  const { median, min, max } = spreadOf(measured);
  console.log(
    `${what.padEnd(34)} ${median.toFixed(0).padStart(6)} ms  (${min.toFixed(0)}–${max.toFixed(0)})`,
  );
  return { median, max };
};

await waits();
counted.clear();
console.log(`A member's scan of a photograph of 1200 × 1600\n${machine()}\n`);
const idle = tell('idle', await waits());
for (const [what, files] of Object.entries(hostile)) {
  const stop = flood(files);
  await sleep(500);
  const { median, max } = tell(what, await waits());
  await stop();
  const times = max / idle.median;
  console.log(`  ${(median / idle.median).toFixed(2)} × idle, the longest ${times.toFixed(2)} ×`);
  console.log([...counted].map(([outcome, count]) => `  ${outcome}: ${count}`).join('\n'));
  const refused = [...counted.keys()].some(
    (outcome) => outcome.startsWith('member') && outcome !== 'member read',
  );
  if (times > timesMost || refused) process.exitCode = 1;
  counted.clear();
}
await server.close();
