import type { DemoGarment } from './garments.ts';

export interface PastWear {
  garmentId: string;
  outfitId: null;
  wornAt: Date;
}

const dayMillis = 24 * 60 * 60 * 1000;

/** The days on which a garment was worn, newest first: denser of late, at most once a day. */
export function wearHistory(garmentId: string, garment: DemoGarment, index: number, now: Date): PastWear[] {
  const days = new Set<number>();
  for (let turn = 0; turn < garment.worn; turn++) {
    const share = (turn + 0.4 + 0.5 * fraction(index, turn)) / garment.worn;
    days.add(Math.max(1 + (index % 6), Math.round(garment.ownedDays * share ** 1.4)));
  }
  return [...days].map((day) => ({
    garmentId,
    outfitId: null,
    wornAt: new Date(now.getTime() - day * dayMillis),
  }));
}

/** Deterministic pseudo-random number in [0, 1). */
function fraction(index: number, turn: number): number {
  const wave = Math.sin(index * 12.9898 + turn * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
}
