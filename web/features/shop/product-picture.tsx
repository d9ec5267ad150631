import { Shirt } from 'lucide-react';
import { classes } from '#web/components/classes.ts';
import { paperLook } from '#web/components/pictures/paper-look.ts';

interface ProductPictureProps {
  src: string | null;
  alt: string;
  eager?: boolean;
  near?: boolean;
  className?: string;
}

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
          <Shirt className="text-ink-soft" data-without-photo="" size={40} />
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
