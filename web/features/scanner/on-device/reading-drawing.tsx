import type { ScanAnalysis } from '#contract/scans.ts';
import { drawingUrl } from '#illustrator/compose-board.ts';
import { illustrate } from '#illustrator/illustrate.ts';
import { deviceCopy } from '#web/copy/device-reader.ts';

/** The drawing that stands for the garment if its photo is not uploaded. */
export function ReadingDrawing({ analysis }: { analysis: ScanAnalysis }) {
  const { kind, pattern, fabric, colors } = analysis;
  const [main, second] = colors;
  if (main === undefined) return null;
  const looks = { kind, pattern, fabric, colorHex: main.hex, secondColorHex: second?.hex, seed: 7 };
  // An image instead of inline SVG, which the content security policy for styles would break.
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
