/** What a person may show besides the garments. */
export const viewables = ['outfits', 'sizes', 'wishes'] as const;
export type Viewable = (typeof viewables)[number];
