import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { controlLook } from './control-look.ts';
import { type Typed, useFieldControl, whenTyped } from './field-context.ts';

export function TextArea({
  className,
  rows = 4,
  onValueChange,
  ...rest
}: ComponentProps<'textarea'> & Typed) {
  const control = { ...useFieldControl(), rows, onChange: whenTyped(onValueChange) };
  return (
    <textarea
      {...control}
      {...rest}
      className={classes(controlLook, 'resize-y py-2.5 leading-normal', className)}
    />
  );
}
