export const garmentGridLook = 'grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 sm:gap-x-6 xl:grid-cols-4';

/** Aligns picture, name, facts, figures and button across a row of cards. */
export const garmentRowsLook = 'row-span-5 grid grid-rows-subgrid';
