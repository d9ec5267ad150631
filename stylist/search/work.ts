/** Counted in pairs evaluated, not seconds, so that results do not depend on the machine. */
export type Work = { spent: number; readonly most: number };

/** Under a second on a slow core. */
export const usualWork = 1_800_000;

export const workOf = (most: number = usualWork): Work => ({ spent: 0, most });

export const isExhausted = (work: Work): boolean => work.spent >= work.most;
