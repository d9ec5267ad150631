import type { ColorShare } from '#contract/analytics.ts';
import type { GarmentRow } from '#server/wardrobe/garments/queries.ts';
import { neutralFamilyOf } from '#stylist/colour/neutral.ts';
import { oklchOf } from '#stylist/colour/oklch.ts';

/** Chroma in OKLCH below which a colour has no visible hue. */
const greyChroma = 0.022;

/** Returns the share of each colour. Every garment has the same weight, divided among its colours. */
export function colorSharesOf(rows: readonly Pick<GarmentRow, 'colors'>[]): ColorShare[] {
  const found = new Map<string, { hex: string; weight: number; garments: number }>();
  for (const { colors } of rows) {
    const cloth = colors.reduce((sum, { share }) => sum + share, 0);
    if (cloth <= 0) continue;
    for (const { name, hex, share } of colors) {
      const before = found.get(name) ?? { hex, weight: 0, garments: 0 };
      found.set(name, {
        ...before,
        weight: before.weight + share / cloth,
        garments: before.garments + 1,
      });
    }
  }
  const total = [...found.values()].reduce((sum, { weight }) => sum + weight, 0);
  return [...found]
    .map(([name, { hex, weight, garments }]) => ({
      name,
      hex,
      garments,
      share: weight / total,
      colour: oklchOf(hex),
    }))
    .sort((a, b) => placeOf(a.colour) - placeOf(b.colour))
    .map(({ colour, ...color }) => ({
      ...color,
      hueDeg: colour.chroma < greyChroma ? null : colour.hueDeg,
      neutral: neutralFamilyOf(colour) !== null,
    }));
}

function placeOf({ lightness, chroma, hueDeg }: ReturnType<typeof oklchOf>): number {
  return chroma < greyChroma ? 1000 + lightness : hueDeg;
}
