import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { statementOf } from '#sandbox/bank/statement.ts';
import { paidPeriods, payments } from '#server/platform/db/schema/index.ts';
import { operate } from '#tests/factories/operate.ts';
import { isPremium } from '#tests/factories/payer.ts';
import { addGarment, type Client, startPaidTestServer } from '#tests/factories/server.ts';
import { makeTemporaryFolder } from '#tests/factories/temporary-folder.ts';
import { VirtualAuthenticator } from '#tests/factories/virtual-authenticator.ts';

const price = { amount: 19.95, currency: 'EUR' };
const server = await startPaidTestServer();

async function withTransfer(name?: string) {
  const client = await server.person(name);
  const { body } = await client.send('POST /api/payment/bank-transfer', price);
  return { client, id: body.payment.id as string, reference: body.payment.reference as string };
}

async function differencesOf(reference: string): Promise<string[]> {
  const { data } = await operate(server, 'reconcile');
  const differences = data.differences as { payment: { reference: string }; what: string }[];
  return differences.filter(({ payment }) => payment.reference === reference).map(({ what }) => what);
}

it.skipIf(process.env.CITUS_PORTS)(
  'says what is missing where the database cannot be distributed',
  async () => {
    for (const words of ['database distribute', 'database rebalance'])
      expect(await operate(server, words)).toMatchObject({
        ok: false,
        text: expect.stringContaining('citus'),
      });
  },
);

describe('payments', () => {
  it('are listed with their people, by state and by way', async () => {
    const { reference } = await withTransfer('lista');
    const all = await operate(server, 'payments list');
    expect(all.text).toMatch(new RegExp(`${reference} +pending +bank_transfer +premium +19,95\\s€ .* lista`));
    const some = await operate(server, 'payments list --status pending --method bank_transfer --limit 1');
    expect(some.data.payments).toMatchObject([{ reference, username: 'lista', amountCents: 1995 }]);
    expect((await operate(server, 'payments list --status disputed')).data.payments).toEqual([]);
  });

  it('are confirmed by reference, once, however it is typed', async () => {
    const { client, reference } = await withTransfer();
    const typed = reference.toLowerCase().replaceAll('-', '');
    expect(await operate(server, `payments confirm ${typed}`)).toMatchObject({
      ok: true,
      data: { status: 'paid', added: true },
    });
    expect(await isPremium(client)).toBe(true);
    const again = await operate(server, `payments confirm ${reference}`);
    expect(again).toMatchObject({
      ok: true,
      data: { added: false },
      text: expect.stringContaining('Ya se había confirmado'),
    });
    const { body } = await client.send('GET /api/subscription/status');
    expect(new Date(body.currentPeriodEnd).getTime() - Date.now()).toBeLessThan(32 * 24 * 60 * 60 * 1000);
  });

  it('stay open when less has come, and say what is missing', async () => {
    const { client, reference } = await withTransfer();
    const outcome = await operate(server, `payments confirm ${reference} --amount 10`);
    expect(outcome.ok).toBe(false);
    expect(outcome.text).toMatch(/faltan 9,95\s€/);
    expect(await isPremium(client)).toBe(false);
  });

  it('count once when the statement tells of what was confirmed by hand', async () => {
    const { id, reference } = await withTransfer();
    await operate(server, `payments confirm ${reference}`);
    const file = path.join(makeTemporaryFolder(), 'extracto.xml');
    const entry = {
      id: 'C1',
      amountCents: 1995,
      currency: 'EUR',
      direction: 'CRDT',
      status: 'BOOK',
      remittance: reference,
    } as const;
    await writeFile(file, statementOf('ES7620770024003102575766', new Date(), [entry]));
    expect(await operate(server, `payments import ${file}`)).toMatchObject({ ok: true });
    const rows = await server.services.db.select().from(paidPeriods).where(eq(paidPeriods.paymentId, id));
    expect(rows).toHaveLength(1);
    expect((await operate(server, 'reconcile')).data.differences).toEqual([]);
  });

  it.each([
    ['payments confirm VS-ABCD-2345-Z', 'no es una referencia'],
    ['payments confirm VS-ABCD-2345-Y', 'No hay ningún pago'],
    ['payments import /no/existe.xml', 'No se puede leer'],
    ['payments refund VS-ABCD-2345-Y', 'No hay ningún pago'],
  ])('"%s" is refused: %s', async (line, why) => {
    expect(await operate(server, line)).toMatchObject({ ok: false, text: expect.stringContaining(why) });
  });

  it('of another kind are not confirmed by hand', async () => {
    const { body } = await (await server.person()).send('POST /api/payment/crypto', price);
    const outcome = await operate(server, `payments confirm ${body.payment.reference}`);
    expect(outcome).toMatchObject({ ok: false, text: expect.stringContaining('no es por transferencia') });
  });

  it('come from a statement, whose faults are told with their place', async () => {
    const { client, reference } = await withTransfer();
    const entry = { currency: 'EUR', direction: 'CRDT', status: 'BOOK' } as const;
    const statement = statementOf('ES7620770024003102575766', new Date(), [
      { ...entry, id: 'I1', amountCents: 1995, remittance: `pago ${reference}` },
      { ...entry, id: 'I2', amountCents: 500, remittance: 'Alquiler' },
      { ...entry, id: '', amountCents: 700, remittance: 'Sin referencia del banco' },
    ]);
    const file = path.join(makeTemporaryFolder(), 'extracto.xml');
    await writeFile(file, statement);
    const outcome = await operate(server, `payments import ${file}`);
    expect(outcome).toMatchObject({
      ok: false,
      data: {
        added: 2,
        known: 0,
        payments: [{ reference, status: 'paid' }],
        unmatched: [{ amountCents: 500 }],
        faults: [{ at: 'extracto 1, apunte 3' }],
      },
    });
    expect(outcome.text).toContain('extracto 1, apunte 3: no trae referencia del banco');
    expect(await isPremium(client)).toBe(true);
  });

  it('by transfer are refunded in two steps: access ends at once, the money when it has been sent', async () => {
    const { client, id, reference } = await withTransfer();
    await operate(server, `payments confirm ${reference}`);
    const promised = await operate(server, `payments refund ${reference}`);
    expect(promised).toMatchObject({
      ok: true,
      data: { status: 'refunding' },
      text: expect.stringContaining('--sent'),
    });
    expect(await isPremium(client)).toBe(false);
    expect((await operate(server, `payments refund ${reference}`)).data.status).toBe('refunding');
    expect((await operate(server, `payments refund ${reference} --sent`)).data.status).toBe('refunded');
    expect((await operate(server, `payments refund ${reference} --sent`)).data.status).toBe('refunded');
    const [row] = await server.services.db.select().from(payments).where(eq(payments.id, id));
    expect(row?.status).toBe('refunded');
    expect(await differencesOf(reference)).toEqual([]);
  });

  it('that were rejected go back too, though they opened nothing', async () => {
    const { id, reference } = await withTransfer();
    await server.services.db
      .update(payments)
      .set({ status: 'rejected', captureId: `usd-${id}` })
      .where(eq(payments.id, id));
    expect(await operate(server, `payments refund ${reference}`)).toMatchObject({
      data: { status: 'refunding' },
    });
    expect(await operate(server, `payments refund ${reference} --sent`)).toMatchObject({
      data: { status: 'refunded' },
    });
  });

  it('that hold no money are not refunded', async () => {
    const { reference } = await withTransfer();
    expect(await operate(server, `payments refund ${reference}`)).toMatchObject({
      ok: false,
      data: { status: 'pending' },
    });
  });
});

describe('codes', () => {
  it('are made, shown once, listed by their hint, and redeemed', async () => {
    const { data, text } = await operate(server, 'codes make --count 3 --days 10 --note Feria');
    const [code = '', second = ''] = data.codes as string[];
    expect(data.codes).toHaveLength(3);
    expect(text).toContain(code);
    const client = await server.person();
    expect((await client.send('POST /api/payment/manual', { verificationCode: code })).status).toBe(200);
    const listed = await operate(server, 'codes list');
    expect(listed.text).not.toContain(second);
    expect(listed.data.codes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          hint: code.slice(0, 4),
          state: 'usado',
          note: 'Feria',
          reference: expect.stringMatching(/^VS-/),
        }),
        expect.objectContaining({ hint: second.slice(0, 4), state: 'libre', reference: null }),
      ]),
    );
  });

  it('are revoked by their hint while unused', async () => {
    const { data } = await operate(server, 'codes make');
    const [code = ''] = data.codes as string[];
    const hint = code.slice(0, 4).toLowerCase();
    expect(await operate(server, `codes revoke ${hint}`)).toMatchObject({ ok: true, data: { revoked: 1 } });
    expect(await operate(server, `codes revoke ${hint}`)).toMatchObject({
      ok: false,
      text: expect.stringContaining('ya está revocado'),
    });
    const reply = await (await server.person()).send('POST /api/payment/manual', { verificationCode: code });
    expect(reply.body.code).toBe('code_invalid');
    expect(await operate(server, 'codes revoke UUUU')).toMatchObject({ ok: false });
  });

  it('that were used are payments, and say so', async () => {
    const { data } = await operate(server, 'codes make');
    const [code = ''] = data.codes as string[];
    const client = await server.person();
    const { body } = await client.send('POST /api/payment/manual', { verificationCode: code });
    const refused = await operate(server, `codes revoke ${code.slice(0, 4)}`);
    expect(refused).toMatchObject({ ok: false, text: expect.stringContaining('payments refund') });
    expect(await operate(server, `payments refund ${body.payment.reference}`)).toMatchObject({
      data: { status: 'refunded' },
    });
    expect(await isPremium(client)).toBe(false);
    expect(await differencesOf(body.payment.reference)).toEqual([]);
  });
});

describe('reconciling', () => {
  it('settles what has arrived unheard, and finds nothing wrong with what agrees', async () => {
    const own = await startPaidTestServer();
    const client = await own.person();
    const { payment } = (await client.send('POST /api/payment/bank-transfer', price)).body;
    const at = new Date();
    await own.services.db.execute(
      `insert into bank_entries values ('x', 'test', '${payment.reference}', 1995, 'EUR', '${at.toISOString()}', '${at.toISOString()}')`,
    );
    const first = await operate(own, 'reconcile');
    expect(first).toMatchObject({
      ok: true,
      data: {
        asked: 1,
        settled: [{ reference: payment.reference, from: 'pending', to: 'paid' }],
        differences: [],
      },
    });
    expect(await operate(own, 'reconcile --days 1')).toMatchObject({ ok: true, data: { settled: [] } });
  });

  it('reports unapplied money, unpaid access, silent providers and unknown money', async () => {
    const own = await startPaidTestServer();
    const pay = async () => {
      const { body } = await (await own.person()).send('POST /api/payment/bank-transfer', price);
      return body.payment as { id: string; reference: string };
    };
    const [rejected, forged, lost] = [await pay(), await pay(), await pay()];
    const coin = (await (await own.person()).send('POST /api/payment/crypto', price)).body.payment;
    const at = new Date();
    const entry = (id: string, reference: string, currency: string) =>
      own.services.db.execute(
        `insert into bank_entries values ('${id}', 'test', '${reference}', 1995, '${currency}', '${at.toISOString()}', '${at.toISOString()}')`,
      );
    await entry('usd', rejected.reference, 'USD');
    await entry('nobody', 'VS-ABCD-2345-Y', 'EUR');
    const [row] = await own.services.db.select().from(payments).where(eq(payments.id, forged.id));
    await own.services.db.insert(paidPeriods).values({
      paymentId: forged.id,
      ownerId: row?.ownerId ?? '',
      mode: 'test',
      startsAt: at,
      endsAt: new Date(at.getTime() + 1e9),
    });
    await own.services.db
      .update(payments)
      .set({ status: 'paid', captureId: 'gone' })
      .where(eq(payments.id, lost.id));
    own.sandbox.switches.bitcoin = 'error';
    const outcome = await operate(own, 'reconcile');
    expect(outcome.ok).toBe(false);
    const differences = outcome.data.differences as { payment: { reference: string }; what: string }[];
    const what = (reference: string) =>
      differences
        .filter(({ payment }) => payment.reference === reference)
        .map((difference) => difference.what);
    expect(what(rejected.reference)).toEqual([expect.stringContaining('no se ha aplicado')]);
    expect(what(forged.reference)).toEqual(['no está pagado y da acceso']);
    expect(what(lost.reference)).toEqual([
      'está pagado y no ha dado acceso',
      expect.stringContaining('aún espera el dinero'),
    ]);
    expect(outcome.data.unreachable).toMatchObject([{ reference: coin.reference }]);
    expect(outcome.data.unclaimed).toMatchObject([{ id: 'nobody', amountCents: 1995 }]);
  });
});

describe('people', () => {
  it('are listed with what they have, without the demonstrations', async () => {
    const { client, reference } = await withTransfer('pagadora');
    await operate(server, `payments confirm ${reference}`);
    await server.visitor().send('POST /api/trial/register', {
      username: 'probadora',
      email: 'probadora@ejemplo.es',
      password: 'secreto-largo',
    });
    await server.person('gratuita');
    expect(await isPremium(client)).toBe(true);
    const { data } = await operate(server, 'users --limit 100');
    expect(data.users).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ username: 'pagadora', premium: 'paid_period' }),
        expect.objectContaining({ username: 'probadora', premium: 'trial' }),
        expect.objectContaining({ username: 'gratuita', premium: null }),
      ]),
    );
    const { data: premium } = await operate(server, 'subscriptions');
    const names = (premium.members as { username: string }[]).map(({ username }) => username);
    expect(names).toEqual(expect.arrayContaining(['pagadora', 'probadora']));
    expect(names).not.toContain('gratuita');
    expect((await operate(server, 'users --limit 1')).data.users).toHaveLength(1);
  });

  it('are erased by name, without touching others', async () => {
    const client = await server.person('marta');
    expect(await operate(server, 'erase-user Marta')).toMatchObject({ ok: true });
    const login = { username: client.user.username, password: client.password };
    expect((await server.visitor().send('POST /api/login', login)).status).toBe(401);
    expect(await operate(server, 'erase-user marta')).toMatchObject({ ok: false });
  });

  it('who lost telephone and codes get in by the password again', async () => {
    const client = await server.person('olvidadiza');
    const { password } = client;
    const { body } = await client.send('POST /api/account/passkeys/options', { password });
    await client.send('POST /api/account/passkeys', new VirtualAuthenticator().create(body));
    await client.send('POST /api/account/second-step', { password });
    const login = () => server.visitor().send('POST /api/login', { username: 'olvidadiza', password });
    expect((await login()).body.code).toBe('second_step_required');
    expect(await operate(server, 'end-second-step Olvidadiza')).toMatchObject({ ok: true });
    expect((await login()).status).toBe(200);
    expect(await operate(server, 'end-second-step olvidadiza')).toMatchObject({ ok: false });
    expect(await operate(server, 'end-second-step nadie-así')).toMatchObject({ ok: false });
  });
});

it('figures count people without the demonstrations, and the money of the month less what went back', async () => {
  const own = await startPaidTestServer();
  const client = await own.person();
  await addGarment(client);
  const pay = async (payer: Client) => {
    const { body } = await payer.send('POST /api/payment/bank-transfer', price);
    await operate(own, `payments confirm ${body.payment.reference}`);
    return body.payment.reference as string;
  };
  await pay(client);
  const back = await pay(await own.person());
  await operate(own, `payments refund ${back} --sent`);
  const { data, text } = await operate(own, 'figures');
  expect(data).toMatchObject({
    cuentas: 2,
    prendas: 1,
    premium: { card: 0, paidMonth: 1, trial: 0 },
    month: { cents: 1995, payments: 2 },
  });
  expect(text).toMatch(/ingresos del mes +19,95\s€/);
  expect(text).toMatch(/premium por mes pagado +1\b/);
});

describe('products', () => {
  const header =
    'producto;nombre;marca;descripción;prenda;tejido;estilo;temporadas;ocasiones;composición;cuidados;precio;estampado;color;segundo color;talla;existencias';
  const shirt =
    'camisa-nueva;Camisa nueva;Casa Lirio;"Una camisa con cuello, puños y garbo.";Camisa;Algodón;Casual;Primavera;Casual;100% algodón;Lavar a máquina a 30 °C como máximo;42,50 €;Liso;Marrón;;M;7';

  it('come from a file, or none of them does and every fault is named', async () => {
    const file = path.join(server.services.config.dataDir, 'productos.csv');
    await writeFile(file, [header, shirt].join('\n'));
    expect(await operate(server, `products import ${file}`)).toMatchObject({ ok: true, data: { added: 1 } });
    await writeFile(file, [header, shirt.replace('42,50 €', 'barato')].join('\n'));
    const wrong = await operate(server, `products import ${file}`);
    expect(wrong).toMatchObject({ ok: false, data: { faults: [{ line: 2, column: 'precio' }] } });
    expect(wrong.text).toContain('línea 2, precio');
    expect(await operate(server, `products import ${file}.no-existe`)).toMatchObject({ ok: false });
  });
});
