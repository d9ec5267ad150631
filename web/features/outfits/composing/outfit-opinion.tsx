import { Heart, Shuffle, ThumbsDown } from 'lucide-react';
import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import type { Outfit } from '#contract/outfits.ts';
import { api } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { common } from '#web/copy/common.ts';
import { composingCopy } from '#web/copy/composing.ts';
import { putOutfits, removeOutfit } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { useChange } from '#web/use-change.ts';
import { RefineOutfit } from './composing-parts.ts';
import { useTasteChanged } from './taste-query.ts';

interface OutfitOpinionProps {
  outfit: Outfit;
  items: readonly WardrobeItem[];
  onComposed: (outfitIds: string[]) => void;
  onRejected: (outfit: Outfit) => void;
}

export function OutfitOpinion({ outfit, items, onComposed, onRejected }: OutfitOpinionProps) {
  const [refining, setRefining] = useState(false);
  const keep = useKeepOutfit();
  const reject = useRejectOutfit(onRejected);
  const copy = composingCopy.opinion;
  return (
    <div className="flex">
      <IconButton
        label={copy.refine}
        onClick={() => setRefining(true)}
        onFocus={() => void RefineOutfit.preload().catch(() => {})}
        onPointerEnter={() => void RefineOutfit.preload().catch(() => {})}
      >
        <Shuffle size={20} />
      </IconButton>
      {outfit.aiGenerated && (
        <>
          <IconButton aria-pressed={outfit.kept} label={copy.like} onClick={() => keep.mutate(outfit)}>
            <Heart className={outfit.kept ? 'fill-current text-burgundy-text' : undefined} size={20} />
          </IconButton>
          <IconButton disabled={reject.isPending} label={copy.dislike} onClick={() => reject.mutate(outfit)}>
            <ThumbsDown size={20} />
          </IconButton>
        </>
      )}
      {refining && (
        <RefineOutfit
          items={items}
          onClose={() => setRefining(false)}
          onComposed={onComposed}
          outfit={outfit}
        />
      )}
    </div>
  );
}

const copy = composingCopy.opinion;

function useKeepOutfit() {
  const tasteChanged = useTasteChanged();
  return useChange({
    mutationFn: ({ id, kept }: Outfit) =>
      kept
        ? api('DELETE /api/wardrobe/outfits/:id/kept', { params: { id } })
        : api('POST /api/wardrobe/outfits/:id/kept', { params: { id } }),
    onMutate: (outfit) => wardrobeCache.change(putOutfits([{ ...outfit, kept: !outfit.kept }])),
    onSuccess: async ({ outfit }) => {
      await wardrobeCache.change(putOutfits([outfit]));
      if (outfit.kept) notifySuccess(copy.liked, copy.likedText);
      void tasteChanged();
    },
    failedText: copy.failed,
  });
}

function useRejectOutfit(onRejected: (outfit: Outfit) => void) {
  const tasteChanged = useTasteChanged();

  const undo = useChange({
    mutationFn: (id: string) => api('DELETE /api/wardrobe/outfits/:id/rejected', { params: { id } }),
    onSuccess: async ({ outfit }) => {
      await wardrobeCache.change(putOutfits([outfit]));
      notifySuccess(copy.back, outfit.name);
      void tasteChanged();
    },
    failedText: copy.backFailed,
    onSettled: wardrobeCache.refresh,
  });

  return useChange({
    mutationFn: ({ id }: Outfit) => api('POST /api/wardrobe/outfits/:id/rejected', { params: { id } }),
    onMutate: ({ id }) => wardrobeCache.change(removeOutfit(id)),
    onSuccess: (_answer, outfit) => {
      const { id } = outfit;
      onRejected(outfit);
      notifySuccess(copy.rejected, copy.rejectedText, {
        action: { label: common.undo, onClick: () => undo.mutate(id) },
      });
      void tasteChanged();
    },
    failedText: copy.failed,
    onSettled: wardrobeCache.refresh,
  });
}
