import type { Cut } from './brand-charts.ts';
import { type Measure, measures } from './measurements.ts';

/** What the person typed, as typed: a slip stays in its field until they correct it. */
export interface Draft {
  cut: Cut;
  typed: Record<Measure, string>;
}

const key = 'vestidor.medidas';

export const emptyDraft: Draft = {
  cut: 'woman',
  typed: { height: '', chest: '', waist: '', hip: '', foot: '' },
};

/** The measurements kept in this browser. They are never sent anywhere. */
export function keptMeasurements(): Draft {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Draft> | null;
    const typed = { ...emptyDraft.typed };
    for (const measure of measures) {
      const text: unknown = kept?.typed?.[measure];
      if (typeof text === 'string') typed[measure] = text.slice(0, 12);
    }
    return { cut: kept?.cut === 'man' ? 'man' : 'woman', typed };
  } catch {
    return emptyDraft;
  }
}

/** Keeps them for the next visit, or forgets them; a browser that keeps nothing is no failure. */
export function keepMeasurements(draft: Draft | null): void {
  try {
    if (draft === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Private windows and full disks: the figures then last as long as the page.
  }
}
