import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from './query.ts';
import { sessionQuery } from './session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

describe('the session', () => {
  it('is null after one 401', async () => {
    const fetcher = vi.fn((_url: string, _init: RequestInit) =>
      Promise.resolve(new Response('{"code":"unauthenticated","message":"Inicia sesión"}', { status: 401 })),
    );
    vi.stubGlobal('fetch', fetcher);
    expect(await queryClient.fetchQuery(sessionQuery)).toBeNull();
    expect(fetcher).toHaveBeenCalledTimes(1);
    expect(fetcher.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
  });

  it('is undefined, not null, when the server fails, without a retry', async () => {
    const fetcher = vi.fn(() => Promise.resolve(new Response('', { status: 503 })));
    vi.stubGlobal('fetch', fetcher);
    await expect(queryClient.fetchQuery(sessionQuery)).rejects.toThrow('503: Unknown error');
    expect(fetcher).toHaveBeenCalledTimes(1);
  });
});
