import { classes } from './classes.ts';

/** A quiet block in the shape of what is coming; its size is given by its classes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classes('animate-pulse rounded-foto bg-papel-hondo motion-reduce:animate-none', className)}
    />
  );
}
