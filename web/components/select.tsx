import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { use } from 'react';
import { common } from '#web/copy/common.ts';
import { classes } from './classes.ts';
import { controlLook } from './control-look.ts';
import { FieldContext } from './field-context.ts';

export interface SelectOption<V extends string> {
  value: V;
  label: string;
  /** sRGB hex, drawn before the label. */
  hex?: string;
}

interface SelectProps<V extends string> {
  options: readonly SelectOption<V>[];
  value: V | null;
  onValueChange: (value: V) => void;
  /** Needed only where no `Field` gives the label. */
  label?: string;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  className?: string;
}

function Dot({ hex }: { hex: string }) {
  return (
    <span
      aria-hidden="true"
      className="size-4 shrink-0 rounded-full border border-linea"
      style={{ background: hex }}
    />
  );
}

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
  const field = use(FieldContext);
  const chosen = options.find((option) => option.value === value);
  return (
    <Base.Root
      disabled={disabled}
      items={options}
      name={name}
      onValueChange={(next) => next !== null && onValueChange(next)}
      value={value}
    >
      <Base.Trigger
        aria-describedby={field?.['aria-describedby']}
        aria-invalid={field?.['aria-invalid']}
        aria-label={field ? undefined : label}
        aria-labelledby={field ? `${field.labelId} ${field.id}` : undefined}
        className={classes(controlLook, 'flex items-center justify-between gap-3 text-left', className)}
        id={field?.id}
      >
        <span className="flex min-w-0 items-center gap-2.5">
          {chosen?.hex && <Dot hex={chosen.hex} />}
          <Base.Value className="truncate data-placeholder:text-tinta-suave" placeholder={placeholder} />
        </span>
        <Base.Icon>
          <ChevronDown aria-hidden="true" className="text-tinta-suave" size={18} />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner alignItemWithTrigger={false} className="z-50 outline-none" sideOffset={4}>
          <Base.Popup className="max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto rounded-foto border border-linea-fuerte bg-papel-alto py-1 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0">
            <Base.List>
              {options.map((option) => (
                <Base.Item
                  className="flex min-h-11 cursor-default items-center gap-2.5 px-3.5 outline-none data-highlighted:bg-papel-hondo data-selected:font-semibold"
                  key={option.value}
                  value={option.value}
                >
                  {option.hex && <Dot hex={option.hex} />}
                  <Base.ItemText className="flex-1">{option.label}</Base.ItemText>
                  <Base.ItemIndicator>
                    <Check aria-hidden="true" className="text-granate-texto" size={18} />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
