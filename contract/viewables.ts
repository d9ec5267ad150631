/** Parts of a wardrobe that its owner may show beside the garments. */
export const viewables = ['outfits', 'sizes', 'wishes'] as const;
export type Viewable = (typeof viewables)[number];
