import { limits } from '#contract/limits.ts';

/** Parses "8", "−2" or "21,5 °C". Returns null for an empty field and `wrong` for anything else. */
export function readTemperature(text: string): number | null | 'wrong' {
  const plain = text
    .replace(/°?\s*c?\s*$/i, '')
    .replace('−', '-')
    .replace(',', '.')
    .trim();
  if (plain === '') return null;
  if (!/^[+-]?\d{1,2}(\.\d)?$/.test(plain)) return 'wrong';
  const value = Number(plain);
  return value >= limits.temperature.min && value <= limits.temperature.max ? value : 'wrong';
}
