import { useId } from 'react';
import { formatShare } from '#web/format/numbers.ts';
import { classes } from '../classes.ts';

type ProgressTone = 'accent' | 'success' | 'warning';

const tones: Record<ProgressTone, string> = {
  accent: 'bg-burgundy-text',
  success: 'bg-sage',
  warning: 'bg-ochre',
};

interface ProgressProps {
  label: string;
  /** Between 0 and `max`; null when indeterminate. */
  value: number | null;
  max?: number;
  /** The percentage by default. */
  valueText?: string;
  tone?: ProgressTone;
  /** Hides the label visually. */
  labelHidden?: boolean;
  className?: string;
}

export function Progress(props: ProgressProps) {
  const { label, value, max = 100, valueText, tone = 'accent', labelHidden = false, className } = props;
  const labelId = useId();
  const share = value === null ? null : Math.min(Math.max(value / max, 0), 1);
  const shown = valueText ?? (share === null ? '' : formatShare(share));
  return (
    <div className={classes('grid gap-1.5', className)}>
      <div className={labelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-4 text-[0.9375rem]'}>
        <span id={labelId}>{label}</span>
        <span aria-hidden="true" className="tabular text-ink-soft">
          {shown}
        </span>
      </div>
      <div
        aria-labelledby={labelId}
        aria-valuemax={max}
        aria-valuemin={0}
        aria-valuenow={value ?? undefined}
        aria-valuetext={shown || undefined}
        className="h-1 overflow-hidden rounded-full bg-line"
        role="progressbar"
      >
        <div
          className={classes(
            'h-full origin-left rounded-full transition-transform duration-200',
            share === null && 'animate-pulse',
            tones[tone],
          )}
          style={{ transform: `scaleX(${share ?? 0.35})` }}
        />
      </div>
    </div>
  );
}
