import { scannedAttributes } from './garment-attributes.ts';

export const scannedFields = ['kind', 'category', 'color', ...scannedAttributes, 'secondColor'] as const;
export type ScannedField = (typeof scannedFields)[number];

export const isScanned = (field: string): field is ScannedField =>
  (scannedFields as readonly string[]).includes(field);
