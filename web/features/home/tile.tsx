import { ArrowRight, LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '#web/components/classes.ts';
import type { Piece } from '#web/components/flat-lay-places.ts';
import { FlatLayPlate } from '#web/components/flat-lay-plate.tsx';

interface TileProps {
  title: string;
  text: ReactNode;
  pieces: readonly Piece[];
  to: string;
  /** Greyed and without a link; the text gives the reason. */
  locked?: boolean;
}

export function Tile({ title, text, pieces, to, locked = false }: TileProps) {
  const content = (
    <>
      <FlatLayPlate
        className={classes('aspect-[4/3] sm:aspect-[5/3]', locked && 'opacity-60 grayscale-70')}
        eager
        pieces={pieces}
        shape="wide"
      />
      <div className="flex items-start justify-between gap-3">
        <div className="grid gap-0.5">
          <h2 className={classes('text-title-s', locked && 'text-ink-soft')}>{title}</h2>
          <p className="text-[0.9375rem] text-ink-soft">{text}</p>
        </div>
        {locked ? (
          <LockKeyhole aria-hidden="true" className="mt-1 text-ink-soft" size={20} />
        ) : (
          <ArrowRight
            aria-hidden="true"
            className="mt-1 transition-transform duration-200 group-hover:translate-x-1 max-sm:hidden"
            size={20}
          />
        )}
      </div>
    </>
  );
  if (locked) {
    return (
      <div aria-disabled="true" className="grid content-start gap-3">
        {content}
      </div>
    );
  }
  return (
    <Link className="group grid content-start gap-3" to={to}>
      {content}
    </Link>
  );
}
