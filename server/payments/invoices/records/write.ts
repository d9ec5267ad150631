import { type InvoiceRow, numberOf } from '#server/payments/invoices/queries.ts';
import type { Mode } from '#server/payments/payment.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { takeNumber } from '#server/platform/db/counters.ts';
import { invoiceRecords } from '#server/platform/db/schema/index.ts';
import type { Services } from '#server/services.ts';
import { digestOf } from './digest.ts';
import type { RecordKind } from './fingerprint.ts';
import { type Chain, recordAt } from './queries.ts';
import { cancellationOf, type Issuer, issuedOn, issuerOf, registrationOf } from './record-xml.ts';

type Needs = Pick<Services, 'config' | 'now'>;

export interface Place extends Chain {
  seller: Issuer;
  position: number;
  previous: Awaited<ReturnType<typeof recordAt>>;
}

export const chainName = ({ issuer, mode }: Chain): string => `records:${mode}:${issuer}`;

/**
 * Locks the chain until the transaction ends. Comes before the invoice takes its number: two series share
 * one chain, and locks in one order cannot block each other.
 */
export async function takePlace(tx: Executor, { config }: Needs, mode: Mode): Promise<Place> {
  const seller = issuerOf(config.company);
  const chain = { issuer: seller.nif, mode };
  const position = await takeNumber(tx, chainName(chain));
  const previous = position === 1 ? undefined : await recordAt(tx, chain, position - 1);
  if (previous === undefined && position > 1) {
    throw new Error(`the chain ${chainName(chain)} has lost its record ${position - 1}`);
  }
  return { ...chain, seller, position, previous };
}

/** Must follow `takePlace` in the transaction that issues the invoice. */
export async function register(
  tx: Executor,
  services: Needs,
  place: Place,
  invoice: InvoiceRow,
  rectified: InvoiceRow | undefined,
): Promise<void> {
  await append(tx, services, place, 'registration', invoice, rectified);
}

/** Only for an invoice issued by mistake; a refund has a credit note. */
export async function cancel(tx: Executor, services: Needs, invoice: InvoiceRow): Promise<void> {
  const place = await takePlace(tx, services, invoice.mode);
  await append(tx, services, place, 'cancellation', invoice, undefined);
}

async function append(
  tx: Executor,
  { config, now }: Needs,
  { seller, issuer, mode, position, previous }: Place,
  kind: RecordKind,
  invoice: InvoiceRow,
  rectified: InvoiceRow | undefined,
): Promise<void> {
  // A clock set back must not disorder the chain. The XML has whole seconds.
  const millis = Math.max(now().getTime(), previous?.record.generatedAt.getTime() ?? 0);
  const generatedAt = new Date(millis - (millis % 1000));
  const link = previous && {
    issuer,
    number: numberOf(previous.invoice),
    issuedOn: issuedOn(previous.invoice),
    fingerprint: previous.record.fingerprint,
  };
  const generated = { issuer: seller, invoice, previous: link ?? null, generatedAt };
  const { xml, fingerprint } =
    kind === 'registration' ? registrationOf({ ...generated, rectified }) : cancellationOf(generated);
  const verifiable = config.payments.agency !== undefined;
  const record = {
    ...{ issuer, mode, position, kind, invoiceId: invoice.id },
    ...{ xml, fingerprint, verifiable, generatedAt },
  };
  const digest = digestOf(previous?.record.digest ?? '', record, invoice);
  await tx.insert(invoiceRecords).values({ ...record, digest });
}
