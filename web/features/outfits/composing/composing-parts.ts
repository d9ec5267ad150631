import { onDemand } from '#web/components/behaviour/on-demand.tsx';

export const WishDetails = onDemand(() => import('./wish-details.tsx'), 'WishDetails');
export const RefineOutfit = onDemand(() => import('./refine-outfit.tsx'), 'RefineOutfit');
export const TasteColors = onDemand(() => import('./taste-colors.tsx'), 'TasteColors');
export const StyleProfileForm = onDemand(() => import('./style-profile-form.tsx'), 'StyleProfileForm');
