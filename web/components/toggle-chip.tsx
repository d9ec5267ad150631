import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface ToggleChipProps {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
  disabled?: boolean;
  /** Pressed, it is framed instead of filled: for a chip that shows a colour. */
  framed?: boolean;
  className?: string;
  children: ReactNode;
}

const filledLook = 'border-tinta bg-tinta text-papel';
const framedLook = 'border-tinta bg-papel-hondo font-medium text-tinta inset-ring-1 inset-ring-tinta';

/** A word that is on or off; several stand in a row. */
export function ToggleChip({
  pressed,
  onPressedChange,
  disabled,
  framed = false,
  className,
  children,
}: ToggleChipProps) {
  return (
    <button
      aria-pressed={pressed}
      className={classes(
        'inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border px-4 text-[0.9375rem] transition-colors duration-150 disabled:opacity-55',
        pressed
          ? framed
            ? framedLook
            : filledLook
          : 'border-linea-fuerte text-tinta hover:border-tinta hover:bg-papel-hondo',
        className,
      )}
      disabled={disabled}
      onClick={() => onPressedChange(!pressed)}
      type="button"
    >
      {children}
    </button>
  );
}
