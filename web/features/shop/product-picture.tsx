import { Shirt } from 'lucide-react';
import { classes } from '#web/components/classes.ts';
import { paperLook } from '#web/components/paper-look.ts';

interface ProductPictureProps {
  /** Null where the product has no picture. */
  src: string | null;
  alt: string;
  /** Loaded with the page instead of when it comes into view. */
  eager?: boolean;
  /** Cut at the edge of the frame, as a look from near is. */
  near?: boolean;
  className?: string;
}

/** A product lying on paper, in a portrait frame; an empty sheet where there is no picture. */
export function ProductPicture({ src, alt, eager = false, near = false, className }: ProductPictureProps) {
  return (
    <span
      className={classes(
        'grid min-h-0 min-w-0 grid-cols-1 place-items-center rounded-photo',
        near && 'overflow-clip',
        paperLook,
        className,
      )}
    >
      {src === null ? (
        <span {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}>
          <Shirt aria-hidden="true" className="text-ink-soft" data-without-photo="" size={40} />
        </span>
      ) : (
        <img
          alt={alt}
          className={classes('size-full', near ? 'object-cover' : 'object-contain')}
          decoding="async"
          draggable={false}
          height={480}
          loading={eager ? 'eager' : 'lazy'}
          src={src}
          width={400}
        />
      )}
    </span>
  );
}
