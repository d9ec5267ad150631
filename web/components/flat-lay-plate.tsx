import { classes } from './classes.ts';

interface FlatLayPlateProps {
  /** Two to three drawings, from the outermost garment to the innermost, then what goes below. */
  pictures: readonly string[];
  /** What lies there, for a screen reader; without it the plate is decoration. */
  label?: string;
  /** Side by side on a landscape plate, or overlapping on a portrait one. */
  shape?: 'tall' | 'wide';
  /** Loaded with the page instead of when it comes into view. */
  eager?: boolean;
  className?: string;
}

/** Where each piece lies, in percent of the plate; the last is drawn first, under the others. */
const places: Record<'tall' | 'wide', Record<number, readonly string[]>> = {
  tall: {
    1: ['left-[14%] top-[7%] w-[72%]'],
    2: ['left-[41%] top-[20%] w-[58%] rotate-3', 'left-[-2%] top-[2%] w-[68%] -rotate-2'],
    3: [
      'left-[-3%] top-[3%] w-[60%] -rotate-3',
      'left-[47%] top-[1%] w-[52%] rotate-3',
      'left-[40%] top-[44%] w-[56%] rotate-1',
    ],
  },
  wide: {
    1: ['left-[28%] top-[5%] w-[44%]'],
    2: ['left-[8%] top-[6%] w-[43%] -rotate-3', 'left-[49%] top-[6%] w-[43%] rotate-3'],
    3: [
      'left-[-1%] top-[9%] w-[41%] -rotate-3',
      'left-[30%] top-[6%] w-[40%] rotate-2',
      'left-[60%] top-[8%] w-[41%] -rotate-1',
    ],
  },
};

/** Garments laid on paper, one light, one shadow each. */
export function FlatLayPlate(props: FlatLayPlateProps) {
  const { pictures, label, shape = 'tall', eager = false, className } = props;
  const layout = places[shape][pictures.length] ?? [];
  return (
    <div
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={classes('relative overflow-hidden rounded-foto bg-papel-hondo', className)}
    >
      {pictures
        .map((src, at) => (
          <img
            alt=""
            className={classes('absolute h-auto', layout[at])}
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
