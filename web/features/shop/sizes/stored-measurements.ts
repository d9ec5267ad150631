import { store, stored } from '#web/stored.ts';
import type { Cut } from './brand-charts.ts';
import { type Measure, measures } from './measurements.ts';

/** Raw text, so that invalid input stays in its field. */
export interface Draft {
  cut: Cut;
  typed: Record<Measure, string>;
}

const key = 'vestidor.medidas';

export const emptyDraft: Draft = {
  cut: 'woman',
  typed: { height: '', chest: '', waist: '', hip: '', foot: '' },
};

/** Measurements stay in this browser's storage. */
export function loadMeasurements(): Draft {
  const kept = stored<Draft>(key);
  const typed = { ...emptyDraft.typed };
  for (const measure of measures) {
    const text: unknown = kept?.typed?.[measure];
    if (typeof text === 'string') typed[measure] = text.slice(0, 12);
  }
  return { cut: kept?.cut === 'man' ? 'man' : 'woman', typed };
}

export const saveMeasurements = (draft: Draft | null): void => store(key, draft);
