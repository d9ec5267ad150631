import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface SwitchProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
  disabled?: boolean;
  className?: string;
}

export function Switch({ checked, onCheckedChange, label, disabled, className }: SwitchProps) {
  return (
    <label className={classes('flex min-h-11 cursor-pointer items-center justify-between gap-4', className)}>
      <span>{label}</span>
      <input
        checked={checked}
        className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-linea-fuerte bg-papel-hondo transition-colors duration-150 before:absolute before:top-0.5 before:left-0.5 before:size-5.5 before:rounded-full before:bg-tinta before:transition-transform before:duration-150 checked:border-granate checked:bg-granate checked:before:translate-x-5 checked:before:bg-sobre-granate disabled:opacity-55"
        disabled={disabled}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
        aria-checked={checked}
        role="switch"
        type="checkbox"
      />
    </label>
  );
}
