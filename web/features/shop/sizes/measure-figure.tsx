import { useId } from 'react';
import { classes } from '#web/components/classes.ts';
import type { Measure } from './measurements.ts';

/** Coordinates of the tapes: height and both ends. */
const tapes = {
  chest: { y: 118, from: 63, to: 137 },
  waist: { y: 178, from: 73, to: 127 },
  hip: { y: 238, from: 58, to: 142 },
} as const;

export function MeasureFigure({ active = null, className }: { active?: Measure | null; className?: string }) {
  const cloth = useId();
  return (
    <svg aria-hidden="true" className={classes('text-ink', className)} viewBox="0 0 200 340">
      <defs>
        <linearGradient id={cloth} x1="0" x2="1">
          <stop offset="0" stopColor="#f3ead9" />
          <stop offset="0.45" stopColor="#e9dcc5" />
          <stop offset="1" stopColor="#cdbb9e" />
        </linearGradient>
      </defs>
      <ellipse cx="104" cy="328" fill="#000" opacity="0.1" rx="46" ry="6" />
      <path d="M97 262h6v58h-6zM70 326q30-16 60 0z" fill="#6b4a32" />
      <path
        d="M88 38c0 12-2 18-14 23-15 6-21 10-22 22-1 14 8 26 10 40 2 17 11 36 11 54 0 20-16 38-17 66-1 12 4 20 14 23 20 6 40 6 60 0 10-3 15-11 14-23-1-28-17-46-17-66 0-18 9-37 11-54 2-14 11-26 10-40-1-12-7-16-22-22-12-5-14-11-14-23z"
        fill={`url(#${cloth})`}
        stroke="currentColor"
        strokeOpacity="0.45"
      />
      <path d="M88 38c4-5 20-5 24 0-3 5-21 5-24 0z" fill="#6b4a32" />
      <path d="M97 33c-2-9 8-9 6 0z" fill="#6b4a32" />
      <path
        d="M100 44V266M82 62c-4 34 4 74 3 114s-11 62-9 88M118 62c4 34-4 74-3 114s11 62 9 88"
        fill="none"
        stroke="currentColor"
        strokeDasharray="3 3"
        strokeOpacity="0.35"
      />
      {Object.entries(tapes).map(([measure, { y, from, to }]) => (
        <path
          className={active === measure ? 'text-[oklch(0.45_0.15_18)]' : undefined}
          d={`M${from} ${y}q${(to - from) / 2} 12 ${to - from} 0`}
          fill="none"
          key={measure}
          stroke="currentColor"
          strokeOpacity={active === measure ? 1 : 0.6}
          strokeWidth={active === measure ? 3 : 1.5}
        />
      ))}
    </svg>
  );
}
