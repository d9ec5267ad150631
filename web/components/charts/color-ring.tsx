import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface RingSlice {
  name: string;
  /** sRGB, `#rrggbb`. */
  hex: string;
  /** 0 to 1. */
  share: number;
}

interface ColorRingProps {
  slices: readonly RingSlice[];
  children?: ReactNode;
  className?: string;
}

const radius = 78;
/** Space between slices, as a share of the ring. */
const gap = 0.004;

/** A decorative doughnut chart; text beside it gives the data. */
export function ColorRing({ slices, children, className }: ColorRingProps) {
  let turned = 0;
  return (
    <div className={classes('relative aspect-square', className)}>
      <svg aria-hidden="true" className="-rotate-90 size-full" viewBox="0 0 200 200">
        {slices.map(({ name, hex, share }) => {
          const from = turned;
          turned += share;
          const length = Math.max(0.002, share - (slices.length > 1 ? gap : 0));
          return (
            <g fill="none" key={name} strokeDasharray={`${length} 1`} strokeDashoffset={-from}>
              {/* An outline keeps white on light and black on dark visible. */}
              <circle
                className="stroke-line-strong"
                cx="100"
                cy="100"
                pathLength="1"
                r={radius}
                strokeWidth="41"
              />
              <circle cx="100" cy="100" pathLength="1" r={radius} stroke={hex} strokeWidth="39.6" />
            </g>
          );
        })}
      </svg>
      {children && (
        <div className="absolute inset-[30%] grid place-content-center text-center">{children}</div>
      )}
    </div>
  );
}
