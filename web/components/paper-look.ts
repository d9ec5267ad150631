/**
 * Paper under the garments. In the dark theme a warm dark one, lit where the light comes from: light enough
 * for black garments to stay visible on it.
 */
export const paperLook =
  'bg-[radial-gradient(120%_100%_at_35%_25%,light-dark(oklch(0.952_0.011_84),oklch(0.47_0.022_66)),light-dark(oklch(0.952_0.011_84),oklch(0.355_0.018_60)))]';

/** All garments share one shadow, with light from the upper left. */
export const garmentShadow = 'drop-shadow-[3px_7px_7px_oklch(0.3_0.03_50/0.24)]';
