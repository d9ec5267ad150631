/** Plain sRGB mixes are enough because the light is a separate layer. */

const hexPattern = /^#[0-9a-f]{6}$/i;

/** @throws RangeError unless `hex` is `#rrggbb`. */
export function assertHex(hex: string, field: string): void {
  if (!hexPattern.test(hex)) throw new RangeError(`${field} must be a colour like #1c2444, not "${hex}"`);
}

function channels(hex: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `share` from 0 to 1. */
export function mix(hex: string, other: string, share: number): string {
  const target = channels(other);
  const mixed = channels(hex).map((channel, i) => Math.round(channel + ((target[i] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => Math.max(0, Math.min(255, channel)).toString(16).padStart(2, '0')).join('')}`;
}

export function lightness(hex: string): number {
  const [red, green, blue] = channels(hex);
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255;
}

/** Towards a warm black that keeps the hue. */
export function darken(hex: string, share = 0.3): string {
  return mix(hex, mix(hex, '#1a1210', 0.88), share);
}

/** Towards the warm white of the light. */
export function lighten(hex: string, share = 0.3): string {
  return mix(hex, '#fffaf0', share);
}

export function insideOf(hex: string): string {
  return darken(hex, lightness(hex) > 0.6 ? 0.26 : 0.4);
}

export function contrastOf(hex: string): string {
  return lightness(hex) > 0.5 ? mix('#2b2a30', hex, 0.12) : mix('#efe8da', hex, 0.1);
}
