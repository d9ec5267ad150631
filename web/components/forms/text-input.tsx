import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { controlLook } from './control-look.ts';
import { type Typed, useFieldControl, whenTyped } from './field-context.ts';

type TextInputProps = ComponentProps<'input'> & Typed;

export function TextInput({ className, type = 'text', onValueChange, ...rest }: TextInputProps) {
  const control = { ...useFieldControl(), type, onChange: whenTyped(onValueChange) };
  return <input {...control} {...rest} className={classes(controlLook, className)} />;
}

export const EmailInput = (props: TextInputProps) => (
  <TextInput autoComplete="email" inputMode="email" type="email" {...props} />
);

export const UsernameInput = (props: TextInputProps) => (
  <TextInput autoCapitalize="none" autoComplete="username" spellCheck={false} {...props} />
);
