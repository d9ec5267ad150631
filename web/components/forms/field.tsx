import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { common } from '#web/copy/common.ts';
import { classes } from '../classes.ts';
import { FieldContext, type FieldControl } from './field-context.ts';

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  optional?: boolean;
  aside?: ReactNode;
  className?: string;
  /** A control of the design system, or a render function for any other. */
  children: ReactNode | ((control: FieldControl) => ReactNode);
}

/** Connects label, hint and error to the control inside. */
export function Field(props: FieldProps) {
  const { label, hint, error, required = false, optional = false, aside, className, children } = props;
  const id = useId();
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [error ? errorId : null, hint ? hintId : null].filter(Boolean).join(' ');
  const control: FieldControl = {
    id,
    labelId,
    required,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={classes('grid content-start gap-1.5', className)}>
      <div className="flex items-center justify-between gap-3">
        <label className="font-medium text-[0.9375rem]" htmlFor={id} id={labelId}>
          {label}
          {optional && <span className="font-normal text-ink-soft"> {common.optional}</span>}
        </label>
        {aside}
      </div>
      <FieldContext value={control}>
        {typeof children === 'function' ? children(control) : children}
      </FieldContext>
      {error && (
        <p className="flex items-start gap-1.5 text-burgundy-text text-note" id={errorId} role="alert">
          <CircleAlert className="mt-0.5" size={16} />
          {error}
        </p>
      )}
      {hint && (
        <p className="text-note text-ink-soft" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
