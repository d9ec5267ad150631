import { Switch as Base } from '@base-ui/react/switch';
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
    // biome-ignore lint/a11y/noLabelWithoutControl: the control inside is Base UI's switch
    <label className={classes('flex min-h-11 cursor-pointer items-center justify-between gap-4', className)}>
      <span>{label}</span>
      <Base.Root
        checked={checked}
        className="flex h-7 w-12 shrink-0 items-center rounded-full border border-linea-fuerte bg-papel-hondo p-0.5 transition-colors duration-150 data-checked:border-granate data-checked:bg-granate data-disabled:opacity-55"
        disabled={disabled}
        onCheckedChange={onCheckedChange}
      >
        <Base.Thumb className="size-5.5 rounded-full bg-tinta transition-transform duration-150 data-checked:translate-x-5 data-checked:bg-sobre-granate" />
      </Base.Root>
    </label>
  );
}
