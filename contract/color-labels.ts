import type { ColorName } from './colors.ts';

/** Words for the named colours; in Spanish their names are the words. */
export const colorLabels: Readonly<Partial<Record<ColorName, string>>> = {};
