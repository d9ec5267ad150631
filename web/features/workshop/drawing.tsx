import { drawingUrl } from '#illustrator/compose-board.ts';
import { illustrate, type Silhouette } from '#illustrator/illustrate.ts';
import type { Material } from './materials.ts';

interface DrawingProps {
  silhouette: Silhouette;
  material: Material;
  seed: number;
}

/** The only module of the web that draws in the browser: loaded when the first garment comes into view. */
export default function Drawing({ silhouette, material, seed }: DrawingProps) {
  // As a picture, not as markup: filters are painted once, off the page, and the page's policy of styles holds.
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
