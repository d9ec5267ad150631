import { classes } from '#web/components/classes.ts';
import { FlatLayBoard } from '#web/features/outfits/flat-lay-board.tsx';
import type { ComposedSample } from './compose.ts';
import { samplePictures } from './sample-pictures.ts';

interface SampleBoardProps {
  outfit: Pick<ComposedSample, 'pieces'>;
  /** The garments in words, for whoever does not see the picture. */
  label: string;
  eager?: boolean;
  assembling?: boolean;
  className?: string;
}

/** A sample outfit laid out on paper. */
export function SampleBoard({ outfit, label, className, ...rest }: SampleBoardProps) {
  const pieces = outfit.pieces.map(({ id, name, kind }) => {
    const src = samplePictures[id];
    return { id, name, kind, photo: { full: src, thumb: src, cutout: src, illustrated: true } };
  });
  return <FlatLayBoard {...rest} className={classes('w-full', className)} label={label} pieces={pieces} />;
}
