import { useEffect } from 'react';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { useFirstInteraction } from '#web/components/behaviour/use-first-interaction.ts';
import { DeleteGarmentDialog, GarmentEditor } from '#web/garments/editing/dialogs.ts';
import type { WardrobeTab } from './use-wardrobe-address.ts';

/* Loaded on demand, so that the garments appear sooner. */
export const GarmentDetail = onDemand(() => import('./garment-detail.tsx'), 'GarmentDetail');
export const GarmentFiltersSheet = onDemand(
  () => import('./garment-filters-sheet.tsx'),
  'GarmentFiltersSheet',
);
export const ScannerArea = onDemand(() => import('./scanner-area.tsx'), 'ScannerArea');
export const SummaryTiles = onDemand(() => import('./summary-tiles.tsx'), 'SummaryTiles');
export const OutfitsTab = onDemand(() => import('#web/features/outfits/outfits-area.tsx'), 'OutfitsArea');

export const HereBanner = onDemand(() => import('#web/garments/homes/here-banner.tsx'), 'HereBanner');
export const OutgrownLink = onDemand(() => import('./outgrown/outgrown-link.tsx'), 'OutgrownLink');
export const WardrobeSwitch = onDemand(() => import('#web/household/wardrobe-switch.tsx'), 'WardrobeSwitch');

const tabParts = { scanner: ScannerArea, outfits: OutfitsTab };
const parts = [
  ScannerArea,
  OutfitsTab,
  SummaryTiles,
  GarmentDetail,
  GarmentFiltersSheet,
  GarmentEditor,
  DeleteGarmentDialog,
];

/** Preloads the parts on the first interaction. */
export function usePreloading() {
  useFirstInteraction(() => {
    // A failed preload is retried, and reported, when the part is opened.
    for (const part of parts) part.preload().catch(() => {});
  });
}

/** Loads the part of the current tab in parallel with the wardrobe. */
export function usePreloadedTab(tab: WardrobeTab) {
  useEffect(() => {
    if (tab !== 'items') tabParts[tab].preload().catch(() => {});
  }, [tab]);
}
