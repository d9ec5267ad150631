import type { Half } from '#web/garments/season-change.ts';
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
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
    const isRecent = kept !== null && now.getTime() - kept.savedAt < keptDays * 24 * 60 * 60 * 1000;
    return isRecent && kept.owner === owner && steps.includes(kept.season.step) ? kept.season : null;
  } catch {
    return null;
  }
}

export function saveSeason(owner: string, season: Season, now: Date): void {
  try {
    localStorage.setItem(key, JSON.stringify({ owner, savedAt: now.getTime(), season } satisfies Kept));
  } catch {
    // Storage is unavailable or full: it lasts as long as the page.
  }
}
