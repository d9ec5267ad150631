import { type GarmentLook, likeness, VERY_LIKE } from '#scanner/likeness.ts';
import type { ScanReading } from '#scanner/read-garment.ts';
import type { Executor } from '#server/db/client.ts';
import { looksOf } from './embeddings.ts';

/** The garment of the wardrobe that looks like the same one again, or null. */
export async function sameAgain(db: Executor, ownerId: string, reading: ScanReading): Promise<string | null> {
  const [color] = reading.colors;
  if (color === undefined) return null;
  const look: GarmentLook = {
    category: reading.category.value,
    kind: reading.kind.value,
    hex: color.hex,
    embedding: reading.embedding,
  };
  let best: { id: string; like: number } | null = null;
  for (const owned of await looksOf(db, ownerId)) {
    const like = likeness(look, owned);
    if (like >= VERY_LIKE && like > (best?.like ?? 0)) best = { id: owned.id, like };
  }
  return best?.id ?? null;
}
