export interface Reading<T> {
  readonly value: T;
  /** Estimated probability that a person would agree, 0..1. */
  readonly confidence: number;
  /** Shown as "sugerido" in the interface. */
  readonly suggested: boolean;
}

/** A suggestion below the threshold. */
export function observed<T>(value: T, confidence: number, threshold: number): Reading<T> {
  return { value, confidence, suggested: confidence < threshold };
}

/** Always a suggestion, for what a photograph cannot show. */
export function guessed<T>(value: T, confidence: number): Reading<T> {
  return { value, confidence, suggested: true };
}
