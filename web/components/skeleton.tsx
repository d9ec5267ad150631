import { classes } from './classes.ts';

/** A quiet block in the shape of what is coming; its size is given by its classes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classes('animate-pulse rounded-photo bg-paper-sunken motion-reduce:animate-none', className)}
    />
  );
}
