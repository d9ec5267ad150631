import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-paper-sunken text-ink',
  accent: 'bg-burgundy-veil text-burgundy-text',
  success: 'bg-sage-veil text-sage',
  warning: 'bg-ochre-veil text-ochre',
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
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-photo px-2 py-0.5 font-medium text-note',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
