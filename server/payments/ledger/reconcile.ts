import { and, asc, eq, gte, isNotNull, or, sql } from 'drizzle-orm';
import { paymentMethodFacts } from '#contract/payment-methods.ts';
import type { PaymentRow } from '#server/payments/payment.ts';
import { payments } from '#server/platform/db/schema/index.ts';
import type { Services } from '#server/services.ts';
import { ProviderRefusal, ProviderUnreachable, type Reading, type Unclaimed } from './provider.ts';
import { settle } from './settle.ts';

type NamedPayment = Pick<PaymentRow, 'id' | 'reference' | 'method' | 'status'>;

export interface Difference {
  payment: NamedPayment;
  /** In Spanish, for the operator. */
  what: string;
}

export interface Reconciliation {
  asked: number;
  settled: { reference: string; from: PaymentRow['status']; to: PaymentRow['status'] }[];
  differences: Difference[];
  unreachable: NamedPayment[];
  unclaimed: Unclaimed[];
}

const dayMillis = 24 * 60 * 60 * 1000;

/** Moves no money and revokes nothing. */
export async function reconcile(services: Services, { days }: { days: number }): Promise<Reconciliation> {
  const since = new Date(services.now().getTime() - days * dayMillis);
  const report: Reconciliation = {
    asked: 0,
    settled: [],
    differences: await differencesWithin(services),
    unreachable: [],
    unclaimed: [],
  };
  for (const { unclaimedSince } of services.providers.values())
    report.unclaimed.push(...((await unclaimedSince?.(since)) ?? []));
  for (const payment of await paymentsSince(services, since)) {
    try {
      await compare(services, payment, report);
    } catch (error) {
      if (!(error instanceof ProviderUnreachable || error instanceof ProviderRefusal)) throw error;
      report.unreachable.push(named(payment));
    }
  }
  return report;
}

async function compare(services: Services, payment: PaymentRow, report: Reconciliation): Promise<void> {
  const provider = services.providers.get(payment.method);
  if (provider === undefined) {
    report.unreachable.push(named(payment));
    return;
  }
  report.asked += 1;
  const reading = await provider.check(payment);
  // Disputes are recorded even without effect: the operator has to respond in time.
  if (differenceOf(payment, reading) === undefined && (reading.disputes ?? []).length === 0) return;
  const after = await settle(services, payment.id);
  if (after.status !== payment.status) {
    report.settled.push({ reference: payment.reference, from: payment.status, to: after.status });
  }
  const what = differenceOf(after, reading);
  if (what !== undefined) report.differences.push({ payment: named(after), what });
}

const named = ({ id, reference, method, status }: PaymentRow): NamedPayment => ({
  id,
  reference,
  method,
  status,
});

const givenUp: ReadonlySet<PaymentRow['status']> = new Set(['failed', 'cancelled', 'expired']);

function differenceOf(payment: PaymentRow, reading: Reading): string | undefined {
  const { status } = payment;
  switch (reading.state) {
    case 'pending':
      return status === 'pending' || status === 'created' || givenUp.has(status)
        ? undefined
        : `el proveedor aún espera el dinero y aquí consta «${status}»`;
    case 'paid':
      if (status === 'refunding') return 'la devolución está prometida y el proveedor no la ha hecho todavía';
      if (status === 'rejected')
        return `el proveedor tiene dinero que no se ha aplicado: ${payment.details.failure ?? 'no coincide'}`;
      // Without a refund through the provider it still shows the payment as paid.
      if (status === 'refunded' && paymentMethodFacts[payment.method].refund !== 'sent') return undefined;
      // After a withdrawal the provider still holds the cost of the days used.
      if (status === 'refunded' && reading.refundedCents === payment.refundedCents) return undefined;
      if (status !== 'paid') return `el proveedor lo da por pagado y aquí consta «${status}»`;
      if (reading.captureId !== payment.captureId)
        return `el cobro del proveedor es ${reading.captureId}, y aquí consta ${payment.captureId}`;
      if ((reading.refundedCents ?? 0) > payment.refundedCents)
        return `el proveedor ha devuelto ${reading.refundedCents} céntimos, y aquí constan ${payment.refundedCents}`;
      return reading.amountCents === payment.amountCents && reading.currency === payment.currency
        ? undefined
        : `el proveedor cobró ${reading.amountCents} céntimos (${reading.currency})`;
    case 'failed':
    case 'cancelled':
    case 'expired':
      return givenUp.has(status) || status === 'rejected'
        ? undefined
        : `el proveedor lo da por terminado (${reading.reason}) y aquí consta «${status}»`;
    case 'refunded':
    case 'disputed':
      return status === reading.state || status === 'refunded'
        ? undefined
        : `el proveedor dice «${reading.state}» y aquí consta «${status}»`;
  }
}

function paymentsSince({ db, config }: Services, since: Date): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.mode, config.payments.mode),
        isNotNull(payments.providerId),
        or(gte(payments.createdAt, since), gte(payments.updatedAt, since)),
      ),
    )
    .orderBy(asc(payments.createdAt));
}

/** Paid payments have their month or order and an invoice, unpaid ones none. */
async function differencesWithin({ db, config }: Services): Promise<Difference[]> {
  const { rows } = await db.execute<NamedPayment & { what: string }>(sql`
    select * from (
      select p.id, p.reference, p.method, p.status, p.created_at, case
          when p.purpose = 'order' and p.status = 'paid' and o.id is null then 'está pagado y no ha pagado su pedido'
          when p.purpose = 'order' and p.status = 'paid' and o.status not in ('paid', 'shipped', 'returning')
            then 'está pagado y su pedido está deshecho'
          when p.purpose = 'order' and p.status not in ('paid', 'disputed') and o.status in ('paid', 'shipped')
            and not exists (select 1 from disputes d where d.payment_id = p.id and d.status = 'lost')
            then 'no está pagado y su pedido sigue en pie'
          when p.purpose = 'premium' and p.status = 'paid' and pp.payment_id is null then 'está pagado y no ha dado acceso'
          when p.purpose = 'premium' and p.status = 'paid' and pp.revoked_at is not null
            then 'está pagado y su acceso se ha retirado'
          when p.status <> 'paid' and pp.payment_id is not null and pp.revoked_at is null then 'no está pagado y da acceso'
          when p.status = 'paid' and not exists (select 1 from invoices i where i.payment_id = p.id)
            then 'está pagado y no tiene factura'
          when p.refunded_cents <> -coalesce((select sum(i.total_cents) from invoices i
              where i.payment_id = p.id and i.rectifies is not null), 0)
            and exists (select 1 from invoices i where i.payment_id = p.id)
            then 'lo devuelto y sus facturas rectificativas no suman lo mismo'
          end as what
        from payments p
          left join paid_periods pp on pp.payment_id = p.id
          left join orders o on o.paid_by = p.id
        where p.mode = ${config.payments.mode}) found
      where what is not null
      order by created_at`);
  return rows.map(({ id, reference, method, status, what }) => ({
    payment: { id, reference, method, status },
    what,
  }));
}
