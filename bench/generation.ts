/** CPU of the main thread per outfit, and the wardrobe size from which a worker thread pays. */
import { type Occasion, occasions, type Season, seasons } from '#contract/vocabulary.ts';
import { Stylist } from '#server/outfits/engine/stylist.ts';
import { report, spreadOf } from './_measure.ts';
import { wardrobeOf } from './_outfits-wardrobe.ts';
import { startOwnServer } from './_own-server.ts';

const rounds = 5;
const sizes = [30, 60, 120, 250, 500, 1000] as const;
const days = occasions.flatMap((occasion) => seasons.map((season) => ({ occasion, season })));
type Day = { occasion: Occasion; season: Season };

/** CPU milliseconds of this thread. */
async function cpuMillis(act: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await act();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

async function measureServer(): Promise<void> {
  const { app, close } = await startOwnServer();

  async function createDemo() {
    const { cookies } = await app.inject({ method: 'GET', url: '/api/demo-login' });
    const headers = { cookie: `${cookies[0]?.name}=${cookies[0]?.value}` };
    const send = async (method: 'GET' | 'POST', url: string, payload?: object) => {
      const reply = await app.inject({ method, url, headers, ...(payload && { payload }) });
      if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.statusCode} ${reply.body}`);
      return reply.json();
    };
    return send;
  }

  const rows: Record<string, number[]> = {
    'keeping an outfit made by hand': [],
    'GET /api/wardrobe': [],
    'POST /api/wardrobe/outfits/generate': [],
    'the slowest of its days': [],
  };
  for (let round = -1; round < rounds; round++) {
    const send = await createDemo();
    const { wardrobe } = await send('GET', '/api/wardrobe');
    const garmentIds = wardrobe.outfits[0].items.map(({ id }: { id: string }) => id);
    const costs = { hand: [] as number[], read: [] as number[], generate: [] as number[] };
    for (const day of days) {
      const made = { ...day, name: 'Mío', garmentIds };
      costs.hand.push(await cpuMillis(() => send('POST', '/api/wardrobe/outfits', made)));
      costs.generate.push(await cpuMillis(() => send('POST', '/api/wardrobe/outfits/generate', day)));
      costs.read.push(await cpuMillis(() => send('GET', '/api/wardrobe')));
    }
    // The first round warms up.
    if (round < 0) continue;
    const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
    rows['keeping an outfit made by hand']?.push(mean(costs.hand));
    rows['GET /api/wardrobe']?.push(mean(costs.read));
    rows['POST /api/wardrobe/outfits/generate']?.push(mean(costs.generate));
    rows['the slowest of its days']?.push(Math.max(...costs.generate));
  }
  report(
    `Generating for the demonstration, main thread, mean of ${days.length} days`,
    'ms CPU',
    rows,
    'keeping an outfit made by hand',
  );
  await close();
}

/** In place, and passed to a warm worker. */
async function measureThread(): Promise<void> {
  const inPlace = new Stylist({ inPlaceMost: Number.POSITIVE_INFINITY });
  const threaded = new Stylist({ inPlaceMost: 0, threads: 1 });
  console.log(
    '\nA search in place and on a thread: CPU of the main thread in ms, mean of 24 days, median (spread)',
  );
  for (const size of [sizes[0], ...sizes]) {
    const costs: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      const wardrobe = wardrobeOf(size, round + 1);
      for (const [index, stylist] of [inPlace, threaded].entries()) {
        let sum = 0;
        for (const day of days as Day[]) {
          const request = { ...day, seed: round, count: 3 };
          sum += await cpuMillis(() => stylist.run('generateOutfits', [wardrobe, request]));
        }
        costs[index as 0 | 1].push(sum / days.length);
      }
    }
    const say = (values: readonly number[]) => {
      const { median, min, max } = spreadOf(values);
      return `${median.toFixed(2)} (${min.toFixed(2)}–${max.toFixed(2)})`;
    };
    console.log(
      `${String(size).padStart(5)} garments: in place ${say(costs[0])}, on a thread ${say(costs[1])}`,
    );
  }
  await threaded.close();
}

await measureServer();
await measureThread();
