import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

interface ToggleChipProps {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
  disabled?: boolean;
  /** Marks the pressed state by a frame instead of a fill, for chips that show a colour. */
  framed?: boolean;
  className?: string;
  children: ReactNode;
}

const filledLook = 'border-ink bg-ink text-paper';
const framedLook = 'border-ink bg-paper-sunken font-medium text-ink inset-ring-1 inset-ring-ink';

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
          : 'border-line-strong text-ink hover:border-ink hover:bg-paper-sunken',
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
