/** Centimetres. */
export const measures = ['height', 'chest', 'waist', 'hip', 'foot'] as const;
export type Measure = (typeof measures)[number];
export type Measurements = Partial<Record<Measure, number>>;

/** Plausible values of an adult, in centimetres. */
export const measureRange: Readonly<Record<Measure, { min: number; max: number }>> = {
  height: { min: 130, max: 220 },
  chest: { min: 60, max: 160 },
  waist: { min: 45, max: 150 },
  hip: { min: 60, max: 165 },
  foot: { min: 20, max: 33 },
};

/** Error of a measurement at home, either way, in centimetres. */
export const tapeErrorCm = { body: 1.5, foot: 0.3 } as const;

export function parseMeasure(measure: Measure, text: string): number | undefined | null {
  const typed = text
    .trim()
    .replace(/\s*cm\.?$/i, '')
    .replace(',', '.');
  if (typed === '') return undefined;
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(typed)) return null;
  const value = Number(typed);
  const { min, max } = measureRange[measure];
  return value >= min && value <= max ? value : null;
}
