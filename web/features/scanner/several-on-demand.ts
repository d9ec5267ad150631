import { onDemand } from '#web/components/on-demand.tsx';

export const SeveralDialog = onDemand(async () => (await import('./several-dialog.tsx')).SeveralDialog);
