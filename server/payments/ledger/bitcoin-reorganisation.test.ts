import { describe, expect, it } from 'vitest';
import { invoicesOfPayment } from '#server/payments/invoices/queries.ts';
import { letterAbout } from '#tests/factories/letters.ts';
import { isPremium } from '#tests/factories/payer.ts';
import { startPaidTestServer } from '#tests/factories/server.ts';
import { followUp } from './follow-up.ts';
import { paymentById } from './queries.ts';

const server = await startPaidTestServer();

const minute = 60_000;
const rowOf = (id: string) => paymentById(server.services.db, id);

async function wait(minutes: number): Promise<void> {
  server.travel(minutes * minute);
  await followUp(server.services, (error) => {
    throw error;
  });
}

async function paid() {
  const client = await server.person();
  const { body } = await client.send('POST /api/payment/crypto', { amount: 19.95, currency: 'EUR' });
  const { id, walletAddress: address, cryptoAmount } = body.payment;
  const satoshis = String(Math.round(Number(cryptoAmount) * 1e8));
  const chain = async (action: string, fields: Record<string, string> = {}) => {
    const answer = await fetch(`${server.sandbox.origins.esplora}/sandbox/esplora/${action}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ address, satoshis, ...fields }),
    });
    expect(answer.status).toBe(303);
  };
  await chain('pay');
  await chain('mine');
  await client.send('POST /api/payment/verify', { paymentId: id });
  expect(await rowOf(id)).toMatchObject({ status: 'paid', checkAt: expect.any(Date) });
  return { client, id, chain };
}

describe('a payment in Bitcoin that is paid', () => {
  it('is watched until six blocks hold it, and then no more', async () => {
    const { id, chain } = await paid();
    for (let block = 2; block <= 6; block++) {
      await wait(10);
      expect((await rowOf(id))?.checkAt).toBeInstanceOf(Date);
      await chain('mine');
    }
    await wait(10);
    expect(await rowOf(id)).toMatchObject({
      status: 'paid',
      checkAt: null,
      details: { bitcoin: { confirmations: 6 } },
    });
  });

  it('stays paid while a reorganisation only makes it wait again', async () => {
    const { client, id, chain } = await paid();
    await chain('reorganise');
    await wait(10);
    expect(await rowOf(id)).toMatchObject({ status: 'paid', checkAt: expect.any(Date) });
    expect(await isPremium(client)).toBe(true);
    await chain('mine');
    await wait(10);
    expect(await rowOf(id)).toMatchObject({ status: 'paid', details: { bitcoin: { confirmations: 1 } } });
  });

  it('loses what it opened when it vanishes, and a week later for good', async () => {
    const { client, id, chain } = await paid();
    await chain('reorganise', { vanishes: 'yes' });
    await wait(10);
    expect(await rowOf(id)).toMatchObject({
      status: 'disputed',
      details: { notice: expect.stringContaining('ya no tiene tu pago') },
    });
    expect(await isPremium(client)).toBe(false);
    const letter = await letterAbout(server, `disputed:${id}`);
    expect(letter?.subject).toContain('ha desaparecido de la red de Bitcoin');
    await wait(8 * 24 * 60);
    expect(await rowOf(id)).toMatchObject({ status: 'refunded', checkAt: null });
    const notes = (await invoicesOfPayment(server.services.db, id)).filter(
      ({ rectifies }) => rectifies !== null,
    );
    expect(notes).toMatchObject([{ totalCents: -1995 }]);
  });

  it('that vanished and comes back opens again what it had opened', async () => {
    const { client, id, chain } = await paid();
    await chain('reorganise', { vanishes: 'yes' });
    await wait(10);
    expect(await isPremium(client)).toBe(false);
    await chain('pay');
    await wait(10);
    expect(await rowOf(id)).toMatchObject({ status: 'disputed' });
    await chain('mine');
    await wait(10);
    expect((await rowOf(id))?.status).toBe('paid');
    expect((await rowOf(id))?.details.notice).toBeUndefined();
    expect(await isPremium(client)).toBe(true);
  });
});
