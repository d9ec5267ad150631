export const scannedFields = [
  'kind',
  'category',
  'color',
  'pattern',
  'style',
  'fabric',
  'condition',
  'sleeve',
  'length',
  'secondColor',
] as const;
export type ScannedField = (typeof scannedFields)[number];
