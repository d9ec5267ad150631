import { onDemand } from '#web/components/behaviour/on-demand.tsx';

export const OutfitBuilder = onDemand(
  async () => (await import('./builder/outfit-builder.tsx')).OutfitBuilder,
);
export const DeleteOutfitDialog = onDemand(
  async () => (await import('./delete-outfit-dialog.tsx')).DeleteOutfitDialog,
);
export const PlanOutfitDialog = onDemand(
  async () => (await import('#web/features/plans/plan-outfit-dialog.tsx')).PlanOutfitDialog,
);
export const ShareDialog = onDemand(async () => (await import('./sharing/share-dialog.tsx')).ShareDialog);
export const SharedLinks = onDemand(async () => (await import('./sharing/shared-links.tsx')).SharedLinks);
