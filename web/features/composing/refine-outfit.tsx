import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import type { Outfit } from '#contract/outfits.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { composingCopy } from '#web/copy/composing.ts';
import { type BoardPiece, FlatLayBoard } from '../outfits/flat-lay-board.tsx';
import { useGenerateOutfits } from '../outfits/use-generate-outfits.ts';
import { formatPercent } from '../wardrobe/format.ts';
import { PieceSwap } from './piece-swap.tsx';
import { RefinePiece } from './refine-piece.tsx';
import { useSwapPiece } from './use-swap-piece.ts';

interface RefineOutfitProps {
  outfit: Outfit;
  items: readonly WardrobeItem[];
  onClose: () => void;
  onComposed: (outfitIds: string[]) => void;
}

const copy = composingCopy.refine;

/** An outfit under the hands: a piece is swapped for another, or some are kept and the rest composed anew. */
export function RefineOutfit({ outfit, onClose, onComposed }: RefineOutfitProps) {
  const [open, setOpen] = useState<string | null>(null);
  const [locked, setLocked] = useState<readonly string[]>([]);
  const [tried, setTried] = useState<{ piece: BoardPiece; aiScore: number } | null>(null);
  const swap = useSwapPiece();
  const generate = useGenerateOutfits((ids) => {
    onClose();
    onComposed(ids);
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
      footer={
        <>
          <p aria-live="polite" className="cifras mr-auto self-center text-nota text-tinta-suave">
            {kept.length === 0 ? copy.composeHint : copy.lockedCount(kept.length)}
          </p>
          <Button
            disabled={kept.length === 0}
            icon={<Sparkles aria-hidden="true" size={18} />}
            loading={generate.isPending}
            onClick={composeAround}
          >
            {generate.isPending ? copy.composing : copy.compose}
          </Button>
        </>
      }
      onOpenChange={(next) => !next && onClose()}
      open
      size="l"
      title={copy.title}
    >
      <div className="grid gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-8">
        <div className="md:sticky md:top-0 md:self-start">
          <FlatLayBoard
            assembling
            className="mx-auto max-w-60 md:max-w-none"
            label={copy.board(shown.map(({ name }) => name))}
            pieces={shown}
          />
          {score !== null && (
            <p aria-live="polite" className="cifras mt-2 text-center text-tinta-suave">
              {copy.score(formatPercent(score))}
            </p>
          )}
        </div>
        <ul className="border-linea border-t md:self-start">
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
