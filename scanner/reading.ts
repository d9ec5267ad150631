export interface Reading<T> {
  readonly value: T;
  /** Probability of a person's agreement. */
  readonly confidence: number;
  /** Interface: "sugerido". */
  readonly suggested: boolean;
}

export function observed<T>(value: T, confidence: number, threshold: number): Reading<T> {
  return { value, confidence, suggested: confidence < threshold };
}

export function guessed<T>(value: T, confidence: number): Reading<T> {
  return { value, confidence, suggested: true };
}
