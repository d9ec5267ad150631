/** Values of the search parameter; the first is the default. */
export const outfitViews = ['outfits', 'calendario', 'maleta', 'capsula'] as const;
export type OutfitView = (typeof outfitViews)[number];

export interface OutfitsAddress {
  params: URLSearchParams;
  replaceParams: (next: URLSearchParams) => void;
  outfitView: OutfitView;
  showOutfitView: (view: OutfitView) => void;
  creating: boolean;
  setCreating: (creating: boolean) => void;
  goToTab: (tab: 'outfits' | 'scanner', arrival?: { freshOutfits: string[] }) => void;
}
