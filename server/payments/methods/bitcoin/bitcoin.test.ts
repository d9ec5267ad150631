import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { premiumPrice } from '#contract/price.ts';
import { type Books, openBooks } from '#sandbox/books.ts';
import { type Chain, chainIn, dropPool, mine, pay } from '#sandbox/esplora/chain.ts';
import { makeEsplora, sampleExtendedPublicKey } from '#sandbox/esplora/stand-in.ts';
import { buyerWords } from '#server/payments/buyer-languages.ts';
import { type Provider, ProviderUnreachable, type Reading } from '#server/payments/ledger/provider.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { closedAfter } from '#tests/factories/closed-after.ts';
import { openTestDatabase } from '#tests/factories/database.ts';
import { bip21Text, bitcoinProvider } from './provider.ts';

const minute = 60_000;
const buyer = { id: randomUUID(), username: 'satoshi', email: 'satoshi@ejemplo.es', language: 'es' } as const;
let books: Books;
let chain: Chain;
let esplora: FastifyInstance;
let esploraUrl: string;
let provider: Provider;
let ahead = 0;
const now = () => new Date(Date.now() + ahead);

const database = await openTestDatabase();

beforeEach(async () => {
  ahead = 0;
  books = openBooks();
  chain = chainIn(books);
  esplora = closedAfter(await makeEsplora({ books, hangMs: 1000, productOrigin: () => null }));
  esploraUrl = await esplora.listen({ host: '127.0.0.1', port: 0 });
  const config = { extendedPublicKey: sampleExtendedPublicKey, esploraUrl };
  provider = bitcoinProvider(config, { db: database.db, now, mode: 'test', timeoutMs: 300 });
});

const unopened = (change: Partial<PaymentRow> = {}): PaymentRow => ({
  id: randomUUID(),
  ownerId: buyer.id,
  method: 'crypto_btc',
  mode: 'test',
  purpose: 'premium',
  orderId: null,
  status: 'created',
  amountCents: premiumPrice.cents,
  currency: premiumPrice.currency,
  reference: 'VS-ABCD-2345-Y',
  providerId: null,
  captureId: null,
  details: {},
  checkAt: null,
  expiresAt: null,
  createdAt: now(),
  updatedAt: now(),
  paidAt: null,
  refundedCents: 0,
  ...change,
});

async function opened(
  change: Partial<PaymentRow> = {},
): Promise<PaymentRow & { quote: NonNullable<PaymentRow['details']['bitcoin']> }> {
  const payment = unopened(change);
  const { providerId, details, expiresAt } = await provider.open(payment, buyer);
  if (details.bitcoin === undefined) throw new Error('no quote');
  return {
    ...payment,
    status: 'pending',
    providerId,
    details,
    expiresAt: expiresAt ?? null,
    quote: details.bitcoin,
  };
}

async function check(payment: PaymentRow): Promise<Reading> {
  const reading = await provider.check(payment);
  payment.details = { ...payment.details, ...reading.details };
  return reading;
}

const noticeOf = (reading: Reading) => reading.details?.notice ?? '';

describe('a payment in Bitcoin', () => {
  it('is quoted for fifteen minutes, in whole satoshis, at an address of its own', async () => {
    const [one, other] = [await opened(), await opened()];
    expect(one.providerId).toMatch(/^tb1q/);
    expect(one.providerId).not.toBe(other.providerId);
    expect(other.quote.index).toBe(one.quote.index + 1);
    expect(one.quote.satoshis).toBe(Math.ceil((1995 * 1e8) / 7_843_100));
    expect((one.expiresAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(14 * minute);
  });

  it('never gets an address that was paid before', async () => {
    const before = await opened();
    await database.pool.query(`update counters set last = last - 1 where name = 'bitcoin:test'`);
    pay(chain, before.quote.address, 50_000);
    expect((await opened()).providerId).not.toBe(before.providerId);
  });

  it('waits, is seen, and is paid with the first block', async () => {
    const payment = await opened();
    expect(await check(payment)).toMatchObject({ state: 'pending' });
    pay(chain, payment.quote.address, payment.quote.satoshis);
    const seen = await check(payment);
    expect(seen.state).toBe('pending');
    expect(noticeOf(seen)).toContain('Hemos visto tu pago');
    mine(chain, { takesIn: true });
    expect(await check(payment)).toMatchObject({
      state: 'paid',
      captureId: expect.stringMatching(/^[0-9a-f]{64}:0$/),
      amountCents: 1995,
      currency: 'EUR',
      mode: 'test',
      ownerId: buyer.id,
      details: { bitcoin: { confirmations: 1, receivedSatoshis: payment.quote.satoshis } },
    });
  });

  it('is asked for the rest when too little came, and completed by it', async () => {
    const payment = await opened();
    pay(chain, payment.quote.address, payment.quote.satoshis - 5000);
    mine(chain, { takesIn: true });
    const reading = await check(payment);
    expect(reading.state).toBe('pending');
    expect(noticeOf(reading)).toContain('faltan 0.00005000 BTC');
    expect(provider.present({ ...payment, status: 'pending' }, buyerWords.es.instructions)).toMatchObject({
      cryptoAmount: '0.00005000',
    });
    pay(chain, payment.quote.address, 5000);
    mine(chain, { takesIn: true });
    const [completing] = chain.transactions.slice(-1);
    expect(await check(payment)).toMatchObject({ state: 'paid', captureId: `${completing?.txid}:0` });
  });

  it('is not completed by what no block holds yet', async () => {
    const payment = await opened();
    pay(chain, payment.quote.address, payment.quote.satoshis - 5000);
    mine(chain, { takesIn: true });
    pay(chain, payment.quote.address, 5000);
    expect(await check(payment)).toMatchObject({ state: 'pending' });
    expect(payment.details.bitcoin?.missingSatoshis).toBeUndefined();
  });

  it('is paid when too much arrived, and reports it', async () => {
    const payment = await opened();
    pay(chain, payment.quote.address, payment.quote.satoshis * 2);
    mine(chain, { takesIn: true });
    const reading = await check(payment);
    expect(reading).toMatchObject({ state: 'paid', amountCents: 1995 });
    expect(noticeOf(reading)).toMatch(/19,9\d\s€ de más/);
  });

  it('keeps the quoted rate for what was seen in time, however late its block is', async () => {
    const payment = await opened();
    pay(chain, payment.quote.address, payment.quote.satoshis);
    await check(payment);
    chain.eurosPerBitcoin /= 2;
    ahead = 5 * 60 * minute;
    chain.tip.time += 5 * 60 * 60;
    mine(chain, { takesIn: true });
    expect(await check(payment)).toMatchObject({ state: 'paid' });
  });

  it.each([
    ['is worth enough', 1, 'paid'],
    ['is worth more than enough', 1.3, 'paid'],
    ['is within one per cent', 0.995, 'paid'],
    ['is more than one per cent short', 0.98, 'pending'],
  ])('that came late counts at the rate of now: it %s', async (_what, factor, state) => {
    const payment = await opened();
    await check(payment);
    ahead = 60 * minute;
    chain.eurosPerBitcoin *= factor;
    pay(chain, payment.quote.address, payment.quote.satoshis);
    const block = { ...chain.tip, height: chain.tip.height + 1, time: Math.floor(now().getTime() / 1000) };
    chain.tip = block;
    for (const transaction of chain.transactions) transaction.block = block;
    const reading = await check(payment);
    expect(reading.state).toBe(state);
    if (state === 'pending') expect(noticeOf(reading)).toMatch(/faltan 0\.00000\d{3} BTC/);
  });

  it('without money expires two hours after its quote, and late money is still found', async () => {
    const payment = await opened();
    ahead = 16 * minute;
    const quiet = await check(payment);
    expect(quiet.state).toBe('pending');
    expect(noticeOf(quiet)).toContain('La cotización de 15 minutos ha terminado');
    ahead = 15 * minute + 121 * minute;
    expect(await check(payment)).toMatchObject({ state: 'expired' });
    pay(chain, payment.quote.address, payment.quote.satoshis);
    chain.tip = { ...chain.tip, height: chain.tip.height + 1, time: Math.floor(now().getTime() / 1000) };
    for (const transaction of chain.transactions) transaction.block = chain.tip;
    expect(await check({ ...payment, status: 'expired' })).toMatchObject({ state: 'paid' });
  });

  it('that vanished from the pool reports it and does not count as paid', async () => {
    const payment = await opened();
    pay(chain, payment.quote.address, payment.quote.satoshis);
    await check(payment);
    dropPool(chain);
    const reading = await check(payment);
    expect(reading.state).toBe('pending');
    expect(noticeOf(reading)).toContain('ha desaparecido');
  });

  it('paid in part is given up after a week, with what came on record', async () => {
    const payment = await opened();
    pay(chain, payment.quote.address, 1000);
    mine(chain, { takesIn: true });
    ahead = 8 * 24 * 60 * minute;
    expect(await check(payment)).toMatchObject({
      state: 'expired',
      details: { bitcoin: { receivedSatoshis: 1000 }, notice: expect.stringContaining('Hemos recibido') },
    });
  });

  it.each([
    [99_99, 1],
    [100_00, 3],
    [999_99, 3],
    [1000_00, 6],
    [3000_00, 6],
  ])('of %i cents counts after %i blocks', async (amountCents, blocks) => {
    const payment = await opened({ amountCents });
    pay(chain, payment.quote.address, payment.quote.satoshis);
    for (let block = 1; block < blocks; block++) {
      mine(chain, { takesIn: true });
      expect(await check(payment)).toMatchObject({ state: 'pending' });
    }
    mine(chain, { takesIn: true });
    expect(await check(payment)).toMatchObject({ state: 'paid', provisional: blocks < 6 });
  });

  it('cannot be paid by outputs that go elsewhere in the same transaction', async () => {
    const [one, other] = [await opened(), await opened()];
    pay(chain, one.quote.address, one.quote.satoshis);
    mine(chain, { takesIn: true });
    expect(await check(other)).toMatchObject({ state: 'pending' });
  });
});

describe('an Esplora server that fails', () => {
  it.each(['error', 'exception', 'empty', 'hang'] as const)(
    'by "%s" is unreachable, and nothing is decided',
    async (fault) => {
      const payment = await opened();
      books.switches.bitcoin = fault;
      await expect(provider.check(payment)).rejects.toThrow(ProviderUnreachable);
      await expect(provider.open(unopened(), buyer)).rejects.toThrow(ProviderUnreachable);
    },
  );

  it.each([
    ['knows no price in euros', '/v1/prices', { time: 1, USD: 90_000, EUR: -1 }],
    ['answers another shape', '/v1/prices', { bitcoin: { eur: 1 } }],
  ])('that %s quotes nothing', async (_what, _path, answer) => {
    chain.eurosPerBitcoin = (answer as { EUR?: number }).EUR ?? Number.NaN;
    await expect(provider.open(unopened(), buyer)).rejects.toThrow(ProviderUnreachable);
  });
});

describe('the stand-in’s responses', () => {
  const get = async (path: string) => {
    const response = await fetch(`${esploraUrl}${path}`);
    return { status: response.status, text: await response.text() };
  };

  it('is a transaction with every field that Esplora publishes, and no other', async () => {
    const { quote } = await opened();
    pay(chain, quote.address, quote.satoshis);
    mine(chain, { takesIn: true });
    const [transaction] = JSON.parse((await get(`/address/${quote.address}/txs`)).text);
    const outputs = [
      'scriptpubkey',
      'scriptpubkey_address',
      'scriptpubkey_asm',
      'scriptpubkey_type',
      'value',
    ];
    const keys = (value: object) => Object.keys(value).sort();
    expect(keys(transaction)).toEqual([
      'fee',
      'locktime',
      'size',
      'status',
      'txid',
      'version',
      'vin',
      'vout',
      'weight',
    ]);
    expect(keys(transaction.vout[0])).toEqual(outputs);
    expect(keys(transaction.vin[0])).toEqual([
      'is_coinbase',
      'prevout',
      'scriptsig',
      'scriptsig_asm',
      'sequence',
      'txid',
      'vout',
      'witness',
    ]);
    expect(keys(transaction.vin[0].prevout)).toEqual(outputs);
    expect(keys(transaction.status)).toEqual(['block_hash', 'block_height', 'block_time', 'confirmed']);
    const spent = transaction.vout.reduce((sum: number, { value }: { value: number }) => sum + value, 0);
    expect(transaction.vin[0].prevout.value).toBe(spent + transaction.fee);
  });

  it('is a refusal where the question is not one that Esplora knows', async () => {
    const { quote } = await opened();
    expect((await get('/address/nobody/txs')).status).toBe(400);
    expect((await get(`/address/${quote.address}/txs?limit=5`)).status).toBe(400);
    expect((await get('/address/bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu/txs')).status).toBe(400);
    expect((await get('/blocks/tip')).status).toBe(404);
    expect(await get('/blocks/tip/height')).toEqual({ status: 200, text: String(chain.tip.height) });
  });

  it('is acted out on its page: pay, confirm, and the switches', async () => {
    const payment = await opened();
    const form = { address: payment.quote.address, satoshis: String(payment.quote.satoshis) };
    const post = (path: string, fields: Record<string, string>) =>
      fetch(`${esploraUrl}/sandbox/esplora/${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
    expect((await post('pay', { address: 'nobody', satoshis: '5' })).status).toBe(400);
    books.switches.bitcoin = 'wrong_amount';
    const paid = await post('pay', form);
    expect(paid.headers.get('location')).toBe(`/sandbox/esplora?${new URLSearchParams(form)}`);
    expect(chain.transactions[0]?.vout[0]?.value).toBe(Math.floor(payment.quote.satoshis / 2));
    books.switches.bitcoin = 'pending';
    await post('mine', form);
    expect(await check(payment)).toMatchObject({ details: { bitcoin: { confirmations: 0 } } });
    books.switches.bitcoin = 'cancelled';
    await post('mine', form);
    expect(await check(payment)).toMatchObject({ details: { bitcoin: { receivedSatoshis: 0 } } });
    books.switches.bitcoin = 'none';
    await post('pay', form);
    await post('mine', form);
    expect(await check(payment)).toMatchObject({ state: 'paid' });
    const page = await get(`/sandbox/esplora?${new URLSearchParams(form)}`);
    for (const button of ['Simular el pago', 'Pagar de menos', 'Pagar de más', 'Confirmar un bloque']) {
      expect(page.text).toContain(`>${button}</button>`);
    }
    expect(page.text).not.toContain('<script');
  });
});

it('says in its QR code what BIP21 lays down', () => {
  expect(bip21Text('tb1qaddress', '0.00025437', 'VS-ABCD-2345-Y')).toBe(
    'bitcoin:tb1qaddress?amount=0.00025437&label=Vestidor&message=VS-ABCD-2345-Y',
  );
});
