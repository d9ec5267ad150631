import type { WornKind } from '../vocabulary/kinds.ts';

export const grounds = ['pavement', 'grass', 'earth', 'sand', 'trail', 'cobbles', 'snow', 'deck'] as const;
export type Ground = (typeof grounds)[number];

/** 0 walks well, 1 should stay at home. */
const losses: Readonly<Record<Exclude<Ground, 'pavement'>, Partial<Record<WornKind, number>>>> = {
  grass: { heels: 0.5, boots: 0.05 },
  earth: { heels: 1, shoes: 0.7, loafers: 0.6, flats: 0.6, sandals: 0.3, sneakers: 0.1 },
  sand: { heels: 1, shoes: 0.9, boots: 0.9, loafers: 0.7, flats: 0.4, sneakers: 0.25 },
  trail: { sneakers: 0.12, heels: 1, flats: 0.9, loafers: 0.8, shoes: 0.8, sandals: 0.6 },
  cobbles: { heels: 0.45 },
  snow: { heels: 1, sandals: 1, flats: 0.9, loafers: 0.7, shoes: 0.45, sneakers: 0.4 },
  deck: { heels: 0.9, shoes: 0.4, boots: 0.5 },
};

/** Rain falls as snow. */
export const snowC = 1;

const soft: readonly Ground[] = ['grass', 'earth'];
const lightShoe = 0.85;

/** Mud: boots keep it out, and it shows on white shoes. */
export function lossInMud(kind: WornKind, lightness: number, ground: Ground, wet: boolean): number {
  if (!soft.includes(ground)) return 0;
  return (wet && kind !== 'boots' ? 0.25 : 0) + (ground !== 'grass' && lightness > lightShoe ? 0.15 : 0);
}

/** Hours after which heels hurt. */
const longHours = 3;

export function lossOnGround(kind: WornKind, heel: boolean, ground: Ground, hoursOnFoot: number): number {
  const shoe = heel ? 'heels' : kind;
  const tired = heel && hoursOnFoot > longHours ? 0.35 : 0;
  return (ground === 'pavement' ? 0 : (losses[ground][shoe] ?? 0)) + tired;
}
