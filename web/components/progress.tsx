import { Progress as Base } from '@base-ui/react/progress';
import { classes } from './classes.ts';

type ProgressTone = 'accent' | 'success' | 'warning';

const tones: Record<ProgressTone, string> = {
  accent: 'bg-granate-texto',
  success: 'bg-salvia',
  warning: 'bg-ocre',
};

interface ProgressProps {
  label: string;
  /** Between 0 and `max`; null while the length of the work is not known. */
  value: number | null;
  max?: number;
  /** What is written at the right end; the percentage by default. */
  valueText?: string;
  tone?: ProgressTone;
  /** The label is only for screen readers. */
  labelHidden?: boolean;
  className?: string;
}

/** A meter on a hairline: a share, a score or how far a task has come. */
export function Progress(props: ProgressProps) {
  const { label, value, max = 100, valueText, tone = 'accent', labelHidden = false, className } = props;
  const shown = valueText ?? (value === null ? '' : `${Math.round((value / max) * 100)} %`);
  return (
    <Base.Root
      aria-valuetext={shown || undefined}
      className={classes('grid gap-1.5', className)}
      max={max}
      value={value}
    >
      <div className={labelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-4 text-[0.9375rem]'}>
        <Base.Label>{label}</Base.Label>
        <span aria-hidden="true" className="cifras text-tinta-suave">
          {shown}
        </span>
      </div>
      <Base.Track className="h-1 overflow-hidden rounded-full bg-linea">
        <Base.Indicator
          className={classes(
            'h-full rounded-full transition-[width] duration-200 data-indeterminate:w-1/3 data-indeterminate:animate-pulse',
            tones[tone],
          )}
        />
      </Base.Track>
    </Base.Root>
  );
}
