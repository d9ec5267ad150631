import { onDemand } from '#web/components/behaviour/on-demand.tsx';

export const WishDetails = onDemand(async () => (await import('./wish-details.tsx')).WishDetails);
export const RefineOutfit = onDemand(async () => (await import('./refine-outfit.tsx')).RefineOutfit);
export const TasteColors = onDemand(async () => (await import('./taste-colors.tsx')).TasteColors);
export const StyleProfileForm = onDemand(
  async () => (await import('./style-profile-form.tsx')).StyleProfileForm,
);
