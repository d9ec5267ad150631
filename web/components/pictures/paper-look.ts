/** Paper under the garments. */
export const paperLook = 'bg-(image:--plate)';

/** All garments share one shadow, with light from the upper left. */
export const garmentShadow = 'drop-shadow-[3px_7px_7px_oklch(0.3_0.03_50/0.24)]';
