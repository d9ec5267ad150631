import { dashboard } from '#web/copy/dashboard.ts';

export const sampleStats = [
  { label: dashboard.stats.garments, value: 24 },
  { label: dashboard.stats.outfits, value: 12 },
  { label: dashboard.stats.recommendations, value: 156 },
] as const;
