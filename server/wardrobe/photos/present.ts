import type { GarmentPhoto } from '#contract/garments.ts';
import type { Cutter, PictureChoice } from '#contract/vocabulary.ts';

export interface PhotoColumns {
  photoId: string;
  illustrated: boolean;
  cutBy: Cutter;
  shown: PictureChoice;
}

export function presentPhoto({ photoId, illustrated, cutBy, shown }: PhotoColumns): GarmentPhoto {
  const address = `/api/photos/${photoId}`;
  const cutter = illustrated ? 'nobody' : cutBy;
  return {
    full: `${address}/full`,
    thumb: `${address}/thumb`,
    cutout: `${address}/cutout`,
    illustrated,
    shown: cutter === 'nobody' ? 'photo' : shown,
    cutBy: cutter,
  };
}
