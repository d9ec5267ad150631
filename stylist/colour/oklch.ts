/**
 * OKLCH (Björn Ottosson, 2020): lightness 0 to 1, chroma 0 (grey) to about 0.37, hue in degrees [0, 360).
 */
export type Oklch = { lightness: number; chroma: number; hueDeg: number };

export const unknownColour: Oklch = { lightness: 0.6, chroma: 0, hueDeg: 0 };

function linear(channel: number): number {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

/** @throws RangeError unless `hex` is `#rrggbb` */
export function oklchOf(hex: string): Oklch {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`Not a #rrggbb colour: ${hex}`);
  const value = Number.parseInt(hex.slice(1), 16);
  const r = linear(value >> 16);
  const g = linear((value >> 8) & 255);
  const b = linear(value & 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const aAxis = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bAxis = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hueDeg = (Math.atan2(bAxis, aAxis) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(aAxis, bAxis), hueDeg: hueDeg < 0 ? hueDeg + 360 : hueDeg };
}

/** 0 to 180. */
export function hueDistanceDeg(a: Oklch, b: Oklch): number {
  const distance = Math.abs(a.hueDeg - b.hueDeg) % 360;
  return distance > 180 ? 360 - distance : distance;
}

/** In OKLab; about 0.02 is just noticeable side by side. */
export function colourDistance(a: Oklch, b: Oklch): number {
  const hue = (hueDistanceDeg(a, b) * Math.PI) / 180;
  const square =
    (a.lightness - b.lightness) ** 2 +
    a.chroma ** 2 +
    b.chroma ** 2 -
    2 * a.chroma * b.chroma * Math.cos(hue);
  return Math.sqrt(Math.max(0, square));
}

/** 0 to 1. */
export function lightnessContrast(a: Oklch, b: Oklch): number {
  return Math.abs(a.lightness - b.lightness);
}
