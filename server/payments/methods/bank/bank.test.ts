import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SampleEntry, statementOf } from '#sandbox/bank/statement.ts';
import { paymentByReference } from '#server/payments/ledger/queries.ts';
import { bankEntries, paidPeriods } from '#server/platform/db/schema/index.ts';
import { isPremium } from '#tests/factories/payer.ts';
import { type Client, refusal, startPaidTestServer } from '#tests/factories/server.ts';
import { addBankEntries } from './entries.ts';
import { importStatement } from './import-statement.ts';

const day = 24 * 60 * 60 * 1000;
const price = { amount: 19.95, currency: 'EUR' };
const server = await startPaidTestServer();
beforeEach(() => {
  server.sandbox.switches.bank = 'none';
});

async function opened() {
  const client = await server.person();
  const { body } = await client.send('POST /api/payment/bank-transfer', price);
  return { client, payment: body.payment, reference: body.payment.reference as string };
}

const actOut = (client: Client, reference: string, cents: number, currency = 'EUR') =>
  client.send(
    'POST /sandbox/bank/transfer',
    new URLSearchParams({ reference, cents: String(cents), currency }).toString(),
    { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  );
const read = async (client: Client, id: string) => (await client.send(`GET /api/payments/${id}`)).body;
const periods = async (paymentId: string) =>
  server.services.db.select().from(paidPeriods).where(eq(paidPeriods.paymentId, paymentId));

const iban = 'ES7620770024003102575766';
let count = 0;
const credit = (remittance: string, change: Partial<SampleEntry> = {}): SampleEntry => ({
  id: `E${++count}`,
  amountCents: 1995,
  currency: 'EUR',
  direction: 'CRDT',
  status: 'BOOK',
  remittance,
  ...change,
});
const importEntries = (...entries: SampleEntry[]) =>
  importStatement(server.services, statementOf(iban, new Date(), entries));

describe('a payment by transfer', () => {
  it('says where to, with what reference, and in a code for the bank’s app', async () => {
    const { client, payment, reference } = await opened();
    expect(payment).toMatchObject({
      method: 'bank_transfer',
      status: 'pending',
      amount: 19.95,
      reference: expect.stringMatching(/^VS-.{4}-.{4}-.$/),
      accountInfo: { iban, bic: 'CAHMESMMXXX', accountName: 'Grupo Telar, S. L. (modo de pruebas)' },
      paymentConcept: reference,
      paymentUrl: `/sandbox/bank?reference=${reference}`,
    });
    expect(payment.qrText.split('\n').slice(-1)).toEqual([reference]);
    expect(payment.instructions.join(' ')).toContain(reference);
    const again = await client.send('POST /api/payment/bank-transfer', price);
    expect(again.body).toMatchObject({ payment: { id: payment.id }, premiumActivated: false });
  });

  it.each([
    ['another amount', { amount: 1.99, currency: 'EUR' }],
    ['another currency', { amount: 19.95, currency: 'USD' }],
  ])('is refused for %s', async (_what, body) => {
    const reply = await (await server.person()).send('POST /api/payment/bank-transfer', body);
    expect(reply).toMatchObject(refusal(422, 'amount_mismatch'));
  });

  it('is nothing for a demonstration, nor for a visitor', async () => {
    const demo = await server.demonstration();
    expect((await demo.send('POST /api/payment/bank-transfer', price)).body.code).toBe('demo_forbidden');
    expect((await server.visitor().send('POST /api/payment/bank-transfer', price)).status).toBe(401);
  });

  it('is paid when the bank reports it, and grants a month', async () => {
    const { client, payment, reference } = await opened();
    expect((await client.send('POST /api/payment/verify', { paymentId: payment.id })).body).toMatchObject({
      premiumActivated: false,
      payment: { status: 'pending' },
    });
    const acted = await actOut(client, reference, 1995);
    expect(acted).toMatchObject({
      status: 303,
      headers: { location: `/sandbox/bank?reference=${reference}` },
    });
    expect(await read(client, payment.id)).toMatchObject({
      premiumActivated: true,
      payment: { status: 'paid' },
    });
    expect(await isPremium(client)).toBe(true);
    expect(await periods(payment.id)).toHaveLength(1);
  });

  it('is asked for the rest when too little came, and completed by it', async () => {
    const { client, payment, reference } = await opened();
    await actOut(client, reference, 1000);
    const { payment: waiting } = await read(client, payment.id);
    expect(waiting).toMatchObject({ status: 'pending', notice: expect.stringMatching(/faltan 9,95\s€/) });
    expect(waiting.qrText).toContain('\nEUR9.95\n');
    expect(waiting.instructions[1]).toMatch(/^Transfiere 9,95\s€, que es lo que falta,/);
    await actOut(client, reference, 995);
    expect(await read(client, payment.id)).toMatchObject({ premiumActivated: true });
    expect((await read(client, payment.id)).payment.notice).toBeUndefined();
  });

  it('is accepted when too much came, and says that the rest goes back', async () => {
    const { client, payment, reference } = await opened();
    await actOut(client, reference, 2495);
    const { payment: paid } = await read(client, payment.id);
    expect(paid.status).toBe('paid');
    expect(paid.notice).toMatch(/^Has transferido 5,00\s€ de más; te los devolvemos\.$/);
  });

  it('grants nothing for another currency', async () => {
    const { client, payment, reference } = await opened();
    await actOut(client, reference, 1995, 'USD');
    expect(await read(client, payment.id)).toMatchObject({
      premiumActivated: false,
      payment: { status: 'rejected', notice: expect.stringContaining('te lo devolvemos') },
    });
    expect(await isPremium(client)).toBe(false);
  });

  it.each([
    ['pending', 'pending', undefined],
    ['empty', 'pending', undefined],
    ['wrong_amount', 'pending', expect.stringContaining('faltan')],
    ['cancelled', 'pending', expect.stringContaining('ha devuelto la transferencia')],
  ] as const)('with the switch at "%s" stays %s', async (fault, status, notice) => {
    server.sandbox.switches.bank = fault;
    const { client, payment, reference } = await opened();
    await actOut(client, reference, 1995);
    const { payment: waiting, premiumActivated } = await read(client, payment.id);
    expect([waiting.status, premiumActivated]).toEqual([status, false]);
    expect(waiting.notice).toEqual(notice);
  });

  it('is not touched while the bank fails', async () => {
    server.sandbox.switches.bank = 'error';
    const { client, payment, reference } = await opened();
    expect((await actOut(client, reference, 1995)).status).toBe(500);
    expect((await read(client, payment.id)).payment.status).toBe('pending');
  });

  it('expires after fourteen days, and late money is honoured', async () => {
    const own = await startPaidTestServer();
    const client = await own.person();
    const { payment } = (await client.send('POST /api/payment/bank-transfer', price)).body;
    own.travel(15 * day);
    const verify = async () =>
      (await client.send('POST /api/payment/verify', { paymentId: payment.id })).body;
    expect(await verify()).toMatchObject({ payment: { status: 'expired' } });
    await importStatement(own.services, statementOf(iban, new Date(), [credit(payment.reference)]));
    expect(await verify()).toMatchObject({ payment: { status: 'paid' }, premiumActivated: true });
  });

  it('ends with the money: what the bank takes back closes what it opened', async () => {
    const { client, payment, reference } = await opened();
    await importEntries(credit(reference));
    expect(await isPremium(client)).toBe(true);
    await importEntries(credit(reference, { direction: 'DBIT' }));
    expect((await read(client, payment.id)).payment.status).toBe('refunded');
    expect(await isPremium(client)).toBe(false);
  });

  it('does not count what belongs to the other mode', async () => {
    const { client, payment, reference } = await opened();
    const at = new Date();
    const entry = {
      id: `live-${reference}`,
      reference,
      amountCents: 1995,
      currency: 'EUR',
      bookedAt: at,
      importedAt: at,
    };
    await addBankEntries(server.services.db, [{ ...entry, mode: 'live' }]);
    const verified = await client.send('POST /api/payment/verify', { paymentId: payment.id });
    expect(verified.body).toMatchObject({ premiumActivated: false, payment: { status: 'pending' } });
  });
});

describe('a statement', () => {
  it('settles the references it names, however spelled, and lists unknown transfers', async () => {
    const [one, other] = [await opened(), await opened()];
    const report = await importEntries(
      credit(`transf ${one.reference.toLowerCase().replaceAll('-', '')} gracias`),
      credit(`/ROC/${other.reference.replaceAll('-', ' ')}`),
      credit('Alquiler de noviembre', { amountCents: 85_000 }),
      credit('VS-ABCD-2345-Y'),
      credit('Luz', { direction: 'DBIT', amountCents: 4210 }),
    );
    expect(report.payments.map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(report.unmatched.map(({ amountCents, reference }) => [amountCents, reference])).toEqual([
      [85_000, null],
      [1995, 'VS-ABCD-2345-Y'],
    ]);
    expect(report.added).toHaveLength(4);
    expect(report.faults).toEqual([]);
  });

  it('counts once, however often it comes and from how many places at once', async () => {
    const { payment, reference } = await opened();
    const statement = statementOf(iban, new Date(), [credit(reference)]);
    const reports = await Promise.all(
      Array.from({ length: 20 }, () => importStatement(server.services, statement)),
    );
    expect(reports.reduce((sum, { added }) => sum + added.length, 0)).toBe(1);
    expect(await periods(payment.id)).toHaveLength(1);
    expect((await paymentByReference(server.services.db, reference))?.details.notice).toBeUndefined();
  });

  it('settles again what a broken import left', async () => {
    const { client, payment, reference } = await opened();
    const entry = credit(reference);
    const at = new Date();
    await addBankEntries(server.services.db, [
      {
        id: `${iban}:${entry.id}`,
        mode: 'test',
        reference,
        amountCents: 1995,
        currency: 'EUR',
        bookedAt: at,
        importedAt: at,
      },
    ]);
    expect(await importEntries(entry)).toMatchObject({ added: [], known: 1, payments: [{ id: payment.id }] });
    expect(await isPremium(client)).toBe(true);
  });

  it('of another account is not ours', async () => {
    const { reference } = await opened();
    const report = await importStatement(
      server.services,
      statementOf('DE89370400440532013000', new Date(), [credit(reference)]),
    );
    expect(report).toMatchObject({ added: [], payments: [], faults: [{ at: 'extracto 1' }] });
  });

  it('that contradicts an earlier one is reported, and the first one stands', async () => {
    const entry = credit('Alquiler');
    await importEntries(entry);
    const report = await importEntries({ ...entry, amountCents: 1 });
    expect(report.faults).toEqual([
      { at: `apunte ${iban}:${entry.id}`, fault: expect.stringContaining('otro importe') },
    ]);
    const [kept] = await server.services.db
      .select()
      .from(bankEntries)
      .where(eq(bankEntries.id, `${iban}:${entry.id}`));
    expect(kept?.amountCents).toBe(1995);
  });
});

describe('the page of the bank', () => {
  it('shows the payment, its buttons and no script', async () => {
    const { client, reference } = await opened();
    const { body, status, headers } = await client.send(`GET /sandbox/bank?reference=${reference}`);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    for (const text of [reference, 'Simular la transferencia', 'Crear un código de prueba', 'pendiente']) {
      expect(body).toContain(text);
    }
    expect(body).not.toContain('<script');
    expect((await client.send('GET /sandbox/bank/style.css')).headers['content-type']).toContain('text/css');
  });

  it('escapes what it is given, and refuses what makes no sense', async () => {
    const client = server.visitor();
    expect((await client.send('GET /sandbox/bank?reference=%3Cb%3E')).body).not.toContain('<b>');
    expect((await actOut(client, 'VS-ABCD-2345-Y', 1995)).status).toBe(400);
    const { reference } = await opened();
    expect((await actOut(client, reference, -5)).status).toBe(400);
    expect((await actOut(client, reference, 1995, 'XXX')).status).toBe(400);
  });
});
