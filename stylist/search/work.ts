/**
 * A work budget, counted in pairs of pieces evaluated rather than seconds, so that results do not depend on
 * the machine.
 */
export type Work = { spent: number; readonly most: number };

/** Under a second on a slow core; an everyday wardrobe needs a hundredth of it. */
export const usualWork = 1_800_000;

export const workOf = (most: number = usualWork): Work => ({ spent: 0, most });

export const isExhausted = (work: Work): boolean => work.spent >= work.most;
