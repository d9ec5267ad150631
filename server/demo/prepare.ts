import type { Services } from '#server/services.ts';
import { demoPhoto } from './create.ts';
import { demoGarments } from './garments.ts';

/**
 * Draws the demonstration's garments, so that opening one takes a moment. Drawings that exist are
 * kept; on a new machine this takes a few seconds.
 */
export async function prepareDemo(
  { photoStore, now }: Pick<Services, 'photoStore' | 'now'>,
  progress: (message: string) => void,
): Promise<void> {
  let drawn = 0;
  const next = demoGarments.values();
  const draw = async () => {
    for (const garment of next) {
      // The row that comes with the drawing is not stored: every demonstration makes its own.
      await demoPhoto(photoStore, 'nobody', garment, now());
      drawn++;
      if (drawn % 8 === 0)
        progress(`Dibujando el vestidor de demostración: ${drawn} de ${demoGarments.length}`);
    }
  };
  await Promise.all([draw(), draw()]);
}
