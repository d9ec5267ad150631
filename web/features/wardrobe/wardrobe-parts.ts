import { useEffect } from 'react';
import { onDemand } from '#web/components/on-demand.tsx';
import { useFirstStirring } from '#web/components/use-first-stirring.ts';
import { DeleteGarmentDialog, GarmentEditor } from '#web/garments/editing/dialogs.ts';
import type { WardrobeTab } from './use-wardrobe-address.ts';

/* What lies behind the garments, fetched when it is wanted: the garments are on screen sooner. */
export const GarmentDetail = onDemand(async () => (await import('./garment-detail.tsx')).GarmentDetail);
export const SustainabilityDialog = onDemand(
  async () => (await import('./sustainability-dialog.tsx')).SustainabilityDialog,
);
export const ScannerPanel = onDemand(
  async () => (await import('#web/features/scanner/scanner-panel.tsx')).ScannerPanel,
);
export const OutfitsTab = onDemand(
  async () => (await import('#web/features/outfits/outfits-area.tsx')).OutfitsArea,
);

const tabParts = { scanner: ScannerPanel, outfits: OutfitsTab };
const parts = [
  ScannerPanel,
  OutfitsTab,
  GarmentDetail,
  GarmentEditor,
  DeleteGarmentDialog,
  SustainabilityDialog,
];

/** Fetches the parts as soon as the person stirs: they are there by the time a finger has chosen one. */
export function usePreloading() {
  useFirstStirring(() => {
    // What fails now is fetched again, and told, when it is asked for.
    for (const part of parts) part.preload().catch(() => {});
  });
}

/** Fetches the part of the tab that the address names while its garments are still on their way. */
export function usePreloadedTab(tab: WardrobeTab) {
  useEffect(() => {
    if (tab !== 'items') tabParts[tab].preload().catch(() => {});
  }, [tab]);
}
