import { zonedDay } from '#server/platform/madrid.ts';
import { report, spreadOf } from '../_measure.ts';
import type { Asked, World } from './world.ts';

const rounds = process.env.BENCH_SHORT === undefined ? 7 : 5;
const callsARound = 200;
const atOnce = 2;

type Call = (person: Asked) => [method: string, path: string, body?: unknown];
const day = zonedDay(new Date());
const calls: Record<string, Call> = {
  'GET /api/auth/user': () => ['GET', '/api/auth/user'],
  'GET /api/wardrobe': () => ['GET', '/api/wardrobe'],
  'GET /api/store/favorites': () => ['GET', '/api/store/favorites'],
  'GET /api/subscription/status': () => ['GET', '/api/subscription/status'],
  'POST /api/wardrobe/items/:id/worn': ({ garment }) => ['POST', `/api/wardrobe/items/${garment}/worn`],
  'PATCH /api/wardrobe/items/:id': ({ garment }) => [
    'PATCH',
    `/api/wardrobe/items/${garment}`,
    { favorite: true },
  ],
  'GET /api/wardrobe/plans': () => ['GET', `/api/wardrobe/plans?from=${day}&to=${day}`],
  'GET /api/wardrobe/analytics': () => ['GET', '/api/wardrobe/analytics'],
  'GET /api/store/cart': () => ['GET', '/api/store/cart'],
  'GET /api/chat/conversations': () => ['GET', '/api/chat/conversations'],
};

async function time(call: Call, { origin, asked }: World, place: number): Promise<number> {
  const person = asked[place % asked.length] as Asked;
  const [method, address, body] = call(person);
  const began = performance.now();
  const answer = await fetch(`${origin}${address}`, {
    method,
    headers: { cookie: person.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status}`);
  return performance.now() - began;
}

const p95 = (taken: number[]) => taken.sort((a, b) => a - b)[Math.floor(taken.length * 0.95)] ?? Number.NaN;

/** Alternates the servers, so a slow moment of the machine affects both. */
async function inTurns(
  call: Call,
  round: number,
  small: World,
  large: World,
): Promise<{ small: number; large: number }> {
  const taken = { small: [] as number[], large: [] as number[] };
  let next = 0;
  const ask = async () => {
    while (next < callsARound) {
      const place = round * callsARound + next++;
      taken.small.push(await time(call, small, place));
      taken.large.push(await time(call, large, place));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return { small: p95(taken.small), large: p95(taken.large) };
}

/** Reports the p95 of each call in both worlds; returns the ratios of the second to the first, by call. */
export async function compare(title: string, small: World, large: World): Promise<Map<string, number>> {
  const measured = Object.keys(calls).map((name) => ({ name, small: [] as number[], large: [] as number[] }));
  // The first round is a warm-up.
  for (let round = 0; round <= rounds; round++) {
    for (const row of measured) {
      const both = await inTurns(calls[row.name] as Call, round, small, large);
      if (round === 0) continue;
      row.small.push(both.small);
      row.large.push(both.large);
    }
  }
  const ratios = new Map<string, number>();
  for (const row of measured) {
    const names = [small, large].map((world) => `${row.name}, ${world.title}`) as [string, string];
    report(title, 'ms', { [names[0]]: row.small, [names[1]]: row.large }, names[0]);
    ratios.set(
      row.name,
      spreadOf(row.large.map((value, at) => value / (row.small[at] ?? Number.NaN))).median,
    );
  }
  return ratios;
}

export const summary = (ratios: ReadonlyMap<string, number>): string =>
  `largest ratio ${Math.max(...ratios.values()).toFixed(2)}, median ${spreadOf([...ratios.values()]).median.toFixed(2)}`;
