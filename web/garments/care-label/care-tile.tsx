import type { Care } from '#contract/care.ts';
import { careInstructions } from '#contract/care.ts';
import { classes } from '#web/components/classes.ts';
import { careLabelCopy } from '#web/copy/care-label.ts';
import { CareSymbol } from './care-symbol.tsx';

interface CareTileProps {
  care: Care;
  pressed: boolean;
  /** Needed when the same drawing has several meanings. */
  caption?: string;
  onPressedChange: (pressed: boolean) => void;
}

export function CareTile({ care, pressed, caption, onPressedChange }: CareTileProps) {
  return (
    <button
      aria-label={careInstructions[care]}
      aria-pressed={pressed}
      className={classes(
        'grid min-h-20 content-center justify-items-center gap-1 rounded-photo border px-1 py-2 text-center text-[0.8125rem] leading-tight transition-colors duration-150',
        pressed
          ? 'border-ink bg-paper-sunken font-medium inset-ring-1 inset-ring-ink'
          : 'border-line text-ink-soft hover:border-ink hover:text-ink',
      )}
      onClick={() => onPressedChange(!pressed)}
      title={careInstructions[care]}
      type="button"
    >
      <CareSymbol care={care} size={40} />
      {caption ?? careLabelCopy.care.symbols[care]}
    </button>
  );
}
