import { type ColorName, namedColors } from '#contract/colors.ts';
import { hueDistanceDeg, type Oklch, oklchOf } from './oklch.ts';

const swatches = namedColors
  // Shine cannot be seen: gold cloth reads as camel, silver as grey.
  .filter((color) => color.name !== 'dorado' && color.name !== 'plateado')
  .map((color) => ({ name: color.name, colour: oklchOf(color.hex) }));

const exactNames: ReadonlyMap<string, ColorName> = new Map(namedColors.map((c) => [c.hex, c.name]));
const nearestNames = new Map<string, ColorName>();

/** Hue decides a colour's word more than its lightness: a dark violet is purple, not burgundy. */
function nameDistance(a: Oklch, b: Oklch): number {
  const hue = 2 * Math.sqrt(a.chroma * b.chroma) * Math.sin((hueDistanceDeg(a, b) * Math.PI) / 360);
  return Math.hypot(0.6 * (a.lightness - b.lightness), 1.7 * (a.chroma - b.chroma), 2 * hue);
}

export function colourNameOf(hex: string): ColorName {
  const known = exactNames.get(hex.toLowerCase()) ?? nearestNames.get(hex);
  if (known) return known;
  const colour: Oklch = oklchOf(hex);
  let nearest: ColorName = 'gris';
  let distance = Number.POSITIVE_INFINITY;
  for (const swatch of swatches) {
    const d = nameDistance(colour, swatch.colour);
    if (d < distance) {
      distance = d;
      nearest = swatch.name;
    }
  }
  // Bounds the cache in a long-running server.
  if (nearestNames.size > 4096) nearestNames.clear();
  nearestNames.set(hex, nearest);
  return nearest;
}
