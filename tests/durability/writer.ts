import { photograph } from '#tests/factories/photograph.ts';

export interface Writer {
  name: string;
  /** The last acknowledged garment. */
  acknowledged(): number;
  /** Returns the rejected requests. */
  stop(): Promise<string[]>;
}

/** Below the free plan's limit. */
const garmentsKept = 12;

/** Sometimes replaces its account. */
export async function startWriter(origin: string, name: string): Promise<Writer> {
  const picture = (await photograph({ width: 240, height: 320 })).toString('base64');
  const refused: string[] = [];
  let number = 0;
  let over = false;
  let cookie = '';
  let account = 0;

  async function call(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  }
  async function begin(): Promise<void> {
    account++;
    const username = `${name}.${account}.${Date.now().toString(36)}`;
    const person = { username, email: `${username}@example.com`, password: 'durable-1234' };
    const response = await call('POST', '/api/register', person);
    cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  }
  await begin();

  const work = (async () => {
    let kept: string[] = [];
    while (!over) {
      try {
        const next = number + 1;
        const added = await call('POST', '/api/wardrobe/items', {
          name: `n-${next}`,
          kind: 'shirt',
          color: 'azul',
        });
        number = next;
        const { item } = (await added.json()) as { item: { id: string } };
        kept.push(item.id);
        await call('POST', `/api/wardrobe/items/${item.id}/worn`);
        if (next % 3 === 0)
          await call('PUT', `/api/wardrobe/items/${item.id}/photo`, { imageBase64: picture });
        if (kept.length > garmentsKept) await call('DELETE', `/api/wardrobe/items/${kept.shift()}`);
        if (next % 60 === 0) {
          await call('POST', '/api/account/erase', { password: 'durable-1234' });
          kept = [];
          await begin();
        }
      } catch (error) {
        refused.push((error as Error).message);
      }
    }
    return refused;
  })();
  return {
    name,
    acknowledged: () => number,
    stop() {
      over = true;
      return work;
    },
  };
}
