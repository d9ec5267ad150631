import { onDemand } from '#web/components/on-demand.tsx';

/** What opens over the outfits: fetched when it is wanted. */
export const OutfitBuilder = onDemand(
  async () => (await import('./builder/outfit-builder.tsx')).OutfitBuilder,
);
export const DeleteOutfitDialog = onDemand(
  async () => (await import('./delete-outfit-dialog.tsx')).DeleteOutfitDialog,
);
export const PlanOutfitDialog = onDemand(
  async () => (await import('#web/features/plans/plan-outfit-dialog.tsx')).PlanOutfitDialog,
);
