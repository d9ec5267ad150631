import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Outfit } from '#contract/outfits.ts';
import { api, messageOf } from '#web/api.ts';
import { Button } from '#web/components/button.tsx';
import { Retry } from '#web/components/feedback/retry.tsx';
import { Spinner } from '#web/components/feedback/spinner.tsx';
import { common } from '#web/copy/common.ts';
import { composingCopy } from '#web/copy/composing.ts';
import type { BoardPiece } from '#web/garments/flat-lay-board.tsx';
import { AlternativesRail } from './alternatives-rail.tsx';
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
    queryKey: ['alternatives', outfit.id, piece.id, outfit.items.map(({ id }) => id)],
    queryFn: ({ signal }) =>
      api(
        'GET /api/wardrobe/outfits/:id/alternatives/:garmentId',
        { params: { id: outfit.id, garmentId: piece.id } },
        { signal },
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
        <Retry query={found} size="s" variant="secondary">
          {common.retry}
        </Retry>
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
