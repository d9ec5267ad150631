import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '#web/components/classes.ts';
import type { Piece } from '#web/components/pictures/flat-lay-places.ts';
import { FlatLayPlate } from '#web/components/pictures/flat-lay-plate.tsx';

interface TileProps {
  title: string;
  text: ReactNode;
  pieces: readonly Piece[];
  to: string;
  /** Greyed and without a link; the text gives the reason. */
  locked?: boolean;
}

const look =
  'grid content-start gap-x-3 gap-y-2 rounded-photo border border-line p-3 lg:grid-cols-[4.5rem_1fr] lg:items-center';

export function Tile({ title, text, pieces, to, locked = false }: TileProps) {
  const content = (
    <>
      <FlatLayPlate
        className={classes('aspect-square w-18 max-lg:hidden', locked && 'opacity-60 grayscale-70')}
        pieces={pieces}
      />
      <div className="grid gap-0.5">
        <h2 className={classes('flex items-center gap-2 text-[1.125rem]', locked && 'text-ink-soft')}>
          {title}
          {locked && <LockKeyhole size={16} />}
        </h2>
        <p className="text-[0.875rem] text-ink-soft leading-snug">{text}</p>
      </div>
    </>
  );
  if (locked) return <div className={look}>{content}</div>;
  return (
    <Link className={classes(look, 'transition-colors duration-150 hover:bg-paper-sunken')} to={to}>
      {content}
    </Link>
  );
}
