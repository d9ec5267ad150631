import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, api, messageOf, NetworkError } from './api.ts';
import { PhotoUnreadable } from './garments/photos/prepare-photo.ts';

function answering(response: () => Response | Promise<Response>) {
  const fetcher = vi.fn((_url: string, _init: RequestInit) => Promise.resolve().then(response));
  vi.stubGlobal('fetch', fetcher);
  return fetcher;
}

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const failure = (promise: Promise<unknown>) => promise.then(() => undefined).catch((error: unknown) => error);

afterEach(() => vi.unstubAllGlobals());

describe('the client of the API', () => {
  it('fills the path and the query, and sends the cookies', async () => {
    const fetcher = answering(() => json({ success: true, outfitsDeleted: 2 }));
    const answer = await api('DELETE /api/wardrobe/items/:id', {
      params: { id: 'a/b' },
      query: { confirm: 'true' },
    });
    expect(answer.outfitsDeleted).toBe(2);
    const [url, init] = fetcher.mock.calls[0] ?? [];
    expect(url).toBe('/api/wardrobe/items/a%2Fb?confirm=true');
    expect(init).toMatchObject({ method: 'DELETE', credentials: 'include' });
    expect(init?.body).toBeUndefined();
  });

  it('sends a JSON body with the cookies', async () => {
    const fetcher = answering(() => json({ success: true }));
    await api('POST /api/login', { body: { username: 'lola', password: 'secreto' } });
    const [, init] = fetcher.mock.calls[0] ?? [];
    expect(init).toMatchObject({ method: 'POST', credentials: 'include' });
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
    expect(init?.body).toBe('{"username":"lola","password":"secreto"}');
  });

  it('asks whether what it has still holds, until it writes', async () => {
    const headers = { etag: '"one"', 'cache-control': 'no-store' };
    answering(() => json({ summary: 'first' }, { headers }));
    const first = await api('GET /api/wardrobe');
    const fetcher = answering(() => new Response(null, { status: 304 }));
    expect(await api('GET /api/wardrobe')).toBe(first);
    expect(fetcher.mock.calls[0]?.[1].headers).toMatchObject({ 'if-none-match': '"one"' });
    const after = answering(() => json({ success: true }));
    await api('POST /api/logout');
    await api('GET /api/wardrobe');
    expect(after.mock.calls[1]?.[1].headers).not.toHaveProperty('if-none-match');
  });

  it('throws "STATUS: status text" with the server’s message', async () => {
    const answer = { code: 'username_taken', message: 'Ya está en uso', details: { username: 'Ocupado' } };
    answering(() => json(answer, { status: 409, statusText: 'Conflict' }));
    const error = await failure(
      api('POST /api/register', { body: { username: 'lola', email: 'l@example.com', password: 'secreto' } }),
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: '409: Conflict', code: 'username_taken', status: 409 });
    expect((error as ApiError).detail('username')).toBe('Ocupado');
    expect(messageOf(error, 'No se pudo crear la cuenta')).toBe('Ya está en uso');
  });

  it('uses "Unknown error" without a status text, even when the body is not JSON', async () => {
    answering(() => new Response('<h1>Bad gateway</h1>', { status: 502, statusText: '' }));
    const error = await failure(api('GET /api/wardrobe'));
    expect(error).toMatchObject({ message: '502: Unknown error', code: null, serverMessage: null });
    expect(messageOf(error, 'Error al abrir')).toBe('Error al abrir');
  });

  it('distinguishes a lost connection from a refusal', async () => {
    answering(() => {
      throw new TypeError('Failed to fetch');
    });
    const error = await failure(api('POST /api/logout'));
    expect(error).toBeInstanceOf(NetworkError);
    expect(messageOf(error, 'otra cosa')).toBe('No se pudo conectar con el servidor');
  });

  it('says what an unreadable photo says of itself, and nothing of an unknown error', () => {
    expect(messageOf(new PhotoUnreadable('Ábrela en JPG'), 'otra cosa')).toBe('Ábrela en JPG');
    expect(messageOf(new TypeError('x is undefined'), 'otra cosa')).toBe('otra cosa');
  });

  it('rethrows an abort by the caller', async () => {
    const controller = new AbortController();
    answering(() => {
      controller.abort();
      throw controller.signal.reason;
    });
    const error = await failure(api('GET /api/wardrobe', {}, { signal: controller.signal }));
    expect(error).toMatchObject({ name: 'AbortError' });
  });
});
