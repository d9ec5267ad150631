import { randomUUID } from 'node:crypto';

export interface Shopper {
  id: string;
  /** Returns null when the connection breaks. */
  call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer | null>;
  /** Submits a form of a sandbox page and returns the redirect target. */
  submitForm(path: string, fields: Record<string, string>): Promise<URL | null>;
}

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the bench reads what came
  body: any;
}

export async function newShopper(origin: string): Promise<Shopper> {
  const name = `compra-${randomUUID().slice(0, 12)}`;
  const answer = await fetch(`${origin}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: name, email: `${name}@ejemplo.es`, password: 'una-clave-larga' }),
  });
  if (!answer.ok) throw new Error(`sign-up failed: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { user } = (await answer.json()) as { user: { id: string } };
  return {
    id: user.id,
    async call(method, path, body) {
      try {
        const reply = await fetch(`${origin}${path}`, {
          method,
          headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        return { status: reply.status, body: await reply.json().catch(() => null) };
      } catch {
        // The server died before responding.
        return null;
      }
    },
    async submitForm(path, fields) {
      const reply = await fetch(`${origin}${path}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields),
      });
      const location = reply.headers.get('location');
      return location === null ? null : new URL(location, origin);
    },
  };
}
