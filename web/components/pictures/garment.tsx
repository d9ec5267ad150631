import type { CSSProperties } from 'react';
import { classes } from '../classes.ts';
import { garmentShadow, paperLook } from './paper-look.ts';

interface GarmentPictureProps {
  photo: { full: string; thumb: string; cutout: string; illustrated: boolean; shown: 'photo' | 'cutout' };
  alt: string;
  /** Loads the larger file. */
  large?: boolean;
  className?: string;
  style?: CSSProperties;
}

export function GarmentPicture({ photo, alt, large = false, className, style }: GarmentPictureProps) {
  const cutOut = photo.shown === 'cutout' && !photo.illustrated;
  const photograph = large ? photo.full : photo.thumb;
  return (
    <span
      className={classes('block overflow-hidden rounded-photo', paperLook, className ?? 'aspect-4/5')}
      style={style}
    >
      <img
        alt={alt}
        className={classes(
          'size-full',
          cutOut && 'p-[6%]',
          cutOut && garmentShadow,
          cutOut || photo.illustrated ? 'object-contain' : 'object-cover',
        )}
        decoding="async"
        draggable={false}
        loading="lazy"
        src={cutOut ? photo.cutout : photograph}
      />
    </span>
  );
}
