import { afterEach, expect, it, vi } from 'vitest';
import { checkSession } from './payment-success-page.tsx';

afterEach(() => vi.unstubAllGlobals());

it('requests the payment by its session, with cookies', async () => {
  const fetcher = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ verified: true }));
  vi.stubGlobal('fetch', fetcher);
  expect(await checkSession('cs 1')).toBe(true);
  expect(fetcher.mock.calls[0]?.[0]).toBe('/api/verify-payment?session_id=cs+1');
  expect(fetcher.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'include' });
});

it('only logs a failure', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'payment_not_found' }, { status: 404 }));
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await checkSession('cs_1')).toBe(false);
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});
