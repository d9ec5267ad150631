/**
 * The sheet that garments lie on. It stays paper in the dark theme too, only dimmer: a black
 * garment must be seen on it, and a photograph that was cut out keeps its daylight.
 */
export const paperLook = 'bg-[light-dark(oklch(0.952_0.011_84),oklch(0.83_0.022_78))]';

/** The one shadow under a garment: light comes from the upper left. */
export const garmentShadow = 'drop-shadow-[3px_7px_7px_oklch(0.3_0.03_50/0.24)]';
