import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';

interface NoticeProps extends ComponentProps<'div'> {
  tone: keyof typeof tones;
  /** Stands out from the page. */
  filled?: boolean;
}

const tones = {
  plain: { line: 'border-line-strong', ground: 'bg-paper-raised' },
  success: { line: 'border-sage', ground: 'bg-sage-veil' },
  warning: { line: 'border-ochre', ground: 'bg-ochre-veil' },
  error: { line: 'border-burgundy-text text-burgundy-text', ground: 'bg-burgundy-veil' },
};

/** A rule at the left sets it apart. Errors are announced. */
export function Notice({ tone, filled = false, className, ...rest }: NoticeProps) {
  const { line, ground } = tones[tone];
  return (
    <div
      className={classes(line, filled ? `border-l-3 px-4 py-3 ${ground}` : 'border-l-2 pl-4', className)}
      role={tone === 'error' ? 'alert' : undefined}
      {...rest}
    />
  );
}
