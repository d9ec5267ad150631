import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { controlLook } from './control-look.ts';
import { type Typed, useFieldControl, whenTyped } from './field-context.ts';

export function TextInput({
  className,
  type = 'text',
  onValueChange,
  ...rest
}: ComponentProps<'input'> & Typed) {
  const control = { ...useFieldControl(), type, onChange: whenTyped(onValueChange) };
  return <input {...control} {...rest} className={classes(controlLook, className)} />;
}
