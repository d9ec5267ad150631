import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { fingerprintOf, type HashedFields, type RecordKind } from './fingerprint.ts';
import type { Link } from './record-xml.ts';

export interface ReadRecord {
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

export function readRecord(xml: string): ReadRecord | null {
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
