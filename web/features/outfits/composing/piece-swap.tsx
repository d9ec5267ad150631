import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { Outfit } from '#contract/outfits.ts';
import { messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { Retry } from '#web/components/feedback/retry.tsx';
import { Spinner } from '#web/components/feedback/spinner.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { GarmentPicture } from '#web/components/pictures/garment.tsx';
import { composingCopy } from '#web/copy/composing.ts';
import { formatPercent } from '#web/format/numbers.ts';
import type { BoardPiece } from '#web/garments/flat-lay-board.tsx';
import { queryOf } from '#web/query.ts';
import { useRail } from './use-rail.ts';
import type { useSwapPiece } from './use-swap-piece.ts';

interface PieceSwapProps {
  outfit: Outfit;
  piece: BoardPiece;
  swap: ReturnType<typeof useSwapPiece>;
  onTry: (tried: { piece: BoardPiece; aiScore: number } | null) => void;
  onSwapped: () => void;
}

const copy = composingCopy.refine;

export function PieceSwap({ outfit, piece, swap, onTry, onSwapped }: PieceSwapProps) {
  const [chosen, setChosen] = useState(0);
  const found = useQuery({
    ...queryOf(
      ['alternatives', outfit.id, piece.id, outfit.items.map(({ id }) => id)],
      'GET /api/wardrobe/outfits/:id/alternatives/:garmentId',
      { params: { id: outfit.id, garmentId: piece.id } },
    ),
    retry: false,
    staleTime: 60_000,
  });

  if (found.isPending) {
    return (
      <p className="flex min-h-24 items-center gap-3 text-ink-soft" role="status">
        <Spinner size={18} /> {copy.loading}
      </p>
    );
  }
  if (found.isError) {
    return (
      <div className="flex min-h-24 flex-wrap items-center gap-3" role="alert">
        <p className="text-burgundy-text">{messageOf(found.error, copy.failed)}</p>
        <Retry query={found} size="s" variant="secondary" />
      </div>
    );
  }
  const { alternatives, aiScore } = found.data;
  if (alternatives.length === 0) return <p className="py-4 text-ink-soft">{copy.none}</p>;

  const choices = [
    { piece, aiScore },
    ...alternatives.map(({ item, aiScore: score }) => ({ piece: item, aiScore: score })),
  ];
  const tried = chosen === 0 ? null : alternatives[chosen - 1];
  return (
    <div className="grid gap-3 pt-2 pb-4">
      <AlternativesRail
        choices={choices}
        chosen={chosen}
        label={copy.alternatives(piece.name)}
        onChoose={(index) => {
          const choice = choices[index];
          if (!choice) return;
          setChosen(index);
          onTry(index === 0 ? null : choice);
        }}
      />
      <p aria-live="polite" className="min-h-12 text-balance text-center text-ink-soft">
        {tried ? tried.reason : copy.keep}
      </p>
      <Button
        className="justify-self-center"
        disabled={!tried}
        loading={swap.isPending}
        onClick={() =>
          tried &&
          swap.mutate({ outfitId: outfit.id, out: piece, into: tried.item }, { onSuccess: onSwapped })
        }
        size="s"
      >
        {tried ? copy.take(tried.item.name) : copy.choose}
      </Button>
    </div>
  );
}

interface Choice {
  piece: BoardPiece;
  aiScore: number;
}

interface AlternativesRailProps {
  label: string;
  choices: readonly Choice[];
  chosen: number;
  onChoose: (index: number) => void;
}

function AlternativesRail({ label, choices, chosen, onChoose }: AlternativesRailProps) {
  const name = useId();
  const { rail, onScroll, bring } = useRail(chosen, onChoose);
  const now = choices[0]?.aiScore ?? 0;
  return (
    <fieldset className="relative min-w-0">
      <legend className="sr-only">{label}</legend>
      <div
        className="no-scrollbar flex snap-x snap-mandatory gap-3 overflow-x-auto overscroll-x-contain px-[calc(50%-4rem)] py-1"
        onScroll={onScroll}
        ref={rail}
      >
        {choices.map(({ piece, aiScore }, index) => (
          <label
            className="grid w-32 shrink-0 cursor-pointer snap-center content-start gap-1 opacity-60 transition-opacity duration-200 has-checked:opacity-100"
            key={piece.id}
          >
            <span className="relative block rounded-photo outline-offset-2 has-checked:outline-2 has-checked:outline-burgundy-text has-focus-visible:outline-3">
              <input
                checked={index === chosen}
                className="sr-only"
                name={name}
                onChange={() => bring(index)}
                type="radio"
                value={piece.id}
              />
              <GarmentPicture alt="" photo={piece.photo} />
            </span>
            <span className="truncate text-note">{piece.name}</span>
            <span className="tabular text-note text-ink-soft">
              {index === 0 ? copy.current : `${formatPercent(aiScore)} · ${differenceOf(aiScore - now)}`}
            </span>
          </label>
        ))}
      </div>
      <div className="pointer-events-none absolute inset-x-0 top-14 flex justify-between max-sm:hidden">
        <IconButton
          className="pointer-events-auto"
          disabled={chosen === 0}
          label={copy.previous}
          onClick={() => bring(chosen - 1)}
          onPicture
        >
          <ChevronLeft size={20} />
        </IconButton>
        <IconButton
          className="pointer-events-auto"
          disabled={chosen >= choices.length - 1}
          label={copy.next}
          onClick={() => bring(chosen + 1)}
          onPicture
        >
          <ChevronRight size={20} />
        </IconButton>
      </div>
    </fieldset>
  );
}

const differenceOf = (points: number): string => (points === 0 ? copy.same : copy.difference(points));
