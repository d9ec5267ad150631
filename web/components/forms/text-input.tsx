import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { controlLook } from './control-look.ts';
import { type Typed, useFieldControl } from './field-context.ts';

export type TextInputProps = ComponentProps<'input'> & Typed;

export function TextInput({ className, onValueChange: tell, ...rest }: TextInputProps) {
  return (
    <input
      {...useFieldControl()}
      type="text"
      onChange={tell && (({ target }) => tell(target.value))}
      {...rest}
      className={classes(controlLook, className)}
    />
  );
}
