import { TextInput, type TextInputProps } from './text-input.tsx';

export const EmailInput = (props: TextInputProps) => (
  <TextInput autoComplete="email" inputMode="email" type="email" {...props} />
);

export const UsernameInput = (props: TextInputProps) => (
  <TextInput autoCapitalize="none" autoComplete="username" spellCheck={false} {...props} />
);
