export const viewables = ['outfits', 'sizes', 'wishes'] as const;
export type Viewable = (typeof viewables)[number];
