import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { controlLook } from './control-look.ts';
import { useFieldControl } from './field-context.ts';

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  const control = useFieldControl();
  return <input {...control} type={type} {...rest} className={classes(controlLook, className)} />;
}
