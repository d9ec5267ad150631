import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { photograph } from '#tests/factories/photograph.ts';
import { type Client, refusal, startTestServer } from '#tests/factories/server.ts';

const server = await startTestServer();
const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
const ordinary = { imageBase64: (await photograph()).toString('base64') };
const [first, second] = [await server.person(), await server.person()];
await Promise.all([first, second].map((client) => client.send('POST /api/wardrobe/scan', ordinary)));

const itemsOf = async (client: Client): Promise<number> =>
  (await client.send('GET /api/wardrobe')).body.summary.totalItems;

it('refuses a format that the interface does not offer', async () => {
  const client = await server.person();
  const imageBase64 = (
    await sharp(await photograph())
      .avif({ effort: 0 })
      .toBuffer()
  ).toString('base64');
  for (const call of [
    'POST /api/wardrobe/scan',
    'POST /api/wardrobe/scan/proposals',
    'POST /api/wardrobe/care-label',
  ])
    expect(await client.send(call, { imageBase64 })).toMatchObject(refusal(415, 'image_type_unsupported'));
});

it("reads a member's photograph before those of a demonstration that sends many", async () => {
  const demonstration = await server.demonstration();
  const member = await server.person();
  const ended: string[] = [];
  const send = async (who: string, client: Client) => {
    const { status } = await client.send('POST /api/wardrobe/scan', ordinary);
    ended.push(`${who} ${status}`);
  };
  const flood = Promise.all(Array.from({ length: 40 }, () => send('demonstration', demonstration)));
  await sleep(100);
  await send('member', member);
  const before = ended.slice(0, -1).filter((one) => one === 'demonstration 200');
  await flood;
  expect(ended).toContain('member 200');
  expect(before.length).toBeLessThan(8);
  expect(ended.filter((one) => one === 'demonstration 503').length).toBeGreaterThan(5);
});

it('leaves nothing to do, and files nothing, for those who have hung up', async () => {
  const client = await server.person();
  const body = JSON.stringify(ordinary);
  let arrived = 0;
  const count = () => arrived++;
  server.app.server.on('request', count);
  const calls = Array.from({ length: 20 }, () => {
    const call = request(`${origin}/api/wardrobe/scan`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: client.cookie ?? '', origin },
    });
    call.on('error', () => {});
    call.end(body);
    return call;
  });
  while (arrived < calls.length) await sleep(5);
  server.app.server.off('request', count);
  for (const call of calls) call.destroy();
  const filed = await itemsOf(client);
  expect((await client.send('POST /api/wardrobe/scan', ordinary)).status).toBe(200);
  // At most the two under way at the hang-up, and the ordinary one.
  expect(await itemsOf(client)).toBeLessThanOrEqual(filed + 3);
});

it.skipIf(process.platform === 'win32')(
  'says that the reading was cut off when its process dies, and goes on',
  async () => {
    const client = await server.person();
    let reply: Awaited<ReturnType<typeof client.send>> | undefined;
    const waiting = client.send('POST /api/wardrobe/scan', ordinary).then((answer) => {
      reply = answer;
    });
    while (reply === undefined) {
      killReaders();
      await sleep(20);
    }
    await waiting;
    expect(reply).toMatchObject(refusal(503, 'scanner_stopped'));
    expect((await client.send('POST /api/wardrobe/scan', ordinary)).status).toBe(200);
  },
);

function killReaders(): void {
  const list = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' });
  for (const line of list.split('\n')) {
    const [pid, parent] = line.trim().split(/\s+/);
    if (Number(parent) === process.pid && line.includes('reading-worker.ts'))
      process.kill(Number(pid), 'SIGKILL');
  }
}
