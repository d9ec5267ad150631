import { classes } from './classes.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'm' | 's';

const looks: Record<ButtonVariant, string> = {
  primary: 'bg-burgundy text-on-burgundy hover:bg-burgundy-bright',
  secondary: 'border border-line-strong text-ink hover:border-ink hover:bg-paper-sunken',
  ghost: 'text-ink hover:bg-paper-sunken',
  danger: 'border border-burgundy-text text-burgundy-text hover:bg-burgundy-veil',
};

const sizes: Record<ButtonSize, string> = {
  m: 'min-h-12 px-6 text-base',
  s: 'min-h-11 px-4 text-[0.9375rem]',
};

export function buttonLook(variant: ButtonVariant, size: ButtonSize, className?: string): string {
  return classes(
    'inline-flex items-center justify-center gap-2 rounded-photo font-medium leading-tight text-center',
    'transition-colors duration-150 select-none disabled:opacity-55 aria-disabled:opacity-55',
    looks[variant],
    sizes[size],
    className,
  );
}
