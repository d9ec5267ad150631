import type { InvoiceRow } from '#server/payments/invoices/queries.ts';
import { sha256 } from './fingerprint.ts';
import type { RecordRow } from './queries.ts';

/** Fixed: a column added later must not change the digests of older records. */
const sealedOfInvoice = [
  'id',
  'series',
  'number',
  'ownerId',
  'paymentId',
  'mode',
  'rectifies',
  'issuedAt',
  'seller',
  'buyer',
  'concept',
  'lines',
  'netCents',
  'vatCountry',
  'vatPercent',
  'vatCents',
  'totalCents',
  'currency',
] as const satisfies (keyof InvoiceRow)[];

/**
 * Covers every byte of the record and its invoice; the published fingerprint covers eight fields.
 * @param previous digest of the record before, empty in the first
 */
export function digestOf(previous: string, record: Omit<RecordRow, 'digest'>, invoice: InvoiceRow): string {
  const sealed = Object.fromEntries(sealedOfInvoice.map((column) => [column, invoice[column]]));
  const { issuer, mode, position, kind, xml, fingerprint, verifiable, generatedAt } = record;
  const own = { issuer, mode, position, kind, xml, fingerprint, verifiable, generatedAt };
  return sha256(canonical({ previous, ...own, invoice: sealed }));
}

/** JSON with sorted keys: engines return those of a `jsonb` in their own order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
