import { classes } from '../classes.ts';
import { type Piece, type PlateShape, placesOf } from './flat-lay-places.ts';
import { paperLook } from './paper-look.ts';

interface FlatLayPlateProps {
  /** From the outermost to the innermost: the first lies on top. */
  pieces: readonly Piece[];
  /** Accessible name; without it the plate is decorative. */
  label?: string;
  shape?: PlateShape;
  eager?: boolean;
  /** Animates the garments into place one by one. */
  assembling?: boolean;
  className?: string;
}

export function FlatLayPlate(props: FlatLayPlateProps) {
  const { pieces, label, shape = 'tall', eager = false, assembling = false, className } = props;
  const places = placesOf(pieces, shape);
  return (
    <div
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={classes('relative isolate overflow-hidden rounded-photo', paperLook, className)}
    >
      {pieces
        .map(({ src }, at) => (
          <img
            alt=""
            className={classes(
              'absolute h-auto',
              assembling &&
                'transition-[opacity,translate] duration-200 ease-exit starting:translate-y-3 starting:opacity-0',
              places[at],
            )}
            decoding="async"
            height={480}
            key={src}
            loading={eager ? 'eager' : 'lazy'}
            src={src}
            style={assembling ? { transitionDelay: `${(pieces.length - 1 - at) * 40}ms` } : undefined}
            width={400}
          />
        ))
        .reverse()}
    </div>
  );
}
