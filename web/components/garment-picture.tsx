import type { CSSProperties } from 'react';
import { classes } from './classes.ts';
import { paperLook } from './paper-look.ts';

interface GarmentPictureProps {
  photo: { full: string; thumb: string; cutout: string; illustrated: boolean };
  alt: string;
  /** The larger file, for where the picture has the page to itself. */
  large?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** A garment in a portrait frame: its photograph edge to edge, or its drawing lying on paper. */
export function GarmentPicture({ photo, alt, large = false, className, style }: GarmentPictureProps) {
  return (
    <span
      className={classes('block overflow-hidden rounded-foto', paperLook, className ?? 'aspect-4/5')}
      style={style}
    >
      <img
        alt={alt}
        className={classes('size-full', photo.illustrated ? 'object-contain' : 'object-cover')}
        decoding="async"
        draggable={false}
        loading="lazy"
        src={large ? photo.full : photo.thumb}
      />
    </span>
  );
}
