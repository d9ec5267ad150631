import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { errorStatuses } from '#contract/errors.ts';
import type { Client, PaidTestServer } from '#tests/factories/server.ts';
import { type Dice, dice } from './dice.ts';
import { belongingsOf, makeVictim, signUp, type Victim } from './people.ts';
import { type RawAnswer, type RawRequest, sendRaw } from './raw-request.ts';
import { type Schema, sampleOf } from './sample-of.ts';
import { spoil, spoilValue } from './spoil.ts';

interface Operation {
  method: string;
  path: string;
  parameters: { name: string; in: string; required?: boolean; schema: Schema }[];
  body?: Schema;
}

export interface Finding {
  /** Reproduces the request with the seed. */
  number: number;
  what: string;
  request: string;
  answer: string;
}

export interface FuzzResult {
  sent: number;
  byStatus: Record<string, number>;
  findings: Finding[];
}

interface Options {
  count: number;
  seed: number;
  atOnce?: number;
}

/** Missing external services. */
const outside = new Set<string>(
  Object.entries(errorStatuses).flatMap(([code, status]) =>
    status >= 500 && code !== 'internal' ? [code] : [],
  ),
);

/**
 * Corrupts requests generated from the API description, against own and a victim's resources. Deterministic
 * for a seed, except for the server's ids.
 */
export async function fuzz(
  server: Pick<PaidTestServer, 'app' | 'services' | 'sandbox' | 'origin'>,
  pool: Pool,
  { count, seed, atOnce = 8 }: Options,
): Promise<FuzzResult> {
  const port = Number(new URL(server.origin).port);
  const operations = await describedBy(server.origin);
  const victim = await makeVictim(server, pool);
  const before = await belongingsOf(pool, victim.userId);
  const result: FuzzResult = { sent: 0, byStatus: {}, findings: [] };
  const own: string[] = [];
  const members: (Client | undefined)[] = [undefined, undefined];

  /** After deletion, sign-out or locking. */
  async function member(at: number): Promise<Client> {
    const known = members[at];
    if (known?.cookie !== undefined && (await known.send('GET /api/auth/user')).status === 200) return known;
    const { client } = await signUp(server);
    if (at === 1) await client.send('POST /api/trial/start');
    members[at] = client;
    return client;
  }

  async function one(number: number): Promise<void> {
    const chances = dice(seed * 1_000_003 + number);
    const who = chances.upTo(5);
    const client = who === 0 ? undefined : (members[who % 2] ?? (await member(who % 2)));
    const made = requestFor(chances.pick(operations), chances, victim, own);
    if (client?.cookie !== undefined) made.headers.push(['cookie', client.cookie]);
    const spoilings = chances.pick([0, 0, 1, 1, 1, 2, 3]);
    for (let spoiling = 0; spoiling < spoilings; spoiling++) spoil(made, chances);
    let answer: RawAnswer;
    try {
      answer = await sendRaw(port, made);
    } catch (error) {
      answer = { status: -1, text: (error as Error).message };
    }
    result.sent++;
    result.byStatus[answer.status] = (result.byStatus[answer.status] ?? 0) + 1;
    const what = faultOf(made, answer, victim);
    if (what !== undefined) {
      const request = `${made.method} ${made.path.slice(0, 200)} ${JSON.stringify(made.headers).slice(0, 300)} ${made.body?.toString('utf8').slice(0, 300) ?? ''}`;
      result.findings.push({
        number,
        what,
        request,
        answer: answer.text.replace(/\r\n.*?\r\n\r\n/s, ' ').slice(0, 400),
      });
    }
    for (const [id] of answer.text.matchAll(/[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f-]{22}/g)) {
      if (own.length < 400) own.push(id);
      else own[chances.upTo(400)] = id;
    }
    if (answer.status === 401) members[who % 2] = undefined;
  }

  let next = 0;
  const worker = async () => {
    while (next < count) {
      const number = next++;
      if (number % 300 === 299) for (const at of [0, 1]) await member(at);
      await one(number);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));

  const after = await untilStill(() => belongingsOf(pool, victim.userId));
  for (const [table, rows] of Object.entries(before)) {
    if (JSON.stringify(rows) !== JSON.stringify(after[table])) {
      const answer = `${JSON.stringify(rows)} → ${JSON.stringify(after[table])}`;
      result.findings.push({ number: -1, what: `the victim’s ${table} have changed`, request: '', answer });
    }
  }
  const last = await fetch(`${server.origin}/api/payment/methods`);
  if (!last.ok)
    result.findings.push({ number: -1, what: 'the server is not up', request: '', answer: `${last.status}` });
  return result;
}

async function untilStill<T>(read: () => Promise<T>): Promise<T> {
  await sleep(200);
  return read();
}

function faultOf(request: RawRequest, answer: RawAnswer, victim: Victim): string | undefined {
  if (answer.status === -1) return 'hang';
  if (answer.status >= 500) {
    const code = /"code":"(\w+)"/.exec(answer.text)?.[1];
    if (code === undefined || !outside.has(code)) return `answer ${answer.status}`;
  }
  if (victim.canaries.some((canary) => answer.text.includes(canary))) return 'leak: words of the victim';
  const [path = ''] = request.path.toLowerCase().split('?', 1);
  // The client chooses a conversation's id.
  const named = path.startsWith('/api/') && !path.startsWith('/api/chat/conversations/');
  const theirs = named && victim.ids.some((id) => path.includes(id));
  if (theirs && answer.status >= 200 && answer.status < 300) {
    return 'the victim’s belongings answered';
  }
  return undefined;
}

function requestFor(operation: Operation, chances: Dice, victim: Victim, own: readonly string[]): RawRequest {
  const id = () =>
    chances.chance(0.4) || own.length === 0
      ? chances.pick(victim.ids)
      : chances.chance(0.9)
        ? chances.pick(own)
        : randomUUID();
  const spoiled = (value: unknown) => (chances.chance(0.35) ? spoilValue(value, chances) : value);
  const text = (schema: Schema) => encodeURIComponent(asText(spoiled(sampleOf(schema, chances, id))));
  let path = operation.path;
  const query: string[] = [];
  for (const { name, in: where, required, schema } of operation.parameters) {
    if (where === 'path') path = path.replace(`{${name}}`, text(schema).slice(0, 300));
    else if (where === 'query' && (required || chances.chance(0.6))) query.push(`${name}=${text(schema)}`);
  }
  const request: RawRequest = {
    method: operation.method.toUpperCase(),
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers: [],
  };
  if (operation.body !== undefined) {
    request.body = Buffer.from(JSON.stringify(spoiled(sampleOf(operation.body, chances, id))));
    request.headers.push(['content-type', 'application/json']);
  }
  return request;
}

function asText(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.isWellFormed() ? text : 'x';
}

async function describedBy(origin: string): Promise<Operation[]> {
  const { paths } = (await (await fetch(`${origin}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Record<string, unknown>>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const content = (described.requestBody as { content?: Record<string, { schema: Schema }> } | undefined)
        ?.content;
      const body = content?.['application/json']?.schema;
      return {
        method,
        path,
        parameters: (described.parameters as Operation['parameters'] | undefined) ?? [],
        ...(body && { body }),
      };
    }),
  );
}
