import { Lock, LockOpen, Sparkles } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import type { Outfit } from '#contract/outfits.ts';
import { prefersReducedMotion } from '#web/components/behaviour/prefers-reduced-motion.ts';
import { Button } from '#web/components/button.tsx';
import { classes } from '#web/components/classes.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { composingCopy } from '#web/copy/composing.ts';
import { outfitsCopy } from '#web/copy/outfits.ts';
import { formatPercent } from '#web/format/numbers.ts';
import { type BoardPiece, FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import { useGenerateOutfits } from '../use-generate-outfits.ts';
import { PieceSwap } from './piece-swap.tsx';
import { useSwapPiece } from './use-swap-piece.ts';

interface RefineOutfitProps {
  outfit: Outfit;
  items: readonly WardrobeItem[];
  onClose: () => void;
  onComposed: (outfitIds: string[]) => void;
}

const copy = composingCopy.refine;

const releaseMillis = 50;

export function RefineOutfit({ outfit, onClose, onComposed }: RefineOutfitProps) {
  const [open, setOpen] = useState<string | null>(null);
  const [locked, setLocked] = useState<readonly string[]>([]);
  const [tried, setTried] = useState<{ piece: BoardPiece; aiScore: number } | null>(null);
  const swap = useSwapPiece();
  const generate = useGenerateOutfits((ids) => {
    onClose();
    // Waits until the closed dialog no longer locks the page's scrolling.
    setTimeout(() => onComposed(ids), releaseMillis);
  });
  const kept = outfit.items.filter(({ id }) => locked.includes(id));
  const shown: BoardPiece[] = outfit.items.map((item) => (tried && item.id === open ? tried.piece : item));
  const score = tried?.aiScore ?? outfit.aiScore;

  function show(id: string | null) {
    setOpen(id);
    setTried(null);
  }

  const composeAround = () =>
    generate.mutate({
      occasion: outfit.occasion,
      season: outfit.season,
      ...outfit.day,
      mustInclude: kept.map(({ id }) => id),
    });

  return (
    <Dialog
      description={copy.text}
      // Recomposing needs a locked piece; while a piece is being swapped the footer leaves its space to the
      // rail.
      footer={
        (open === null || kept.length > 0) && (
          <>
            <p aria-live="polite" className="tabular mr-auto self-center text-note text-ink-soft">
              {kept.length === 0 ? copy.composeHint : copy.lockedCount(kept.length)}
            </p>
            <Button
              disabled={kept.length === 0}
              icon={<Sparkles size={18} />}
              loading={generate.isPending}
              onClick={composeAround}
              variant={kept.length === 0 ? 'secondary' : 'primary'}
            >
              {generate.isPending ? copy.composing : copy.compose}
            </Button>
          </>
        )
      }
      onClose={onClose}
      size="l"
      title={composingCopy.opinion.refine}
    >
      <div className="-mt-6 grid gap-3 md:mt-0 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-8">
        {/* On a phone the board stays visible, small, above the alternatives. */}
        <div className="sticky -top-6 z-10 -mx-5 grid grid-cols-[8.5rem_1fr] items-center gap-4 border-line border-b bg-paper px-5 py-3 low:static! md:top-0 md:mx-0 md:block md:self-start md:border-0 md:p-0">
          <FlatLayBoard assembling label={copy.board(shown.map(({ name }) => name))} pieces={shown} />
          {score !== null && (
            <p aria-live="polite" className="md:mt-3 md:text-center">
              <span className="tabular block font-serif text-title-m">{formatPercent(score)}</span>
              <span className="text-note text-ink-soft">
                {tried ? copy.withTried(tried.piece.name) : outfitsCopy.card.score}
              </span>
            </p>
          )}
        </div>
        <ul className="md:self-start md:border-line md:border-t">
          {outfit.items.map((piece) => (
            <RefinePiece
              key={piece.id}
              locked={locked.includes(piece.id)}
              onLock={(on) => setLocked(on ? [...locked, piece.id] : locked.filter((id) => id !== piece.id))}
              onOpen={(on) => show(on ? piece.id : null)}
              open={open === piece.id}
              piece={piece}
            >
              <PieceSwap
                onSwapped={() => show(null)}
                onTry={setTried}
                outfit={outfit}
                piece={piece}
                swap={swap}
              />
            </RefinePiece>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

interface RefinePieceProps {
  piece: BoardPiece;
  open: boolean;
  locked: boolean;
  onOpen: (open: boolean) => void;
  onLock: (locked: boolean) => void;
  children: ReactNode;
}

/** On a phone the opened content would start below the fold. */
function bringIntoView(row: HTMLElement | null) {
  row?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block: 'start' });
}

function RefinePiece({ piece, open, locked, onOpen, onLock, children }: RefinePieceProps) {
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
