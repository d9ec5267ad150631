import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, getTableColumns, gte, lt, ne, sql } from 'drizzle-orm';
import { countryName } from '#contract/vat.ts';
import { numberOf } from '#server/payments/invoices/queries.ts';
import { chainsOf, recordsAfter, recordsOfInvoice } from '#server/payments/invoices/records/queries.ts';
import { issuerOf, recordsMax, supplyOf } from '#server/payments/invoices/records/record-xml.ts';
import { verifyRecords } from '#server/payments/invoices/records/verify.ts';
import { cancel } from '#server/payments/invoices/records/write.ts';
import { invoiceRecords, invoiceSubmissions, invoices } from '#server/platform/db/schema/index.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { euros } from '#server/platform/euros.ts';
import { endOfDay } from '#server/platform/madrid.ts';
import { command, done, failed } from './command.ts';
import { wholeNumber } from './options.ts';
import { counted, table } from './table.ts';

export const verifyInvoices = command({
  help: 'comprueba que ningún registro de facturación ni su factura ha cambiado y que la cadena está entera',
  async run({ db, config }) {
    const { records, faults } = await verifyRecords(db, config.payments.mode);
    const checked = counted(records, 'registro comprobado', 'registros comprobados');
    if (faults.length === 0) return done(`${checked}: la cadena está entera.`, { records, faults });
    const rows = faults.map(({ issuer, position, fault }) => [issuer, String(position ?? '–'), fault]);
    return failed(`${table([['NIF', 'REGISTRO', 'FALLO'], ...rows])}\n\n${checked}`, { records, faults });
  },
});

export const listSubmissions = command({
  help: 'los registros que la Agencia Tributaria rechazó o aceptó con errores, y cuántos esperan',
  async run({ db, config }) {
    const { mode } = config.payments;
    const rows = await db
      .select({ ...getTableColumns(invoiceSubmissions), series: invoices.series, number: invoices.number })
      .from(invoiceSubmissions)
      .innerJoin(
        invoiceRecords,
        and(
          eq(invoiceRecords.issuer, invoiceSubmissions.issuer),
          eq(invoiceRecords.mode, invoiceSubmissions.mode),
          eq(invoiceRecords.position, invoiceSubmissions.position),
        ),
      )
      .innerJoin(invoices, eq(invoices.id, invoiceRecords.invoiceId))
      .where(and(eq(invoiceSubmissions.mode, mode), ne(invoiceSubmissions.status, 'accepted')))
      .orderBy(invoiceSubmissions.issuer, invoiceSubmissions.position);
    const waiting = await db.$count(
      invoiceRecords,
      sql`${invoiceRecords.mode} = ${mode} and ${invoiceRecords.verifiable} and not exists (
        select 1 from invoice_submissions s
          where s.issuer = ${invoiceRecords.issuer} and s.mode = ${invoiceRecords.mode} and s.position = ${invoiceRecords.position})`,
    );
    const shown = rows.map((row) => [
      numberOf(row),
      row.status === 'rejected' ? 'rechazado' : 'con errores',
      String(row.errorCode ?? '–'),
      row.error ?? '',
    ]);
    const text = rows.length === 0 ? 'Ninguno.' : table([['FACTURA', 'ESTADO', 'CÓDIGO', 'ERROR'], ...shown]);
    return done(`${text}\n\n${counted(waiting, 'registro espera', 'registros esperan')}`, {
      waiting,
      records: rows,
    });
  },
});

export const exportInvoices = command({
  words: ['CARPETA'],
  help: 'los registros de facturación en XML, como los pide la Agencia Tributaria, mil por fichero',
  async run({ db, config }, [folder = '']) {
    await mkdir(folder, { recursive: true });
    const files: string[] = [];
    let records = 0;
    for (const chain of await chainsOf(db, config.payments.mode)) {
      const seller = { ...issuerOf(config.company), nif: chain.issuer };
      for (let last = 0; ; ) {
        const rows = await recordsAfter(db, chain, last, recordsMax);
        const [first] = rows;
        if (first === undefined) break;
        last = rows.at(-1)?.position ?? last;
        const name = [chain.issuer, chain.mode, first.position, last].join('-');
        const xml = supplyOf(
          seller,
          rows.map((row) => row.xml),
        );
        await writeFile(path.join(folder, `${name}.xml`), `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`);
        files.push(`${name}.xml`);
        records += rows.length;
      }
    }
    return done(
      `${counted(records, 'registro', 'registros')} en ${counted(files.length, 'fichero', 'ficheros')} de ${folder}`,
      { records, files },
    );
  },
});

export const voidInvoice = command({
  words: ['NÚMERO'],
  help: 'anula una factura que se emitió por error y nunca debió existir; una devolución no: lleva su rectificativa',
  danger: 'La anulación se registra para siempre y se comunica a la Agencia Tributaria.',
  async run(services, [number = '']) {
    const { db, config } = services;
    const [, series = '', digits = ''] = /^(P?[VR]\d{4})-(\d{1,9})$/.exec(number.toUpperCase()) ?? [];
    const [invoice] = await db
      .select()
      .from(invoices)
      .where(and(eq(invoices.series, series), eq(invoices.number, Number(digits))));
    if (invoice === undefined || invoice.mode !== config.payments.mode) {
      return failed(`No hay ninguna factura «${number}».`);
    }
    const result = await inTransaction(db, async (tx) => {
      const records = await recordsOfInvoice(tx, invoice.id);
      if (records.length !== 1) return records.length;
      await cancel(tx, services, invoice);
      return 1;
    });
    const shown = numberOf(invoice);
    if (result === 0)
      return failed(`La factura ${shown} es anterior a los registros: no se puede anular así.`);
    if (result > 1) return failed(`La factura ${shown} ya estaba anulada.`);
    return done(`La factura ${shown} queda anulada.`, { invoice: shown });
  },
});

export const vatByCountry = command({
  help: 'el IVA de un trimestre por país y tipo, con las rectificativas restadas y sin las anuladas, para el modelo 369 (ventanilla única)',
  options: {
    year: wholeNumber('--year AÑO', 'el año', { min: 2020, max: 2100, byDefault: new Date().getFullYear() }),
    quarter: wholeNumber('--quarter N', 'el trimestre', {
      min: 1,
      max: 4,
      byDefault: Math.ceil((new Date().getMonth() + 1) / 3),
    }),
  },
  async run({ db, config }, _words, { year, quarter }) {
    const month = (quarter - 1) * 3;
    const startOf = (at: number) =>
      new Date(endOfDay(new Date(Date.UTC(year, at, 0)).toISOString().slice(0, 10)).getTime() + 1);
    const rows = await db
      .select({
        country: invoices.vatCountry,
        percent: invoices.vatPercent,
        netCents: sql<number>`sum(${invoices.netCents})::int`,
        vatCents: sql<number>`sum(${invoices.vatCents})::int`,
        invoices: sql<number>`count(*)::int`,
      })
      .from(invoices)
      .where(
        and(
          eq(invoices.mode, config.payments.mode),
          gte(invoices.issuedAt, startOf(month)),
          lt(invoices.issuedAt, startOf(month + 3)),
          sql`not exists (select 1 from invoice_records r where r.invoice_id = ${invoices.id} and r.kind = 'cancellation')`,
        ),
      )
      .groupBy(invoices.vatCountry, invoices.vatPercent)
      .orderBy(invoices.vatCountry, invoices.vatPercent);
    const shown = rows.map((row) => [
      countryName(row.country),
      `${row.percent.toLocaleString('es-ES')} %`,
      euros(row.netCents),
      euros(row.vatCents),
      String(row.invoices),
    ]);
    return done(table([['PAÍS', 'TIPO', 'BASE', 'IVA', 'FACTURAS'], ...shown]), {
      year,
      quarter,
      countries: rows,
    });
  },
});
