import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { controlLook } from './control-look.ts';
import { type Typed, useFieldControl } from './field-context.ts';

type TextAreaProps = ComponentProps<'textarea'> & Typed;

export function TextArea({ className, onValueChange: tell, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...useFieldControl()}
      rows={4}
      onChange={tell && (({ target }) => tell(target.value))}
      {...rest}
      className={classes(controlLook, 'resize-y py-2.5 leading-normal', className)}
    />
  );
}
