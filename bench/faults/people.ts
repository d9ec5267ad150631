import { randomUUID } from 'node:crypto';

export interface Tally {
  acknowledged: number;
  lost: number;
  doubled: number;
}

/** Records its acknowledged writes. */
export class Writer {
  readonly cookie: string;
  readonly confirmed = new Set<string>();

  private constructor(cookie: string) {
    this.cookie = cookie;
  }

  static async signUp(origin: string): Promise<Writer> {
    const name = `f-${randomUUID().slice(0, 12)}`;
    const body = { username: name, email: `${name}@ejemplo.es`, password: 'una-clave-larga' };
    const answer = await send(origin, 'POST', '/api/register', { body });
    if (!answer.ok) throw new Error(`sign-up: ${answer.status}`);
    return new Writer(answer.headers.getSetCookie()[0]?.split(';')[0] ?? '');
  }

  async add(origin: string, name: string = randomUUID()): Promise<boolean> {
    const body = { name, kind: 'shirt', color: 'azul' };
    const answer = await this.send(origin, 'POST', '/api/wardrobe/items', body).catch(() => null);
    const kept = answer?.ok ?? false;
    if (kept) this.confirmed.add(name);
    return kept;
  }

  send(origin: string, method: string, path: string, body?: unknown): Promise<Answer> {
    return send(origin, method, path, { cookie: this.cookie, ...(body !== undefined && { body }) });
  }

  async tally(origin: string): Promise<Tally> {
    const { wardrobe } = JSON.parse((await this.send(origin, 'GET', '/api/wardrobe')).text);
    const names: string[] = wardrobe.items.map((item: { name: string }) => item.name);
    const kept = new Set(names);
    return {
      acknowledged: this.confirmed.size,
      lost: [...this.confirmed].filter((name) => !kept.has(name)).length,
      doubled: names.length - kept.size,
    };
  }
}

interface Answer {
  ok: boolean;
  status: number;
  text: string;
  headers: Headers;
}

/** An interrupted response is not an acknowledgement. */
export async function send(
  origin: string,
  method: string,
  path: string,
  { cookie, body }: { cookie?: string; body?: unknown } = {},
): Promise<Answer> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: {
      ...(cookie !== undefined && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  });
  const text = await response.text();
  return { ok: response.ok, status: response.status, text, headers: response.headers };
}

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (all, one) => ({
      acknowledged: all.acknowledged + one.acknowledged,
      lost: all.lost + one.lost,
      doubled: all.doubled + one.doubled,
    }),
    { acknowledged: 0, lost: 0, doubled: 0 },
  );
