import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { controlLook } from './control-look.ts';
import { type Typed, useFieldControl } from './field-context.ts';

export type TextInputProps = ComponentProps<'input'> & Typed;

export function TextInput({ className, type = 'text', onValueChange: tell, ...rest }: TextInputProps) {
  const control = useFieldControl();
  const onChange = tell && ((event: { target: { value: string } }) => tell(event.target.value));
  return (
    <input
      {...control}
      type={type}
      onChange={onChange}
      {...rest}
      className={classes(controlLook, className)}
    />
  );
}
