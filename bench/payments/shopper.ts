import { randomUUID } from 'node:crypto';

export interface Shopper {
  id: string;
  call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Reply | null>;
}

interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the bodies differ by call
  body: any;
}

export async function newShopper(origin: string): Promise<Shopper> {
  const name = `compra-${randomUUID().slice(0, 12)}`;
  const signUp = await fetch(`${origin}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: name, email: `${name}@ejemplo.es`, password: 'una-clave-larga' }),
  });
  if (!signUp.ok) throw new Error(`sign-up failed: ${signUp.status} ${await signUp.text()}`);
  const cookie = signUp.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { user } = (await signUp.json()) as { user: { id: string } };
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
        return null;
      }
    },
  };
}
