import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface DisclosureProps {
  label: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Disclosure({ label, className, children }: DisclosureProps) {
  return (
    <details className={classes('group', className)}>
      <summary className="flex min-h-11 w-fit list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
          size={18}
        />
      </summary>
      {children}
    </details>
  );
}
