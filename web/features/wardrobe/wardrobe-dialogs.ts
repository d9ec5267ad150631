import { onDemand } from '#web/components/on-demand.tsx';

/* The dialogs of the wardrobe, fetched when one is wanted. */
export const GarmentEditor = onDemand(async () => (await import('./garment-editor.tsx')).GarmentEditor);
export const DeleteGarmentDialog = onDemand(
  async () => (await import('./delete-garment-dialog.tsx')).DeleteGarmentDialog,
);
export const SustainabilityDialog = onDemand(
  async () => (await import('./sustainability-dialog.tsx')).SustainabilityDialog,
);
