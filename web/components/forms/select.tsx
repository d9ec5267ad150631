import { ChevronDown } from 'lucide-react';
import { type CSSProperties, useContext } from 'react';
import { common } from '#web/copy/common.ts';
import { classes } from '../classes.ts';
import { controlLook } from './control-look.ts';
import { FieldContext } from './field-context.ts';

export interface SelectOption<V extends string> {
  value: V;
  label: string;
  /** sRGB hex, drawn before the label. */
  hex?: string;
  /** Heading; options of one group are consecutive. */
  group?: string;
}

interface SelectProps<V extends string> {
  options: readonly SelectOption<V>[];
  value: V | null;
  onValueChange: (value: V) => void;
  /** Required outside a `Field`. */
  label?: string;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  className?: string;
}

/** Colour dot of an option, in browsers with customizable selects (`select.css`). */
const dotOf = (hex: string | undefined) => (hex ? ({ '--dot': hex } as CSSProperties) : undefined);

const drawOption = (option: SelectOption<string>) => (
  <option
    className="text-ink"
    key={option.value}
    style={dotOf(option.hex)}
    value={option.value}
    {...(option.hex && { 'data-dot': '' })}
  >
    {option.label}
  </option>
);

/** Groups consecutive options. */
function groupsOf(options: readonly SelectOption<string>[]) {
  const groups: { group: string | undefined; members: SelectOption<string>[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.members.push(option);
    else groups.push({ group: option.group, members: [option] });
  }
  return groups;
}

/** A native select: familiar on phones, searchable by keyboard, and nothing to download. */
export function Select<V extends string>(props: SelectProps<V>) {
  const {
    options,
    value,
    onValueChange,
    label,
    placeholder = common.choose,
    disabled,
    name,
    className,
  } = props;
  const field = useContext(FieldContext);
  const chosen = options.find((option) => option.value === value);
  return (
    <span className="relative block min-w-0">
      {chosen?.hex && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 rounded-full border border-line"
          style={{ background: chosen.hex }}
        />
      )}
      <select
        aria-describedby={field?.['aria-describedby']}
        aria-invalid={field?.['aria-invalid']}
        aria-label={field ? undefined : label}
        className={classes(
          'select-list appearance-none truncate pr-10 text-left',
          controlLook,
          chosen?.hex && 'pl-10',
          !chosen && 'text-ink-soft!',
          className,
        )}
        disabled={disabled}
        id={field?.id}
        name={name}
        onChange={(event) => {
          const picked = options.find((option) => option.value === event.target.value);
          if (picked) onValueChange(picked.value);
        }}
        required={field?.required}
        value={chosen?.value ?? ''}
      >
        {!chosen && (
          <option disabled hidden value="">
            {placeholder}
          </option>
        )}
        {groupsOf(options).map(({ group, members }) =>
          group === undefined ? (
            members.map(drawOption)
          ) : (
            <optgroup className="text-ink" key={group} label={group}>
              {members.map(drawOption)}
            </optgroup>
          ),
        )}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-soft"
        size={18}
      />
    </span>
  );
}
