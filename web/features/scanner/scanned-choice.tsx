import type { ComponentProps, ReactNode } from 'react';
import { Select } from '#web/components/forms/select.tsx';
import { ReadingNote } from './reading-note.tsx';

interface ScannedChoiceProps<V extends string> extends ComponentProps<typeof ReadingNote> {
  label: string;
  otherLabel: string;
  options: ComponentProps<typeof Select<V>>['options'];
  onChange: (value: V) => void;
  /** Chips of what was read. */
  children: ReactNode;
}

/** The scanner's readings as choices, then a list of the other options. */
export function ScannedChoice<V extends string>(props: ScannedChoiceProps<V>) {
  const { label, otherLabel, options, onChange, children, ...note } = props;
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="sr-only">{label}</legend>
      <div
        aria-hidden="true"
        className="flex items-baseline justify-between gap-3 font-medium text-[0.9375rem]"
      >
        <span>{label}</span>
        <ReadingNote {...note} />
      </div>
      <div className="flex flex-wrap gap-2">
        {children}
        <div className="w-40">
          <Select
            className="min-h-11 rounded-full"
            label={otherLabel}
            onValueChange={onChange}
            options={options}
            placeholder={otherLabel}
            value={null}
          />
        </div>
      </div>
    </fieldset>
  );
}
