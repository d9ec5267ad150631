import { classes } from './classes.ts';
import { type Piece, type PlateShape, placesOf } from './flat-lay-places.ts';
import { paperLook } from './paper-look.ts';

interface FlatLayPlateProps {
  /** From the outermost to the innermost: the first lies on top. */
  pieces: readonly Piece[];
  /** What lies there, for a screen reader; without it the plate is decoration. */
  label?: string;
  /** Overlapping on a portrait plate, or side by side on a landscape one. */
  shape?: PlateShape;
  /** Loaded with the page instead of when it comes into view. */
  eager?: boolean;
  className?: string;
}

/** Garments laid on paper; each brings its own shadow, all from one light. */
export function FlatLayPlate({ pieces, label, shape = 'tall', eager = false, className }: FlatLayPlateProps) {
  const places = placesOf(pieces, shape);
  return (
    <div
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={classes('relative overflow-hidden rounded-foto', paperLook, className)}
    >
      {pieces
        .map(({ src }, at) => (
          <img
            alt=""
            className={classes('absolute h-auto', places[at])}
            decoding="async"
            height={480}
            key={src}
            loading={eager ? 'eager' : 'lazy'}
            src={src}
            width={400}
          />
        ))
        .reverse()}
    </div>
  );
}
