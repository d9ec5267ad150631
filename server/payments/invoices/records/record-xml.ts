import { XMLBuilder } from 'fast-xml-parser';
import type { Company } from '#contract/company.ts';
import { type InvoiceRow, numberOf } from '#server/payments/invoices/queries.ts';
import { zonedDay, zonedTimestamp } from '#server/platform/madrid.ts';
import project from '../../../../package.json' with { type: 'json' };
import { fingerprintOf, type RecordKind } from './fingerprint.ts';

const folder =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws';
const namespaces = {
  supply: `${folder}/SuministroLR.xsd`,
  information: `${folder}/SuministroInformacion.xsd`,
} as const;

export interface Issuer {
  /** Nine characters. */
  nif: string;
  name: string;
}

/** Accepts `ES-B 12345674`. */
export const issuerOf = ({ taxId, name }: Company): Issuer => ({
  nif: taxId.value
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^ES(?=.{9}$)/, ''),
  name: name.value,
});

export interface Link {
  issuer: string;
  number: string;
  /** DD-MM-YYYY. */
  issuedOn: string;
  fingerprint: string;
}

interface Generated {
  issuer: Issuer;
  invoice: InvoiceRow;
  previous: Link | null;
  generatedAt: Date;
}

interface RecordXml {
  xml: string;
  fingerprint: string;
}

/** DD-MM-YYYY in Madrid. */
export const issuedOn = ({ issuedAt }: Pick<InvoiceRow, 'issuedAt'>): string =>
  zonedDay(issuedAt).split('-').reverse().join('-');

export const amountOf = (cents: number): string => (cents / 100).toFixed(2);

/**
 * Customers are not asked for a tax number: every invoice is simplified (F2), every credit note is of a
 * simplified invoice (R5) and states the difference (I).
 */
export function registrationOf({
  rectified,
  ...generated
}: Generated & { rectified: InvoiceRow | undefined }): RecordXml {
  const { issuer, invoice } = generated;
  const id = (row: InvoiceRow) => ({
    IDEmisorFactura: issuer.nif,
    NumSerieFactura: numberOf(row),
    FechaExpedicionFactura: issuedOn(row),
  });
  const isSpanish = invoice.vatCountry === 'ES';
  const type = rectified === undefined ? 'F2' : 'R5';
  const totals = {
    CuotaTotal: amountOf(isSpanish ? invoice.vatCents : 0),
    ImporteTotal: amountOf(invoice.totalCents),
  };
  return finished('registration', generated, { ...id(invoice), TipoFactura: type, ...totals }, (end) => ({
    IDVersion: '1.0',
    IDFactura: id(invoice),
    NombreRazonEmisor: text(issuer.name, 120),
    TipoFactura: type,
    ...(rectified !== undefined && {
      TipoRectificativa: 'I',
      FacturasRectificadas: { IDFacturaRectificada: id(rectified) },
    }),
    DescripcionOperacion: text(invoice.concept, 500),
    Desglose: { DetalleDesglose: isSpanish ? spanishTax(invoice) : foreignTax(invoice) },
    ...totals,
    ...end,
  }));
}

export function cancellationOf(generated: Generated): RecordXml {
  const id = {
    IDEmisorFacturaAnulada: generated.issuer.nif,
    NumSerieFacturaAnulada: numberOf(generated.invoice),
    FechaExpedicionFacturaAnulada: issuedOn(generated.invoice),
  };
  return finished('cancellation', generated, id, (end) => ({ IDVersion: '1.0', IDFactura: id, ...end }));
}

const spanishTax = ({ vatPercent, netCents, vatCents }: InvoiceRow) => ({
  ClaveRegimen: '01',
  CalificacionOperacion: 'S1',
  TipoImpositivo: vatPercent.toFixed(2),
  BaseImponibleOimporteNoSujeto: amountOf(netCents),
  CuotaRepercutida: amountOf(vatCents),
});

/** One-stop shop (17): not subject to Spanish VAT by the rules of location, so it states no Spanish tax. */
const foreignTax = ({ netCents }: InvoiceRow) => ({
  ClaveRegimen: '17',
  CalificacionOperacion: 'N2',
  BaseImponibleOimporteNoSujeto: amountOf(netCents),
});

/** The seller runs its own program and is its producer. */
const systemOf = ({ nif, name }: Issuer) => ({
  NombreRazon: text(name, 120),
  NIF: nif,
  NombreSistemaInformatico: 'Vestidor',
  IdSistemaInformatico: 'VE',
  Version: project.version,
  NumeroInstalacion: '1',
  TipoUsoPosibleSoloVerifactu: 'S',
  TipoUsoPosibleMultiOT: 'N',
  IndicadorMultiplesOT: 'N',
});

const rootOf: Readonly<Record<RecordKind, string>> = {
  registration: 'RegistroAlta',
  cancellation: 'RegistroAnulacion',
};

function finished(
  kind: RecordKind,
  { issuer, previous, generatedAt }: Generated,
  hashed: Record<string, string>,
  body: (end: Element) => Element,
): RecordXml {
  const FechaHoraHusoGenRegistro = zonedTimestamp(generatedAt);
  const fields = { ...hashed, Huella: previous?.fingerprint ?? '', FechaHoraHusoGenRegistro };
  const fingerprint = fingerprintOf(kind, fields as never);
  const element = body({
    Encadenamiento:
      previous === null
        ? { PrimerRegistro: 'S' }
        : {
            RegistroAnterior: {
              IDEmisorFactura: previous.issuer,
              NumSerieFactura: previous.number,
              FechaExpedicionFactura: previous.issuedOn,
              Huella: previous.fingerprint,
            },
          },
    SistemaInformatico: systemOf(issuer),
    FechaHoraHusoGenRegistro,
    TipoHuella: '01',
    Huella: fingerprint,
  });
  const root = {
    [`sf:${rootOf[kind]}`]: { '@xmlns:sf': namespaces.information, ...prefixed('sf', element) },
  };
  return { xml: builder.build(root), fingerprint };
}

interface Element {
  readonly [name: string]: string | Element;
}

const prefixed = (prefix: string, element: Element): Element =>
  Object.fromEntries(
    Object.entries(element).map(([name, value]) => [
      `${prefix}:${name}`,
      typeof value === 'string' ? value : prefixed(prefix, value),
    ]),
  );

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' });

/** On one line, without characters that XML refuses. */
const text = (value: string, max: number): string =>
  [...value.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF\s]+/gu, ' ').trim()].slice(0, max).join('');

/** The schema's limit. */
export const recordsMax = 1000;

/** @param late sent later than at once, after a fault: the header says so */
export function supplyOf({ nif, name }: Issuer, records: readonly string[], late = false): string {
  const header = builder.build({
    'sfLR:Cabecera': {
      ...prefixed('sf', { ObligadoEmision: { NombreRazon: name, NIF: nif } }),
      ...(late && prefixed('sf', { RemisionVoluntaria: { Incidencia: 'S' } })),
    },
  });
  const bodies = records.map((xml) => `<sfLR:RegistroFactura>${xml}</sfLR:RegistroFactura>\n`);
  return `<sfLR:RegFactuSistemaFacturacion xmlns:sfLR="${namespaces.supply}" xmlns:sf="${namespaces.information}">
${header}
${bodies.join('')}</sfLR:RegFactuSistemaFacturacion>`;
}
