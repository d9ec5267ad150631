import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface StatTileProps {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  /** Makes the whole tile a button, for instance to explain the figure. */
  onClick?: () => void;
  className?: string;
}

/** A figure under a hairline, set as a magazine sets its numbers. */
export function StatTile({ label, value, note, onClick, className }: StatTileProps) {
  const look = classes('grid content-start gap-1 border-tinta border-t pt-3 pb-4 text-left', className);
  const content = (
    <>
      <span className="text-[0.9375rem] text-tinta-suave">{label}</span>
      <span className="cifras font-serif text-titulo-l">{value}</span>
      {note && <span className="text-nota text-tinta-suave">{note}</span>}
    </>
  );
  if (!onClick) return <div className={look}>{content}</div>;
  return (
    <button
      className={classes(look, 'transition-colors duration-150 hover:bg-papel-hondo')}
      onClick={onClick}
      type="button"
    >
      {content}
    </button>
  );
}
