/** Two garments side by side on a phone, as many as stay large on a desk. */
export const garmentGridLook = 'grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 sm:gap-x-6 xl:grid-cols-4';

/** Picture, name, facts, figures and button stand level with those of the neighbours. */
export const garmentRowsLook = 'row-span-5 grid grid-rows-subgrid';
