/** Without dependencies on a parser. */

/** By which the shop is filtered; it sells accessories and suits besides. */
export const storeCategories = ['tops', 'bottoms', 'dresses', 'shoes'] as const;
export type StoreCategory = (typeof storeCategories)[number];

/** Decision N3; an operator may import others. */
export const storeBrands = ['Alba Norte', 'Casa Lirio'] as const;

export const delivery = { freeFrom: 50, price: 3.95 } as const;

export const pictureViews = ['front', 'detail', 'outfit'] as const;
export type PictureView = (typeof pictureViews)[number];
export const pictureSizes = ['full', 'thumb'] as const;

export const thumbOf = (image: string): string => image.replace(/\/full$/, '/thumb');
