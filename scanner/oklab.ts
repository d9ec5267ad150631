import type { Picture } from './picture.ts';

/** [lightness 0..1, green–red, blue–yellow], https://bottosson.github.io/posts/oklab/ */
export type Oklab = readonly [number, number, number];

const linearOfByte = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** In place: runs per pixel. */
function writeOklab(
  red: number,
  green: number,
  blue: number,
  to: Float32Array | number[],
  offset: number,
): void {
  const r = linearOfByte[red] ?? 0;
  const g = linearOfByte[green] ?? 0;
  const b = linearOfByte[blue] ?? 0;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  to[offset] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  to[offset + 1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  to[offset + 2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
}

export function oklabOfRgb(red: number, green: number, blue: number): Oklab {
  const lab: [number, number, number] = [0, 0, 0];
  writeOklab(red, green, blue, lab, 0);
  return lab;
}

export function oklabOfHex(hex: string): Oklab {
  const number = Number.parseInt(hex.slice(1), 16);
  return oklabOfRgb((number >> 16) & 255, (number >> 8) & 255, number & 255);
}

/** Clips to sRGB. */
export function hexOfOklab([lightness, a, b]: Oklab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = linear.map((value) => {
    const light = Math.max(value, 0);
    const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(255 * Math.min(1, encoded));
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export function oklabPixels({ pixels, width, height }: Picture): Float32Array {
  const lab = new Float32Array(3 * width * height);
  for (let i = 0; i < lab.length; i += 3)
    writeOklab(pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0, lab, i);
  return lab;
}
