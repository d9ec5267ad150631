import { afterEach, describe, expect, it, vi } from 'vitest';
import { atOnce } from '#contract/begin-now.ts';
import { approvalLink, createPaypalOrder, paypalFailure } from './paypal-step.tsx';

const failure = (promise: Promise<unknown>) => promise.then(() => undefined).catch((error: unknown) => error);

afterEach(() => vi.unstubAllGlobals());

describe('the order at PayPal', () => {
  it('requests 19.95 EUR, to be captured', async () => {
    const fetcher = vi.fn(async (_url: string, _init: RequestInit) =>
      Response.json({ id: 'O-1', links: [{ rel: 'approve', href: 'https://paypal.example/approve' }] }),
    );
    vi.stubGlobal('fetch', fetcher);
    expect(await createPaypalOrder('ES')).toBe('https://paypal.example/approve');
    expect(JSON.parse(String(fetcher.mock.calls[0]?.[1].body))).toEqual({
      amount: 19.95,
      currency: 'EUR',
      intent: 'CAPTURE',
      ...atOnce,
      country: 'ES',
    });
  });

  it('returns the link whose rel is approve', () => {
    const links = [
      { rel: 'self', href: '/self' },
      { rel: 'approve', href: '/approve' },
      { rel: 'capture', href: '/capture' },
    ];
    expect(approvalLink({ links })).toBe('/approve');
    expect(() => approvalLink({ links: [] })).toThrow('No se encontró el enlace de PayPal');
  });

  it.each([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'a PayPal that does not answer',
      async () => Response.json({ code: 'provider_unreachable' }, { status: 503 }),
    ],
  ])('is not made with %s, and the toast speaks of PayPal', async (_, answer) => {
    vi.stubGlobal('fetch', answer);
    const error = await failure(createPaypalOrder('ES'));
    expect(error).toMatchObject({ message: 'No se pudo crear la orden de PayPal' });
    expect(paypalFailure(error)).toBe('No se pudo conectar con PayPal. Inténtalo de nuevo.');
  });

  it('shows the server’s message on a refusal', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ message: 'Espera un momento' }, { status: 429 }));
    expect(paypalFailure(await failure(createPaypalOrder('ES')))).toBe('Espera un momento');
  });
});
