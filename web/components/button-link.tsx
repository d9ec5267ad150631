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
  const look = buttonLook(variant, size, className);
  const content = (
    <>
      {icon}
      {children}
    </>
  );
  // The router would put the language's prefix before it.
  if (toServer || download)
    return (
      <a className={look} download={download} href={to}>
        {content}
      </a>
    );
  return (
    <Link className={look} to={to}>
      {content}
    </Link>
  );
}
