import { Checkbox as Base } from '@base-ui/react/checkbox';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface CheckboxProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
  indeterminate?: boolean;
  disabled?: boolean;
  name?: string;
  className?: string;
}

export function Checkbox(props: CheckboxProps) {
  const { checked, onCheckedChange, label, indeterminate, disabled, name, className } = props;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control inside is Base UI's checkbox
    <label className={classes('flex min-h-11 cursor-pointer items-center gap-3', className)}>
      <Base.Root
        checked={checked}
        className="grid size-5.5 shrink-0 place-items-center rounded-foto border border-linea-fuerte bg-papel-alto text-sobre-granate data-checked:border-granate data-checked:bg-granate data-indeterminate:border-granate data-indeterminate:bg-granate data-disabled:opacity-55"
        disabled={disabled}
        indeterminate={indeterminate}
        name={name}
        onCheckedChange={onCheckedChange}
      >
        <Base.Indicator>
          {indeterminate ? <Minus aria-hidden="true" size={16} /> : <Check aria-hidden="true" size={16} />}
        </Base.Indicator>
      </Base.Root>
      <span>{label}</span>
    </label>
  );
}
