import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

interface PictureLabelProps {
  tone?: 'ink' | 'paper';
  icon?: ReactNode;
  children: ReactNode;
}

export function PictureLabel({ tone = 'paper', icon, children }: PictureLabelProps) {
  return (
    <span
      className={classes(
        'inline-flex max-w-full items-center gap-1 whitespace-nowrap rounded-photo px-2 py-0.5 font-medium text-note',
        tone === 'ink' ? 'bg-ink text-paper' : 'bg-paper-raised text-ink',
      )}
    >
      {icon}
      {children}
    </span>
  );
}
