import { type ColorName, colorNames } from './colors.ts';

/** Garments keep the Spanish name, which is its own label. */
export const colorLabels = Object.fromEntries(colorNames.map((name) => [name, name])) as Readonly<
  Record<ColorName, string>
>;
