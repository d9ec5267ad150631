import { Heart, Shuffle, ThumbsDown } from 'lucide-react';
import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import type { Outfit } from '#contract/outfits.ts';
import { api } from '#web/api.ts';
import { notifySuccess } from '#web/components/feedback/notify.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { composingCopy } from '#web/copy/composing.ts';
import { putOutfits } from '#web/garments/wardrobe-cache.ts';
import { wardrobeCache } from '#web/garments/wardrobe-query.ts';
import { useChange } from '#web/use-change.ts';
import { RefineOutfit } from './composing-parts.ts';
import { useTasteChanged } from './taste-query.ts';
import { useRejectOutfit } from './use-reject-outfit.ts';

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
    failed: copy.error,
    failedText: copy.failed,
  });
}
