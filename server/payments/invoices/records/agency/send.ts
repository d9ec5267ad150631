import { and, desc, eq, getTableColumns, gt } from 'drizzle-orm';
import { numberOf } from '#server/payments/invoices/queries.ts';
import { ofChain } from '#server/payments/invoices/records/queries.ts';
import { issuerOf, recordsMax } from '#server/payments/invoices/records/record-xml.ts';
import { invoiceRecords, invoiceSubmissions, invoices } from '#server/platform/db/schema/index.ts';
import type { Services } from '#server/services.ts';
import { type Agency, AgencyFault } from './agency.ts';
import { soapAgency } from './soap.ts';

/** Records are due at once; later ones are declared as delayed by a fault. */
const lateMillis = 10 * 60 * 1000;

/**
 * Sends one delivery of the records that wait, in their order and at the agency's pace.
 * @returns the number of records answered
 * @throws AgencyFault; an error of the network. The same records go again next time.
 */
export async function sendRecords(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  agency: Agency | undefined = config.payments.agency &&
    soapAgency(config.payments.agency, config.payments.timeoutMs * 3),
): Promise<number> {
  if (agency === undefined) return 0;
  const seller = issuerOf(config.company);
  const chain = { issuer: seller.nif, mode: config.payments.mode };
  const [last] = await db
    .select()
    .from(invoiceSubmissions)
    .where(and(eq(invoiceSubmissions.issuer, chain.issuer), eq(invoiceSubmissions.mode, chain.mode)))
    .orderBy(desc(invoiceSubmissions.position))
    .limit(1);
  if (last !== undefined && last.nextAt > now()) return 0;
  const due = await db
    .select({ record: getTableColumns(invoiceRecords), invoice: getTableColumns(invoices) })
    .from(invoiceRecords)
    .innerJoin(invoices, eq(invoices.id, invoiceRecords.invoiceId))
    .where(
      and(
        ofChain(chain),
        gt(invoiceRecords.position, last?.position ?? 0),
        eq(invoiceRecords.verifiable, true),
      ),
    )
    .orderBy(invoiceRecords.position)
    .limit(recordsMax);
  const [first] = due;
  if (first === undefined) return 0;
  const sentAt = now();
  const { csv, waitSeconds, lines } = await agency.deliver({
    seller,
    records: due.map(({ record }) => record.xml),
    late: sentAt.getTime() - first.record.generatedAt.getTime() > lateMillis,
  });
  const nextAt = new Date(sentAt.getTime() + waitSeconds * 1000);
  const rows = due.map(({ record: { position, kind }, invoice }) => {
    const line = lines.find((answered) => answered.number === numberOf(invoice) && answered.kind === kind);
    if (line === undefined) throw new AgencyFault(`no answer about the record ${position}`);
    const { status, errorCode, error } = line;
    return { ...chain, position, status, errorCode, error, csv, sentAt, nextAt };
  });
  await db.insert(invoiceSubmissions).values(rows).onConflictDoNothing();
  return rows.length;
}
