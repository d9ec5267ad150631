/** One thing read from a photograph, with how far it can be believed. */
export interface Reading<T> {
  readonly value: T;
  /** Estimated probability that a person would agree, 0..1. */
  readonly confidence: number;
  /** True for a guess that the interface must mark as "sugerido". */
  readonly suggested: boolean;
}

/** What the pixels show: stated from the threshold on, a suggestion below it. */
export function observed<T>(value: T, confidence: number, threshold: number): Reading<T> {
  return { value, confidence, suggested: confidence < threshold };
}

/** What no photograph can show: always a suggestion, however plausible. */
export function guessed<T>(value: T, confidence: number): Reading<T> {
  return { value, confidence, suggested: true };
}
