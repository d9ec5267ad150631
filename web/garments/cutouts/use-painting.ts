import { useRef, useState } from 'react';
import type { Box } from './brush.ts';
import { MaskEditing } from './mask-editing.ts';
import type { Mask } from './mask-file.ts';
import { type CutoutView, renderPixels } from './render-pixels.ts';

/**
 * A mask painted on a canvas. Only the changed box is redrawn, outside React, so that the stroke follows
 * the pointer.
 */
export function usePainting(mask: Mask, photo: Uint8ClampedArray, showing: CutoutView) {
  const [editing] = useState(() => new MaskEditing(mask));
  const [, setStep] = useState(0);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef(showing);
  drawn.current = showing;

  const draw = (box: Box | null) => {
    if (box === null || box.width === 0 || box.height === 0) return;
    const pixels = renderPixels(photo, editing, box, drawn.current);
    const context = canvas.current?.getContext('2d');
    context?.putImageData(new ImageData(pixels, box.width, box.height), box.left, box.top);
  };

  return {
    editing,
    canvas,
    draw,
    drawWhole: () => draw({ left: 0, top: 0, width: editing.width, height: editing.height }),
    showing,
    change(box: Box | null) {
      draw(box);
      setStep((step) => step + 1);
    },
  };
}

export type Painting = ReturnType<typeof usePainting>;
