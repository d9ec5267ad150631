import type { z } from 'zod';
import type { GarmentPhoto } from '#contract/garments.ts';

/** Addresses of a garment's pictures. They never change: a new picture has a new id. */
export function presentPhoto(photo: { id: string; illustrated: boolean }): z.output<typeof GarmentPhoto> {
  const address = `/api/photos/${photo.id}`;
  return {
    full: `${address}/full`,
    thumb: `${address}/thumb`,
    cutout: `${address}/cutout`,
    illustrated: photo.illustrated,
  };
}
