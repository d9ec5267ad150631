import { onDemand } from '#web/components/behaviour/on-demand.tsx';

export const OutfitBuilder = onDemand(() => import('./builder/outfit-builder.tsx'), 'OutfitBuilder');
export const DeleteOutfitDialog = onDemand(() => import('./delete-outfit-dialog.tsx'), 'DeleteOutfitDialog');
export const PlanOutfitDialog = onDemand(
  () => import('#web/features/plans/plan-outfit-dialog.tsx'),
  'PlanOutfitDialog',
);
export const ShareDialog = onDemand(() => import('./sharing/share-dialog.tsx'), 'ShareDialog');
export const SharedLinks = onDemand(() => import('./sharing/shared-links.tsx'), 'SharedLinks');
