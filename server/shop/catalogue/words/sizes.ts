/** Sizes that are words. */
export const sizeNames = { Única: 'Única' };
