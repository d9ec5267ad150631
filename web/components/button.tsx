import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts';
import { Spinner } from './feedback/spinner.tsx';

export { ButtonLink } from './button-link.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows progress and ignores clicks. */
  loading?: boolean;
  icon?: ReactNode;
  act?: { isPending: boolean; mutate: (given: undefined) => void };
}

export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    size = 'm',
    act,
    loading = act?.isPending ?? false,
    icon,
    type = 'button',
    className,
    children,
    onClick = act && (() => act.mutate(undefined)),
    ...rest
  } = props;
  // Not `disabled`, which would lose the focus.
  const preventClick = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      {...rest}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      className={buttonLook(variant, size, className)}
      onClick={loading ? preventClick : onClick}
      type={type}
    >
      {loading ? <Spinner size={18} /> : icon}
      {children}
    </button>
  );
}
