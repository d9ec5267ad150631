import { useId } from 'react';

interface SwitchProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  label: string;
  hint: string;
}

/** A native checkbox, for the keyboard. */
export function Switch({ checked, onCheckedChange, disabled, label, hint }: SwitchProps) {
  const hintId = useId();
  return (
    <label className="group grid cursor-pointer grid-cols-[1fr_auto] items-start gap-x-5 gap-y-1 has-disabled:cursor-progress">
      <span className="font-medium text-[0.9375rem]">{label}</span>
      <span className="relative row-span-2 mt-0.5 inline-block h-7 w-12 rounded-full border border-line-strong bg-paper-sunken transition-colors duration-150 group-has-checked:border-ink group-has-checked:bg-ink group-has-disabled:opacity-55 group-has-focus-visible:outline-2 group-has-focus-visible:outline-burgundy-text group-has-focus-visible:outline-offset-2">
        <input
          aria-checked={checked}
          aria-describedby={hintId}
          aria-label={label}
          checked={checked}
          className="peer absolute inset-0 size-full cursor-[inherit] opacity-0"
          disabled={disabled}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
          role="switch"
          type="checkbox"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-[3px] left-[3px] size-5 rounded-full bg-ink-soft transition-transform duration-150 peer-checked:translate-x-5 peer-checked:bg-paper motion-reduce:transition-none"
        />
      </span>
      <span className="text-note text-ink-soft" id={hintId}>
        {hint}
      </span>
    </label>
  );
}
