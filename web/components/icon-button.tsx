import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name. */
  label: string;
  /** Adds a background, for use over a picture. */
  onPicture?: boolean;
}

export function IconButton({
  label,
  onPicture = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      aria-label={label}
      className={classes(
        'grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-150 disabled:opacity-55',
        onPicture ? 'bg-paper-raised/85 hover:bg-paper-raised' : 'hover:bg-paper-sunken',
        className,
      )}
      title={label}
      type={type}
    />
  );
}
