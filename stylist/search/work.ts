/**
 * What a search may still do, counted in pairs of pieces weighed and never in seconds, so that the same
 * request gives the same answer on a slow machine.
 */
export type Work = { spent: number; readonly most: number };

/** Under a second of a slow core; an everyday wardrobe needs a hundredth of it. */
export const usualWork = 1_800_000;

export const workOf = (most: number = usualWork): Work => ({ spent: 0, most });

export const isExhausted = (work: Work): boolean => work.spent >= work.most;
