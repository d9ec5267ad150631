import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface CheckboxProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
  /** Some of what it stands for is chosen, and some is not. */
  indeterminate?: boolean;
  disabled?: boolean;
  name?: string;
  className?: string;
}

export function Checkbox(props: CheckboxProps) {
  const { checked, onCheckedChange, label, indeterminate = false, disabled, name, className } = props;
  return (
    <label className={classes('flex min-h-11 cursor-pointer items-center gap-3', className)}>
      <span className="relative grid size-5.5 shrink-0 place-items-center">
        <input
          checked={checked}
          className="peer size-5.5 cursor-pointer appearance-none rounded-foto border border-linea-fuerte bg-papel-alto checked:border-granate checked:bg-granate indeterminate:border-granate indeterminate:bg-granate disabled:opacity-55"
          disabled={disabled}
          name={name}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
          ref={(input) => {
            // HTML has no attribute for it.
            if (input) input.indeterminate = indeterminate;
          }}
          type="checkbox"
        />
        <svg
          aria-hidden="true"
          className="pointer-events-none absolute hidden text-sobre-granate peer-checked:block peer-indeterminate:block"
          fill="none"
          height="14"
          stroke="currentColor"
          strokeWidth="2"
          viewBox="0 0 14 14"
          width="14"
        >
          <path d={indeterminate ? 'M3 7h8' : 'm2.5 7.5 3 3 6-7'} />
        </svg>
      </span>
      <span>{label}</span>
    </label>
  );
}
