import { onDemand } from '#web/components/behaviour/on-demand.tsx';

export const PutOnBoardDialog = onDemand(() => import('./put-on-board.tsx'), 'PutOnBoardDialog');
export const BoardDialog = onDemand(() => import('./board-dialog.tsx'), 'BoardDialog');
export const AddToBoardDialog = onDemand(() => import('./add-to-board.tsx'), 'AddToBoardDialog');
