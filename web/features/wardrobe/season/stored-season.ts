import type { Half } from '#web/garments/season-change.ts';
import { store, stored } from '#web/stored.ts';
import type { Move } from './use-moves.ts';

export const steps = ['change', 'out', 'away', 'boxes', 'done'] as const;
export type Step = (typeof steps)[number];

export interface Box {
  place: string;
  ids: readonly string[];
}

interface Done {
  day: string;
  back: readonly string[];
  boxes: readonly Box[];
  /** Undoes it. */
  reverse: Move[];
}

export interface Season {
  coming: Half;
  step: Step;
  /** By garment; absent ones go by what is proposed. */
  ticks: Readonly<Record<string, boolean>>;
  boxes: readonly Box[];
  done: Done | null;
}

const key = 'vestidor.temporada';
const keptDays = 45;

interface Kept {
  owner: string;
  savedAt: number;
  season: Season;
}

/** Kept on the device, because an afternoon has interruptions. */
export function loadSeason(owner: string, now: Date): Season | null {
  const { owner: keeper, savedAt = 0, season } = stored<Kept>(key) ?? {};
  const isRecent = now.getTime() - savedAt < keptDays * 24 * 60 * 60 * 1000;
  return isRecent && keeper === owner && season && steps.includes(season.step) ? season : null;
}

export const saveSeason = (owner: string, season: Season, now: Date): void =>
  store(key, { owner, savedAt: now.getTime(), season } satisfies Kept);
