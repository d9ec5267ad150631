import { onDemand } from '#web/components/behaviour/on-demand.tsx';

export const GarmentEditor = onDemand(async () => (await import('./garment-editor.tsx')).GarmentEditor);
export const DeleteGarmentDialog = onDemand(
  async () => (await import('./delete-garment-dialog.tsx')).DeleteGarmentDialog,
);
