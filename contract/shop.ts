/** What the shop's answers and its screens both know: words and figures, nothing that has to be parsed. */

export const storeCategories = ['tops', 'bottoms', 'dresses', 'shoes'] as const;
export type StoreCategory = (typeof storeCategories)[number];

/** The house's two brands (decision N3), as the brand select offers them; an operator may import others. */
export const storeBrands = ['Alba Norte', 'Casa Lirio'] as const;

/** What the shop promises about delivery, in euros. */
export const delivery = { freeFrom: 50, price: 3.95 } as const;

export const pictureViews = ['front', 'detail', 'outfit'] as const;
export type PictureView = (typeof pictureViews)[number];
export const pictureSizes = ['full', 'thumb'] as const;

/** The small one of a product's picture: their addresses differ in the last word. */
export const thumbOf = (image: string): string => image.replace(/\/full$/, '/thumb');
