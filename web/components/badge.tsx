import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-papel-hondo text-tinta',
  accent: 'bg-granate-velo text-granate-texto',
  success: 'bg-salvia-velo text-salvia',
  warning: 'bg-ocre-velo text-ocre',
};

interface BadgeProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-foto px-2 py-0.5 font-medium text-nota',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
