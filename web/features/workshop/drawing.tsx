import { drawingUrl } from '#illustrator/compose-board.ts';
import { illustrate, type Silhouette } from '#illustrator/illustrate.ts';
import type { Material } from './materials.ts';

interface DrawingProps {
  silhouette: Silhouette;
  material: Material;
  seed: number;
}

/** The only component that draws garments in the browser; loaded when the first one scrolls into view. */
export default function Drawing({ silhouette, material, seed }: DrawingProps) {
  // An image instead of inline SVG: filters are rendered once, and the content security policy for styles
  // holds.
  const src = drawingUrl(illustrate({ silhouette, ...material, seed }, { idPrefix: 'g' }));
  return (
    <img
      alt=""
      className="size-full object-contain transition-opacity duration-200 motion-reduce:transition-none starting:opacity-0"
      decoding="async"
      draggable={false}
      height={480}
      key={src}
      loading="lazy"
      src={src}
      width={400}
    />
  );
}
