import { classes } from '../classes.ts';

/** A loading placeholder, sized by its classes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classes('animate-pulse rounded-photo bg-paper-sunken motion-reduce:animate-none', className)}
    />
  );
}
