import { onDemand } from '#web/components/behaviour/on-demand.tsx';

export const PutOnBoardDialog = onDemand(async () => (await import('./put-on-board.tsx')).PutOnBoardDialog);
export const BoardDialog = onDemand(async () => (await import('./board-dialog.tsx')).BoardDialog);
export const AddToBoardDialog = onDemand(async () => (await import('./add-to-board.tsx')).AddToBoardDialog);
