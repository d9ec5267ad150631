export interface Reading<T> {
  readonly value: T;
  /** Probability that a person would agree, 0..1. */
  readonly confidence: number;
  /** Shown as "sugerido" in the interface. */
  readonly suggested: boolean;
}

export function observed<T>(value: T, confidence: number, threshold: number): Reading<T> {
  return { value, confidence, suggested: confidence < threshold };
}

export function guessed<T>(value: T, confidence: number): Reading<T> {
  return { value, confidence, suggested: true };
}
