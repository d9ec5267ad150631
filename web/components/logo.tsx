import { common } from '#web/copy/common.ts';
import { classes } from './classes.ts';

export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={classes(
        'font-serif font-semibold text-[1.625rem] leading-none tracking-[-0.03em]',
        className,
      )}
    >
      {common.product}
    </span>
  );
}
