import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

interface StatTileProps {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  /** Makes the whole tile a button. */
  onClick?: () => void;
  /** Four in a row on phones: without the note. */
  compact?: boolean;
}

export function StatTile({ label, value, note, onClick, compact = false }: StatTileProps) {
  const look = classes(
    'grid content-start gap-1 border-ink border-t pt-3 text-left',
    compact ? 'pb-2 sm:pb-4' : 'pb-4',
  );
  // Screen readers separate paragraphs, but a button may contain none.
  const Line = onClick ? 'span' : 'p';
  const content = (
    <>
      <Line
        className={classes(
          'text-ink-soft',
          compact ? 'truncate text-[0.75rem] sm:text-[0.9375rem]' : 'text-[0.9375rem]',
        )}
      >
        {label}
      </Line>
      <Line
        className={classes('tabular font-serif', compact ? 'text-title-s sm:text-title-m' : 'text-title-l')}
      >
        {value}
      </Line>
      {note && (
        <Line className={classes('text-note text-ink-soft', compact && 'max-sm:sr-only')}>{note}</Line>
      )}
    </>
  );
  if (!onClick) return <div className={look}>{content}</div>;
  return (
    <button
      className={classes(look, 'transition-colors duration-150 hover:bg-paper-sunken')}
      onClick={onClick}
      type="button"
    >
      {content}
    </button>
  );
}
