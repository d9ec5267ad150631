import { ToggleChip } from './toggle-chip.tsx';

interface ChipsProps<V extends string> {
  options: readonly V[];
  labels: Readonly<Record<V, string>>;
}

export interface ToggleChipsProps<V extends string> extends ChipsProps<V> {
  chosen: readonly V[];
  onChange: (chosen: V[]) => void;
}

/** Any of the options. */
export function ToggleChips<V extends string>({ options, labels, chosen, onChange }: ToggleChipsProps<V>) {
  return options.map((option) => (
    <ToggleChip
      key={option}
      onPressedChange={(pressed) =>
        onChange(pressed ? [...chosen, option] : chosen.filter((other) => other !== option))
      }
      pressed={chosen.includes(option)}
    >
      {labels[option]}
    </ToggleChip>
  ));
}

interface FilterChipsProps<V extends string> extends ChipsProps<V> {
  anyLabel: string;
  value: V | null;
  onValueChange: (value: V | null) => void;
}

/** One of the options, or any. */
export function FilterChips<V extends string>(props: FilterChipsProps<V>) {
  const { anyLabel, options, labels, value, onValueChange } = props;
  return (
    <>
      <ToggleChip onPressedChange={() => onValueChange(null)} pressed={value === null}>
        {anyLabel}
      </ToggleChip>
      {options.map((option) => (
        <ToggleChip
          key={option}
          onPressedChange={(pressed) => onValueChange(pressed ? option : null)}
          pressed={value === option}
        >
          {labels[option]}
        </ToggleChip>
      ))}
    </>
  );
}
