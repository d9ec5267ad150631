import { Lock, LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { prefersReducedMotion } from '#web/components/behaviour/prefers-reduced-motion.ts';
import { classes } from '#web/components/classes.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { composingCopy } from '#web/copy/composing.ts';
import type { BoardPiece } from '#web/garments/flat-lay-board.tsx';

interface RefinePieceProps {
  piece: BoardPiece;
  open: boolean;
  locked: boolean;
  onOpen: (open: boolean) => void;
  onLock: (locked: boolean) => void;
  children: ReactNode;
}

const copy = composingCopy.refine;

/** On a phone the opened content would start below the fold. */
function bringIntoView(row: HTMLElement | null) {
  row?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block: 'start' });
}

export function RefinePiece({ piece, open, locked, onOpen, onLock, children }: RefinePieceProps) {
  return (
    <li className="scroll-mt-52 border-line border-b md:scroll-mt-0" ref={open ? bringIntoView : undefined}>
      <div className="flex items-center gap-2">
        <button
          aria-expanded={open}
          aria-label={copy.swap(piece.name)}
          className="group flex min-h-16 min-w-0 flex-1 items-center gap-3 py-2 text-left"
          onClick={() => onOpen(!open)}
          type="button"
        >
          <GarmentPicture alt="" className="aspect-square w-12 shrink-0" photo={piece.photo} />
          <span className="min-w-0">
            <span
              className={classes(
                'block truncate underline-offset-4 group-hover:underline',
                open && 'font-medium',
              )}
            >
              {piece.name}
            </span>
            {locked && <span className="text-note text-ink-soft">{copy.locked}</span>}
          </span>
        </button>
        <IconButton
          aria-pressed={locked}
          className={locked ? 'bg-ink text-paper hover:bg-ink' : undefined}
          label={locked ? copy.unlock(piece.name) : copy.lock(piece.name)}
          onClick={() => onLock(!locked)}
        >
          {locked ? <Lock size={18} /> : <LockOpen size={18} />}
        </IconButton>
      </div>
      {open && children}
    </li>
  );
}
