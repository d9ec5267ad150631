import { onDemand } from '#web/components/behaviour/on-demand.tsx';

export const SeveralDialog = onDemand(() => import('./several-dialog.tsx'), 'SeveralDialog');
