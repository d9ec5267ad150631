import { limits } from '#contract/limits.ts';

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
