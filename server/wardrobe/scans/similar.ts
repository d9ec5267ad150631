import type { ScanAnalysis } from '#contract/scans.ts';
import { type GarmentLook, likeness, VERY_LIKE } from '#scanner/likeness.ts';
import type { Executor } from '#server/platform/db/client.ts';
import { comparableGarments } from './embeddings.ts';

export async function findDuplicate(
  db: Executor,
  ownerId: string,
  { category, kind, colors: [color] }: ScanAnalysis,
  embedding: Float32Array,
): Promise<string | null> {
  if (color === undefined) return null;
  const look: GarmentLook = { category, kind, hex: color.hex, embedding };
  let best: { id: string; like: number } | null = null;
  for (const owned of await comparableGarments(db, ownerId)) {
    const like = likeness(look, owned);
    if (like >= VERY_LIKE && like > (best?.like ?? 0)) best = { id: owned.id, like };
  }
  return best?.id ?? null;
}
