import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { controlLook } from './control-look.ts';
import { type Typed, useFieldControl } from './field-context.ts';

type TextAreaProps = ComponentProps<'textarea'> & Typed;

export function TextArea({ className, rows = 4, onValueChange: tell, ...rest }: TextAreaProps) {
  const control = useFieldControl();
  const onChange = tell && ((event: { target: { value: string } }) => tell(event.target.value));
  return (
    <textarea
      {...control}
      rows={rows}
      onChange={onChange}
      {...rest}
      className={classes(controlLook, 'resize-y py-2.5 leading-normal', className)}
    />
  );
}
