import type { ScanAnalysis } from '#contract/scans.ts';
import { drawingUrl } from '#illustrator/compose-board.ts';
import { illustrate } from '#illustrator/illustrate.ts';
import { deviceCopy } from '#web/copy/device-reader.ts';

/** The garment as it will be seen in the wardrobe if its photograph stays here. */
export function ReadingDrawing({ analysis }: { analysis: ScanAnalysis }) {
  const { kind, pattern, fabric, colors } = analysis;
  const [main, second] = colors;
  if (main === undefined) return null;
  const looks = { kind, pattern, fabric, colorHex: main.hex, secondColorHex: second?.hex, seed: 7 };
  // As a picture, not as markup: the page's policy of styles holds.
  const src = drawingUrl(illustrate(looks, { idPrefix: 'lectura' }));
  return (
    <img
      alt={deviceCopy.read.drawing}
      className="size-full object-contain transition-opacity duration-200 motion-reduce:transition-none starting:opacity-0"
      decoding="async"
      draggable={false}
      height={480}
      src={src}
      width={400}
    />
  );
}
