export const upkeepWorks = [
  'heel-tips',
  'sole',
  'repair',
  'alteration',
  'dry-clean',
  'polish',
  'waterproofing',
  'other',
] as const;
export type UpkeepWork = (typeof upkeepWorks)[number];
