import { drawnFolder } from '#server/photos/draw.ts';
import type { Services } from '#server/services.ts';
import { looksOf } from './create.ts';
import { demoGarments } from './garments.ts';

/**
 * Draws the demonstration's garments ahead of the first visitor. A picture that somebody asks for
 * meanwhile is drawn for both.
 */
export async function drawDemo({ photoStore }: Pick<Services, 'photoStore'>): Promise<void> {
  await Promise.all(demoGarments.map((garment) => drawnFolder(photoStore, looksOf(garment))));
}
