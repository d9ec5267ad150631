import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface StatTileProps {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  /** Makes the whole tile a button. */
  onClick?: () => void;
  className?: string;
}

export function StatTile({ label, value, note, onClick, className }: StatTileProps) {
  const look = classes('grid content-start gap-1 border-ink border-t pt-3 pb-4 text-left', className);
  const content = (
    <>
      <span className="text-[0.9375rem] text-ink-soft">{label}</span>
      <span className="tabular font-serif text-title-l">{value}</span>
      {note && <span className="text-note text-ink-soft">{note}</span>}
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
