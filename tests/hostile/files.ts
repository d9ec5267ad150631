import { asSharp, drawBase } from './base-photographs.ts';
import { damaged } from './damaged.ts';
import { disguised } from './disguised.ts';
import type { HostileFile, Trick } from './hostile-file.ts';
import { odd } from './odd.ts';
import { oversized } from './oversized.ts';
import { seeded } from './seeded.ts';

export const tricks: readonly Trick[] = [...damaged, ...disguised, ...odd, ...oversized];

/** Deterministic, cycling through all tricks. */
export async function hostileFile(number: number): Promise<HostileFile> {
  const random = seeded(number * 7919 + 17);
  const base = await drawBase(random);
  const [jpeg, png, webp] = await Promise.all([
    asSharp(base).jpeg({ quality: 88 }).toBuffer(),
    asSharp(base).png().toBuffer(),
    asSharp(base).webp({ quality: 88 }).toBuffer(),
  ]);
  const trick = tricks[number % tricks.length] as Trick;
  return trick({ jpeg, png, webp, garment: base.garment, base }, random);
}
