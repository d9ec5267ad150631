import { onDemand } from '#web/components/behaviour/on-demand.tsx';

export const GarmentEditor = onDemand(() => import('./garment-editor.tsx'), 'GarmentEditor');
export const DeleteGarmentDialog = onDemand(
  () => import('./delete-garment-dialog.tsx'),
  'DeleteGarmentDialog',
);
