import { useEffect, useState } from 'react';
import type { Pixels } from '#illustrator/figure/worn-photo.ts';
import { canvasOf, loadImage } from '../photos/canvas.ts';
import type { FigureGarment } from './worn-garments.ts';

/** Rows of a cut-out on the figure; more would not show. */
const rows = 480;

/** The owner's cut-out, where there is one that they show. */
const cutoutOf = ({ photo }: FigureGarment): string | null =>
  photo.illustrated || photo.shown !== 'cutout' || photo.cutBy === 'nobody' ? null : photo.cutout;

async function loadPixels(address: string): Promise<Pixels | undefined> {
  const image = await loadImage(address);
  const scale = Math.min(1, rows / image.naturalHeight);
  const [width, height] = [image.naturalWidth, image.naturalHeight].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const context = contextOf(width, height);
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

const contextOf = (width: number, height: number): CanvasRenderingContext2D | null =>
  canvasOf(width, height).getContext('2d', { willReadFrequently: true });

/** An image within a drawing has no address but its own content. */
export function encodePixels({ width, height, data }: Pixels): string {
  const context = contextOf(width, height);
  if (!context) return '';
  const image = context.createImageData(width, height);
  image.data.set(data);
  context.putImageData(image, 0, 0);
  // PNG where a browser writes no WebP.
  return context.canvas.toDataURL('image/webp', 0.92);
}

/** In the order of the garments; a cut-out that cannot be loaded is drawn from its data. */
export function useCutouts(garments: readonly FigureGarment[]): readonly (Pixels | undefined)[] {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Pixels>>(new Map());
  const addresses = garments.map(cutoutOf);
  const wanted = addresses.filter((address) => address !== null).join('\n');
  useEffect(() => {
    let stopped = false;
    const load = async (address: string) =>
      [address, await loadPixels(address).catch(() => undefined)] as const;
    // All at once, because every change draws the figure anew.
    void Promise.all(wanted.split('\n').filter(Boolean).map(load)).then((all) => {
      if (!stopped)
        setLoaded(new Map(all.flatMap(([address, pixels]) => (pixels ? [[address, pixels]] : []))));
    });
    return () => {
      stopped = true;
    };
  }, [wanted]);
  return addresses.map((address) => (address === null ? undefined : loaded.get(address)));
}
