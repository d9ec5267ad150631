import type { Books } from '#sandbox/books.ts';

export interface Received {
  nif: string;
  number: string;
  issuedOn: string;
  type: string;
  total: string;
  state: 'Correcta' | 'AceptadaConErrores' | 'Anulada';
  fingerprint: string;
}

export interface AgencyBook {
  received: Received[];
  /** Fingerprint of each seller's latest record. */
  ends: Record<string, string>;
  deliveries: number;
}

export const agencyBook = (books: Books): AgencyBook =>
  books.part('aeat', (): AgencyBook => ({ received: [], ends: {}, deliveries: 0 }));
