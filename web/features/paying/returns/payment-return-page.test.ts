import { afterEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '#web/api.ts';
import { capturePaypal } from './payment-return-page.tsx';

type Reply = Response | Error;

function answering(...replies: Reply[]) {
  const calls: { url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, body: JSON.parse(String(init.body)) });
    const reply = replies[calls.length - 1];
    if (reply === undefined || reply instanceof Error) throw reply ?? new Error('one call too many');
    return reply;
  });
  return calls;
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

afterEach(() => vi.unstubAllGlobals());

describe('the return from PayPal', () => {
  it('captures the order, then activates Premium by the capture’s id', async () => {
    const calls = answering(json({ status: 'COMPLETED', id: 'CAP-1' }), json({ success: true }));
    expect(await capturePaypal('TOKEN', 'PAYER')).toEqual({ state: 'success' });
    expect(calls).toEqual([
      { url: '/api/paypal/order/TOKEN/capture', body: { PayerID: 'PAYER' } },
      { url: '/api/activate-premium', body: { paymentId: 'CAP-1', amount: 19.95 } },
    ]);
  });

  it.each([['CREATED'], ['PENDING'], ['DECLINED'], ['completed']])(
    'asks for nothing after a capture that is %s',
    async (status) => {
      const calls = answering(json({ status, id: 'CAP-1' }));
      expect(await capturePaypal('T', 'P')).toMatchObject({ state: 'error', fault: 'not-completed' });
      expect(calls).toHaveLength(1);
    },
  );

  it('reports when Premium was not activated', async () => {
    answering(json({ status: 'COMPLETED', id: 'CAP-1' }), json({ success: false }));
    expect(await capturePaypal('T', 'P')).toMatchObject({ fault: 'not-activated' });
  });

  it('returns the server’s message on a refusal', async () => {
    answering(json({ code: 'provider_unreachable', message: 'No responde' }, 503));
    expect(await capturePaypal('T', 'P')).toEqual({
      state: 'error',
      fault: 'not-verified',
      text: 'No responde',
      money: 'unknown',
    });
  });

  it.each([
    ['the capture', [new TypeError('Failed to fetch')]],
    ['the activation', [json({ status: 'COMPLETED', id: 'CAP-1' }), new TypeError('Failed to fetch')]],
  ])('knows nothing where the line breaks during %s', async (_, replies) => {
    answering(...(replies as Reply[]));
    await expect(capturePaypal('T', 'P')).rejects.toBeInstanceOf(NetworkError);
  });
});
