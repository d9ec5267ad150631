import { limits } from '#contract/limits.ts';

/** Parses "8", "−2" or "21,5 °C". Returns null for an empty field, NaN for anything else or out of range. */
export function parseTemperature(typed: string): number | null {
  const text = typed
    .replace(/°?\s*c?\s*$/i, '')
    .replace('−', '-')
    .replace(',', '.')
    .trim();
  if (text === '') return null;
  const degrees = /^[+-]?\d{1,2}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return degrees >= limits.temperature.min && degrees <= limits.temperature.max ? degrees : Number.NaN;
}
