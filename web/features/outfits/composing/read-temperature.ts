import { limits } from '#contract/limits.ts';

/** What a person typed as degrees: "8", "−2", "21,5 °C". Null for nothing, `wrong` for what is no temperature. */
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
