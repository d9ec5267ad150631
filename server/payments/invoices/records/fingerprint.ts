import { createHash } from 'node:crypto';

export type RecordKind = 'registration' | 'cancellation';

/** Of the tax agency's document on the hash of invoicing records (version 0.1.2, 27 August 2024), in its order. */
const hashedFields = {
  registration: [
    'IDEmisorFactura',
    'NumSerieFactura',
    'FechaExpedicionFactura',
    'TipoFactura',
    'CuotaTotal',
    'ImporteTotal',
    'Huella',
    'FechaHoraHusoGenRegistro',
  ],
  cancellation: [
    'IDEmisorFacturaAnulada',
    'NumSerieFacturaAnulada',
    'FechaExpedicionFacturaAnulada',
    'Huella',
    'FechaHoraHusoGenRegistro',
  ],
} as const;

export type HashedFields<K extends RecordKind = RecordKind> = Record<
  (typeof hashedFields)[K][number],
  string
>;

/** @param fields as written in the XML; `Huella` is the previous record's, empty in the first */
export function fingerprintOf<K extends RecordKind>(kind: K, fields: HashedFields<K>): string {
  const values = fields as Record<string, string>;
  const text = hashedFields[kind].map((name) => `${name}=${(values[name] ?? '').trim()}`).join('&');
  return sha256(text).toUpperCase();
}

export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
