import { onDemand } from '#web/components/behaviour/on-demand.tsx';

export const SeveralDialog = onDemand(async () => (await import('./several-dialog.tsx')).SeveralDialog);
