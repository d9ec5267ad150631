import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface SegmentedProps<V extends string> {
  options: readonly { value: V; label: string; icon?: ReactNode }[];
  value: V;
  onValueChange: (value: V) => void;
  /** Names the group for a screen reader. */
  label: string;
  /** Only the icons are shown; the labels stay for screen readers. */
  iconsOnly?: boolean;
  className?: string;
}

/** One choice out of a few, all in sight. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { options, value, onValueChange, label, iconsOnly = false, className } = props;
  return (
    <RadioGroup
      aria-label={label}
      className={classes('inline-flex flex-wrap rounded-foto border border-linea-fuerte p-0.5', className)}
      onValueChange={(next) => onValueChange(next as V)}
      value={value}
    >
      {options.map((option) => (
        <Radio.Root
          aria-label={iconsOnly ? option.label : undefined}
          className="flex min-h-11 min-w-11 flex-1 cursor-pointer items-center justify-center gap-2 rounded-[3px] px-3 text-tinta-suave transition-colors duration-150 hover:text-tinta data-checked:bg-tinta data-checked:text-papel"
          key={option.value}
          nativeButton
          render={<button type="button" />}
          title={iconsOnly ? option.label : undefined}
          value={option.value}
        >
          {option.icon}
          {!iconsOnly && option.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
