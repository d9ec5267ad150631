import { classes } from '#web/components/classes.ts';
import { paperLook } from '#web/components/pictures/paper-look.ts';
import type { CoverPiece } from '../markdown/page.ts';

const places: Record<number, readonly string[]> = {
  1: ['left-[11%] top-[8%] w-[78%]'],
  2: ['left-[-5%] top-[3%] w-[78%] -rotate-4', 'left-[33%] top-[25%] w-[73%] rotate-3'],
  3: [
    'left-[-6%] top-[1%] w-[64%] -rotate-3',
    'left-[43%] top-[10%] w-[58%] rotate-3',
    'left-[12%] top-[50%] w-[52%] rotate-2',
  ],
};

/** Decorative: the title says it all. */
export function CoverPlate({ pieces, eager = false }: { pieces: readonly CoverPiece[]; eager?: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={classes('relative aspect-4/5 overflow-hidden rounded-photo', paperLook)}
    >
      {pieces.map(({ name, src }, at) => (
        <img
          alt=""
          className={classes('absolute h-auto', places[pieces.length]?.[at])}
          decoding="async"
          height={480}
          key={name}
          loading={eager ? 'eager' : 'lazy'}
          src={src}
          width={400}
        />
      ))}
    </div>
  );
}
