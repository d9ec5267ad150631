import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';

interface SegmentedProps<V extends string> {
  options: readonly { value: V; label: string; icon?: ReactNode }[];
  value: V;
  onValueChange: (value: V) => void;
  label: string;
  /** Hides the labels visually. */
  iconsOnly?: boolean;
  className?: string;
}

/** Native radio buttons, for keyboard navigation. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { options, value, onValueChange, label, iconsOnly = false, className } = props;
  const name = useId();
  return (
    <fieldset
      className={classes(
        'inline-flex w-fit flex-wrap rounded-photo border border-line-strong p-0.5',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          className="flex min-h-11 min-w-11 flex-auto cursor-pointer items-center justify-center gap-2 rounded-[3px] px-3 max-[24rem]:px-1.5 text-ink-soft transition-colors duration-150 hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-burgundy-text has-focus-visible:outline-offset-2"
          key={option.value}
          title={iconsOnly ? option.label : undefined}
        >
          <input
            checked={option.value === value}
            className="sr-only"
            name={name}
            onChange={() => onValueChange(option.value)}
            type="radio"
            value={option.value}
          />
          {option.icon}
          <span className={iconsOnly ? 'sr-only' : undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
