/**
 * Garments lie on light paper in the dark theme too, only dimmer: black garments must stay visible, and
 * cut-outs keep their daylight.
 */
export const paperLook = 'bg-[light-dark(oklch(0.952_0.011_84),oklch(0.83_0.022_78))]';

/** All garments share one shadow, with light from the upper left. */
export const garmentShadow = 'drop-shadow-[3px_7px_7px_oklch(0.3_0.03_50/0.24)]';
