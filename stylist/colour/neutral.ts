import type { Oklch } from './oklch.ts';

/** Stylists include navy, denim, camel and olive, although a colour wheel does not. */
export type NeutralFamily = 'white' | 'grey' | 'black' | 'earth' | 'blue';

/** `null` for an accent colour. */
export function neutralFamilyOf({ lightness, chroma, hueDeg }: Oklch): NeutralFamily | null {
  if (lightness > 0.9 && chroma < 0.04) return 'white';
  if (lightness < 0.28 && chroma < 0.025) return 'black';
  if (chroma < 0.022) return 'grey';
  const earthHue = hueDeg >= 38 && hueDeg <= 116;
  if (earthHue && chroma < (hueDeg > 100 ? 0.075 : 0.112) && (lightness < 0.8 || chroma < 0.065))
    return 'earth';
  const blueHue = hueDeg >= 230 && hueDeg <= 292;
  if (blueHue && (chroma < 0.066 || (lightness < 0.36 && chroma < 0.095))) return 'blue';
  return null;
}
