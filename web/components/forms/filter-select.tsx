import { Select, type SelectOption } from './select.tsx';

const any = 'any';

interface FilterSelectProps<V extends string> {
  label: string;
  anyLabel: string;
  options: readonly SelectOption<V>[];
  value: V | null;
  onValueChange: (value: V | null) => void;
}

export function FilterSelect<V extends string>(props: FilterSelectProps<V>) {
  const { label, anyLabel, options, value, onValueChange } = props;
  return (
    <Select<V | typeof any>
      label={label}
      onValueChange={(next) => onValueChange(next === any ? null : (next as V))}
      options={[{ value: any, label: anyLabel }, ...options]}
      value={value ?? any}
    />
  );
}
