import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, refusal, startPaidTestServer } from '#tests/factories/server.ts';

const minute = 60_000;
const price = { amount: 19.95, currency: 'EUR' };
const server = await startPaidTestServer();
const it = test.extend('client', () => server.person());
beforeEach(() => {
  server.sandbox.switches.bitcoin = 'none';
});

const open = (client: Client) => client.send('POST /api/payment/crypto', price);
const verify = (client: Client, paymentId: string) => client.send('POST /api/payment/verify', { paymentId });
const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
async function press(client: Client, paymentUrl: string, label: string) {
  const { body } = await client.send(`GET ${paymentUrl}`);
  const pattern = new RegExp(
    `<form method="post" action="([^"]+)">((?:<input[^>]+>)*)<button[^>]*>${label}</button>`,
  );
  const [, action = '', inputs = ''] = pattern.exec(body) ?? [];
  const fields = [...inputs.matchAll(/name="([^"]+)" value="([^"]+)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const reply = await client.send(`POST ${action}`, new URLSearchParams(fields).toString(), form);
  expect(reply).toMatchObject({ status: 303, headers: { location: paymentUrl } });
}

describe('paying in Bitcoin', () => {
  it('shows an address, an exact amount and a code, and is paid after a block', async ({ client }) => {
    const { payment, premiumActivated } = (await open(client)).body;
    expect(premiumActivated).toBe(false);
    expect(payment).toMatchObject({
      method: 'crypto_btc',
      status: 'pending',
      walletAddress: expect.stringMatching(/^tb1q/),
      cryptoAmount: expect.stringMatching(/^0\.000\d{5}$/),
      expiresAt: expect.any(String),
    });
    expect(payment.qrText).toBe(
      `bitcoin:${payment.walletAddress}?amount=${payment.cryptoAmount}&label=Vestidor&message=${payment.reference}`,
    );
    expect((await open(client)).body.payment.id).toBe(payment.id);
    await press(client, payment.paymentUrl, 'Simular el pago');
    expect((await verify(client, payment.id)).body).toMatchObject({
      premiumActivated: false,
      payment: { status: 'pending', notice: expect.stringContaining('Hemos visto tu pago') },
    });
    await press(client, payment.paymentUrl, 'Confirmar un bloque');
    expect((await verify(client, payment.id)).body).toMatchObject({ premiumActivated: true });
    expect((await client.send('GET /api/subscription/status')).body.hasActiveSubscription).toBe(true);
  });

  it('asks for the rest of too little, and accepts too much', async ({ client }) => {
    const { payment } = (await open(client)).body;
    await press(client, payment.paymentUrl, 'Pagar de menos');
    await press(client, payment.paymentUrl, 'Confirmar un bloque');
    const { payment: waiting } = (await verify(client, payment.id)).body;
    expect(waiting.notice).toContain('faltan');
    expect(Number(waiting.cryptoAmount)).toBeLessThan(Number(payment.cryptoAmount));
    await press(client, payment.paymentUrl, 'Pagar de más');
    await press(client, payment.paymentUrl, 'Confirmar un bloque');
    expect((await verify(client, payment.id)).body.premiumActivated).toBe(true);
  });

  it('quotes anew when nothing came in time, and never beside money that is on its way', async () => {
    const own = await startPaidTestServer();
    const client = await own.person();
    const first = (await open(client)).body.payment;
    own.travel(16 * minute);
    const second = (await open(client)).body.payment;
    expect(second.id).not.toBe(first.id);
    expect(second.walletAddress).not.toBe(first.walletAddress);
    await press(client, second.paymentUrl, 'Simular el pago');
    await verify(client, second.id);
    own.travel(16 * minute);
    expect((await open(client)).body.payment).toMatchObject({ id: second.id, status: 'pending' });
    await press(client, second.paymentUrl, 'Confirmar un bloque');
    expect((await open(client)).body).toMatchObject({ payment: { id: second.id }, premiumActivated: true });
  });

  it.each(['error', 'exception', 'empty', 'hang'] as const)(
    'reports a chain that fails by "%s", and recovers',
    async (fault) => {
      const client = await server.person();
      server.sandbox.switches.bitcoin = fault;
      expect(await open(client)).toMatchObject(refusal(503, 'provider_unreachable'));
      server.sandbox.switches.bitcoin = 'none';
      expect((await open(client)).body.payment).toMatchObject({
        status: 'pending',
        walletAddress: expect.any(String),
      });
    },
  );

  it.each([
    ['pending', 'unconfirmed for ever'],
    ['cancelled', 'gone again'],
    ['wrong_amount', 'half of it'],
  ] as const)('grants nothing with the switch at "%s": %s', async (fault, _what) => {
    const client = await server.person();
    const { payment } = (await open(client)).body;
    server.sandbox.switches.bitcoin = fault;
    await press(client, payment.paymentUrl, 'Simular el pago');
    await verify(client, payment.id);
    await press(client, payment.paymentUrl, 'Confirmar un bloque');
    expect((await verify(client, payment.id)).body).toMatchObject({
      premiumActivated: false,
      payment: { status: 'pending' },
    });
  });

  it('refuses another amount, and access to another person’s payment', async ({ client }) => {
    expect(
      (await client.send('POST /api/payment/crypto', { amount: 19.94, currency: 'EUR' })).body.code,
    ).toBe('amount_mismatch');
    const { payment } = (await open(client)).body;
    expect((await verify(await server.person(), payment.id)).status).toBe(404);
  });
});
