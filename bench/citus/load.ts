import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { Writer } from '../faults/people.ts';

export interface Answers {
  ok: number;
  /** Responses that say that the data cannot be reached. */
  unavailable: number;
  other: string[];
}

/** A person who adds garments and reads the wardrobe and the cart. */
export interface Busy extends Answers {
  writer: Writer;
  port: number;
  millis: number[];
}

export async function busyPerson(origin: string, pool: pg.Pool): Promise<Busy> {
  const writer = await Writer.signUp(origin);
  const { id } = JSON.parse((await writer.send(origin, 'GET', '/api/auth/user')).text);
  // Without the limit of 50 garments.
  await pool.query(`insert into trials values ($1, now(), now() + interval '1 day')`, [id]);
  const { rows } = await pool.query<{ port: number }>(
    `select n.nodeport as port from pg_dist_placement p join pg_dist_node n using (groupid)
      where p.shardid = get_shard_id_for_distribution_column('public.owners', $1::uuid)`,
    [id],
  );
  return { writer, port: rows[0]?.port ?? 0, ok: 0, unavailable: 0, other: [], millis: [] };
}

export async function workUntil(isOver: () => boolean, origin: string, person: Busy): Promise<void> {
  const { writer } = person;
  while (!isOver()) {
    const name = `${writer.confirmed.size}-${performance.now()}`;
    const body = { name, kind: 'shirt', color: 'azul' };
    if (await ask(person, origin, 'POST', '/api/wardrobe/items', body)) writer.confirmed.add(name);
    await ask(person, origin, 'GET', '/api/wardrobe');
    await ask(person, origin, 'GET', '/api/store/cart');
    await sleep(50);
  }
}

async function ask(
  person: Busy,
  origin: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<boolean> {
  const began = performance.now();
  const answer = await person.writer
    .send(origin, method, path, body)
    .catch((error: Error) => ({ ok: false, status: 0, text: error.message }));
  person.millis.push(performance.now() - began);
  if (answer.ok) person.ok++;
  else if (answer.status === 503 && answer.text.includes('"unavailable"')) person.unavailable++;
  else person.other.push(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
  return answer.ok;
}

export function percentile(values: readonly number[], share: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  return `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)} ms`;
}

export const total = (people: readonly Busy[], what: 'ok' | 'unavailable'): number =>
  people.reduce((sum, person) => sum + person[what], 0);

/** Writes that were confirmed, and those of them that are gone or there twice. */
export async function tallyOf(origin: string, people: readonly Busy[]) {
  const all = { acknowledged: 0, lost: 0, doubled: 0 };
  for (const { writer } of people) {
    const { acknowledged, lost, doubled } = await writer.tally(origin);
    all.acknowledged += acknowledged;
    all.lost += lost;
    all.doubled += doubled;
  }
  return all;
}
