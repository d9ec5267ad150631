import { createHash } from 'node:crypto';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { AgencyBook, Received } from './book.ts';

const parser = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => name === 'RegistroFactura',
});

export class Refusal extends Error {}

export interface Line {
  operation: 'Alta' | 'Anulacion';
  nif: string;
  number: string;
  issuedOn: string;
  state: 'Correcto' | 'AceptadoConErrores' | 'Incorrecto';
  code?: number;
  error?: string;
  duplicateOf?: Received;
}

interface Supply {
  Cabecera?: { ObligadoEmision?: { NombreRazon?: string; NIF?: string } };
  RegistroFactura?: { RegistroAlta?: Fields; RegistroAnulacion?: Fields }[];
}

interface Fields {
  IDFactura: Record<string, string>;
  TipoFactura?: string;
  CuotaTotal?: string;
  ImporteTotal?: string;
  Encadenamiento: { PrimerRegistro?: string; RegistroAnterior?: { Huella: string } };
  FechaHoraHusoGenRegistro: string;
  Huella: string;
}

/**
 * Applies the published validations that need no census: structure, seller, hash, chain, duplicates.
 * @throws Refusal
 */
export function receive(
  book: AgencyBook,
  xml: string,
): { seller: { nif: string; name: string }; lines: Line[] } {
  if (XMLValidator.validate(xml) !== true) {
    throw new Refusal('Codigo[4103].Se ha producido un error inesperado al parsear el XML.');
  }
  const supply: Supply | undefined = parser.parse(xml).Envelope?.Body?.RegFactuSistemaFacturacion;
  const { NIF: nif, NombreRazon: name } = supply?.Cabecera?.ObligadoEmision ?? {};
  const records = supply?.RegistroFactura ?? [];
  if (nif === undefined || name === undefined || records.length === 0 || records.length > 1000) {
    throw new Refusal('Codigo[4102].El XML no cumple el esquema. Falta informar campo obligatorio.');
  }
  if (!/^[A-Z0-9]{9}$/.test(nif)) {
    throw new Refusal(
      'Codigo[4116].Error en la cabecera: el campo NIF del bloque ObligadoEmision tiene un formato incorrecto.',
    );
  }
  book.deliveries++;
  const lines = records.map(({ RegistroAlta: alta, RegistroAnulacion: anulacion }) =>
    alta === undefined ? cancelled(book, nif, anulacion as Fields) : registered(book, nif, alta),
  );
  return { seller: { nif, name }, lines };
}

function registered(book: AgencyBook, nif: string, fields: Fields): Line {
  const { IDEmisorFactura, NumSerieFactura = '', FechaExpedicionFactura = '' } = fields.IDFactura;
  const line = { operation: 'Alta', nif, number: NumSerieFactura, issuedOn: FechaExpedicionFactura } as const;
  const refused = (code: number, error: string): Line => ({ ...line, state: 'Incorrecto', code, error });
  if (IDEmisorFactura !== nif) {
    return refused(1100, 'Valor o tipo incorrecto del campo: IDEmisorFactura.');
  }
  const known = book.received.find(({ nif: of, number }) => of === nif && number === line.number);
  if (known !== undefined) {
    return { ...refused(3000, 'Registro de facturación duplicado.'), duplicateOf: known };
  }
  const doubt = doubtAbout(book, nif, fields, [
    ['IDEmisorFactura', nif],
    ['NumSerieFactura', line.number],
    ['FechaExpedicionFactura', line.issuedOn],
    ['TipoFactura', fields.TipoFactura],
    ['CuotaTotal', fields.CuotaTotal],
    ['ImporteTotal', fields.ImporteTotal],
  ]);
  book.ends[nif] = fields.Huella;
  book.received.push({
    nif,
    number: line.number,
    issuedOn: line.issuedOn,
    type: fields.TipoFactura ?? '',
    total: fields.ImporteTotal ?? '',
    state: doubt === undefined ? 'Correcta' : 'AceptadaConErrores',
    fingerprint: fields.Huella,
  });
  return doubt === undefined ? { ...line, state: 'Correcto' } : { ...line, ...doubt };
}

function cancelled(book: AgencyBook, nif: string, fields: Fields): Line {
  const { NumSerieFacturaAnulada = '', FechaExpedicionFacturaAnulada = '' } = fields.IDFactura;
  const line = {
    operation: 'Anulacion',
    nif,
    number: NumSerieFacturaAnulada,
    issuedOn: FechaExpedicionFacturaAnulada,
  } as const;
  const known = book.received.find(({ nif: of, number }) => of === nif && number === line.number);
  if (known === undefined || known.state === 'Anulada') {
    const [code, error] =
      known === undefined
        ? ([3002, 'No existe el registro de facturación.'] as const)
        : ([3001, 'El registro de facturación ya ha sido dado de baja.'] as const);
    return { ...line, state: 'Incorrecto', code, error };
  }
  const doubt = doubtAbout(book, nif, fields, [
    ['IDEmisorFacturaAnulada', nif],
    ['NumSerieFacturaAnulada', line.number],
    ['FechaExpedicionFacturaAnulada', line.issuedOn],
  ]);
  book.ends[nif] = fields.Huella;
  known.state = 'Anulada';
  return doubt === undefined ? { ...line, state: 'Correcto' } : { ...line, ...doubt };
}

type Doubt = Pick<Line, 'state' | 'code' | 'error'>;

function doubtAbout(
  book: AgencyBook,
  nif: string,
  { Encadenamiento, FechaHoraHusoGenRegistro, Huella }: Fields,
  hashed: readonly (readonly [name: string, value: string | undefined])[],
): Doubt | undefined {
  const before = Encadenamiento.RegistroAnterior?.Huella ?? '';
  const text = [...hashed, ['Huella', before], ['FechaHoraHusoGenRegistro', FechaHoraHusoGenRegistro]]
    .map(([name, value]) => `${name}=${value ?? ''}`)
    .join('&');
  const accepted = (code: number, error: string): Doubt => ({ state: 'AceptadoConErrores', code, error });
  if (createHash('sha256').update(text).digest('hex').toUpperCase() !== Huella) {
    return accepted(2000, 'El cálculo de la huella suministrada es incorrecta.');
  }
  const end = book.ends[nif];
  if (end !== undefined && before === '') {
    return accepted(
      2007,
      'No debe informarse como primer registro, existen facturas emitidas con el obligado emisión y el sistema informático actual.',
    );
  }
  if (before !== '' && !/^[0-9A-F]{64}$/.test(before)) {
    return accepted(
      2003,
      'El contenido de la huella del registro anterior no cumple con las especificaciones.',
    );
  }
  return undefined;
}
