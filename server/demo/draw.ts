import type { Services } from '#server/services.ts';
import { drawingOf, keepDrawing } from '#server/wardrobe/photos/draw.ts';
import { looksOf } from './create.ts';
import { demoGarments } from './garments.ts';

export async function drawDemo(
  { config, photoStore }: Pick<Services, 'config' | 'photoStore'>,
  most = demoGarments.length,
): Promise<void> {
  const newest = demoGarments.toSorted((a, b) => a.ownedDays - b.ownedDays);
  await Promise.all(
    newest
      .slice(0, most)
      .map((garment) => keepDrawing(photoStore, drawingOf(looksOf(garment), config.drawingWidthPx))),
  );
}
