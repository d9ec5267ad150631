import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { controlLook } from './control-look.ts';
import { useFieldControl } from './field-context.ts';

export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl();
  return (
    <textarea
      {...control}
      rows={rows}
      {...rest}
      className={classes(controlLook, 'resize-y py-2.5 leading-normal', className)}
    />
  );
}
