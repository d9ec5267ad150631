import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface PictureLabelProps {
  /** Ink stands out; paper is quieter. */
  tone?: 'ink' | 'paper';
  icon?: ReactNode;
  children: ReactNode;
}

/** A word laid on a picture, readable whatever lies under it. */
export function PictureLabel({ tone = 'paper', icon, children }: PictureLabelProps) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-foto px-2 py-0.5 font-medium text-nota',
        tone === 'ink' ? 'bg-tinta text-papel' : 'bg-papel-alto text-tinta',
      )}
    >
      {icon}
      {children}
    </span>
  );
}
