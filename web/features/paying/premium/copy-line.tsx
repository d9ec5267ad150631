import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { notifyError } from '#web/components/notify.ts';
import { payments } from '#web/copy/payments.ts';

const { copy } = payments;

const copiedMs = 2500;

interface CopyLineProps {
  name: string;
  value: string;
  /** Text for the clipboard, where it differs from the visible one. */
  copied?: string;
  /** For long strings without spaces, such as addresses. */
  breakAnywhere?: boolean;
}

export function CopyLine({ name, value, copied = value, breakAnywhere = false }: CopyLineProps) {
  const [done, setDone] = useState(false);
  const shown = useRef<HTMLElement>(null);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const take = async () => {
    try {
      await navigator.clipboard.writeText(copied);
      setDone(true);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setDone(false), copiedMs);
    } catch {
      // The clipboard is unavailable or denied: select the text instead.
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
      notifyError(copy.failed, copy.failedText);
    }
  };

  return (
    <div className="border-line border-t pt-2.5 pb-1">
      <dt className="text-note text-ink-soft">{name}</dt>
      <dd className="flex items-center justify-between gap-4">
        <span
          className={classes(
            'tabular min-w-0 font-medium text-lg leading-snug',
            breakAnywhere && 'break-all',
          )}
          ref={shown}
        >
          {value}
        </span>
        <Button
          aria-label={done ? `${copy.done}: ${name}` : copy.named(name)}
          className={classes('-mr-2 shrink-0', done && 'text-sage!')}
          icon={done ? <Check aria-hidden="true" size={18} /> : <Copy aria-hidden="true" size={18} />}
          onClick={take}
          size="s"
          variant="ghost"
        >
          {done ? copy.done : copy.action}
        </Button>
        <span aria-live="polite" className="sr-only">
          {done && copy.done}
        </span>
      </dd>
    </div>
  );
}
