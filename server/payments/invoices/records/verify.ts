import { and, asc, eq, getTableColumns, gt, gte, isNull, min } from 'drizzle-orm';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type InvoiceRow, numberOf } from '#server/payments/invoices/queries.ts';
import type { Mode } from '#server/payments/payment.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { counters, invoiceRecords, invoices } from '#server/platform/db/schema/index.ts';
import { zonedTimestamp } from '#server/platform/madrid.ts';
import { digestOf } from './digest.ts';
import { fingerprintOf, type HashedFields, type RecordKind } from './fingerprint.ts';
import { type Chain, chainsOf, ofChain, type RecordRow } from './queries.ts';
import { issuedOn, type Link } from './record-xml.ts';
import { chainName } from './write.ts';

export interface Fault extends Chain {
  position: number | null;
  /** In Spanish, for the operator. */
  fault: string;
}

export interface Verification {
  records: number;
  faults: Fault[];
}

const batch = 500;

export async function verifyRecords(db: Executor, mode: Mode): Promise<Verification> {
  const all = await Promise.all((await chainsOf(db, mode)).map((chain) => verifyChain(db, chain)));
  return {
    records: all.reduce((sum, { records }) => sum + records, 0),
    faults: [...all.flatMap(({ faults }) => faults), ...(await unrecorded(db, mode))],
  };
}

interface Linked {
  record: RecordRow;
  invoice: InvoiceRow;
}

async function verifyChain(db: Executor, chain: Chain): Promise<Verification> {
  const faults: Fault[] = [];
  const add = (position: number, ...found: string[]) =>
    faults.push(...found.map((fault) => ({ ...chain, position, fault })));
  let records = 0;
  let before: Linked | undefined;
  for (;;) {
    const rows: Linked[] = await db
      .select({ record: getTableColumns(invoiceRecords), invoice: getTableColumns(invoices) })
      .from(invoiceRecords)
      .innerJoin(invoices, eq(invoices.id, invoiceRecords.invoiceId))
      .where(and(ofChain(chain), gt(invoiceRecords.position, before?.record.position ?? 0)))
      .orderBy(asc(invoiceRecords.position))
      .limit(batch);
    for (const row of rows) {
      const { position } = row.record;
      const expected = (before?.record.position ?? 0) + 1;
      if (position !== expected) add(expected, `falta: el siguiente es el ${position}`);
      add(position, ...faultsOf(row, before));
      before = row;
      records++;
    }
    if (rows.length < batch) break;
  }
  const last = before?.record.position ?? 0;
  const [counter] = await db
    .select()
    .from(counters)
    .where(eq(counters.name, chainName(chain)));
  if (counter?.last !== last) add(last + 1, `falta: se escribieron ${counter?.last ?? 0} y hay ${last}`);
  return { records, faults };
}

function faultsOf({ record, invoice }: Linked, before: Linked | undefined): string[] {
  const read = readRecord(record.xml);
  const digest = digestOf(before?.record.digest ?? '', record, invoice);
  const changed = digest === record.digest ? [] : ['el registro o su factura se han cambiado'];
  if (read === null) return [...changed, 'el XML no es un registro de facturación'];
  const previous: Link | null =
    before === undefined
      ? null
      : {
          issuer: before.record.issuer,
          number: numberOf(before.invoice),
          issuedOn: issuedOn(before.invoice),
          fingerprint: before.record.fingerprint,
        };
  const { stated, computed } = read.fingerprint;
  return [
    ...changed,
    ...(stated === computed ? [] : ['la huella no es la de sus datos']),
    ...(stated === record.fingerprint ? [] : ['la huella guardada no es la del XML']),
    ...(JSON.stringify(read.previous) === JSON.stringify(previous)
      ? []
      : ['no enlaza con el registro anterior']),
    ...(read.generatedAt === zonedTimestamp(record.generatedAt) ? [] : ['la hora guardada no es la del XML']),
    ...(before === undefined || before.record.generatedAt <= record.generatedAt
      ? []
      : ['es anterior al registro que lo precede']),
  ];
}

/** Invoices from before the first record have none. */
async function unrecorded(db: Executor, mode: Mode): Promise<Fault[]> {
  const [first] = await db
    .select({ at: min(invoices.issuedAt) })
    .from(invoiceRecords)
    .innerJoin(invoices, eq(invoices.id, invoiceRecords.invoiceId))
    .where(eq(invoiceRecords.mode, mode));
  if (!first?.at) return [];
  const rows = await db
    .select(getTableColumns(invoices))
    .from(invoices)
    .leftJoin(
      invoiceRecords,
      and(eq(invoiceRecords.invoiceId, invoices.id), eq(invoiceRecords.kind, 'registration')),
    )
    .where(and(eq(invoices.mode, mode), gte(invoices.issuedAt, first.at), isNull(invoiceRecords.invoiceId)));
  return rows.map((invoice) => ({
    issuer: invoice.seller.taxId,
    mode,
    position: null,
    fault: `la factura ${numberOf(invoice)} no tiene registro`,
  }));
}

interface ReadRecord {
  kind: RecordKind;
  fingerprint: { stated: string; computed: string };
  previous: Link | null;
  generatedAt: string;
}

const parser = new XMLParser({
  removeNSPrefix: true,
  // Amounts and hashes are text.
  parseTagValue: false,
  trimValues: false,
});

function readRecord(xml: string): ReadRecord | null {
  if (/<!DOCTYPE/i.test(xml) || XMLValidator.validate(xml) !== true) return null;
  const { RegistroAlta, RegistroAnulacion } = parser.parse(xml) as Document;
  const element = RegistroAlta ?? RegistroAnulacion;
  const { IDFactura, Encadenamiento, FechaHoraHusoGenRegistro, Huella } = element ?? {};
  if (element === undefined || Huella === undefined || FechaHoraHusoGenRegistro === undefined) return null;
  const kind = RegistroAlta === undefined ? 'cancellation' : 'registration';
  const before = Encadenamiento?.RegistroAnterior;
  const fields = { ...element, ...IDFactura, Huella: before?.Huella ?? '', FechaHoraHusoGenRegistro };
  return {
    kind,
    fingerprint: { stated: Huella, computed: fingerprintOf(kind, fields as unknown as HashedFields) },
    previous:
      before === undefined
        ? null
        : {
            issuer: before.IDEmisorFactura,
            number: before.NumSerieFactura,
            issuedOn: before.FechaExpedicionFactura,
            fingerprint: before.Huella,
          },
    generatedAt: FechaHoraHusoGenRegistro,
  };
}

interface Document {
  RegistroAlta?: Fields;
  RegistroAnulacion?: Fields;
}

interface Fields {
  IDFactura?: Record<string, string>;
  Encadenamiento?: {
    RegistroAnterior?: {
      IDEmisorFactura: string;
      NumSerieFactura: string;
      FechaExpedicionFactura: string;
      Huella: string;
    };
  };
  FechaHoraHusoGenRegistro?: string;
  Huella?: string;
}
