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
}

export function Button(props: ButtonProps) {
  const {
    variant = 'primary',
    size = 'm',
    loading = false,
    icon,
    type = 'button',
    className,
    children,
    onClick,
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
