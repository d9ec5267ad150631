import type { Services } from '#server/services.ts';
import { drawingOf, keepDrawing } from '#server/wardrobe/photos/draw.ts';
import { looksOf } from './create.ts';
import { demoGarments } from './garments.ts';

/** Renders the garments before the first visitor. */
export async function drawDemo({
  config,
  photoStore,
}: Pick<Services, 'config' | 'photoStore'>): Promise<void> {
  await Promise.all(
    demoGarments.map((garment) =>
      keepDrawing(photoStore, drawingOf(looksOf(garment), config.drawingWidthPx)),
    ),
  );
}
