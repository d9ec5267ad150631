import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts';

interface ButtonLinkProps {
  to: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
  /** The server handles the address (a redirect or a file). */
  toServer?: boolean;
  download?: boolean;
}

export function ButtonLink(props: ButtonLinkProps) {
  const { to, variant = 'primary', size = 'm', icon, className, children, toServer, download } = props;
  return (
    <Link
      className={buttonLook(variant, size, className)}
      download={download}
      reloadDocument={toServer || download}
      to={to}
    >
      {icon}
      {children}
    </Link>
  );
}
