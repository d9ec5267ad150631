import { Heart, Shuffle, ThumbsDown } from 'lucide-react';
import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import type { Outfit } from '#contract/outfits.ts';
import { IconButton } from '#web/components/icon-button.tsx';
import { composingCopy } from '#web/copy/composing.ts';
import { RefineOutfit } from './composing-parts.ts';
import { useKeepOutfit } from './use-keep-outfit.ts';
import { useRejectOutfit } from './use-reject-outfit.ts';

interface OutfitOpinionProps {
  outfit: Outfit;
  items: readonly WardrobeItem[];
  onComposed: (outfitIds: string[]) => void;
}

export function OutfitOpinion({ outfit, items, onComposed }: OutfitOpinionProps) {
  const [refining, setRefining] = useState(false);
  const keep = useKeepOutfit();
  const reject = useRejectOutfit();
  const copy = composingCopy.opinion;
  return (
    <div className="flex">
      <IconButton
        label={copy.refine}
        onClick={() => setRefining(true)}
        onFocus={() => void RefineOutfit.preload().catch(() => {})}
        onPointerEnter={() => void RefineOutfit.preload().catch(() => {})}
      >
        <Shuffle aria-hidden="true" size={20} />
      </IconButton>
      {outfit.aiGenerated && (
        <>
          <IconButton aria-pressed={outfit.kept} label={copy.like} onClick={() => keep.mutate(outfit)}>
            <Heart
              aria-hidden="true"
              className={outfit.kept ? 'fill-current text-burgundy-text' : undefined}
              size={20}
            />
          </IconButton>
          <IconButton disabled={reject.isPending} label={copy.dislike} onClick={() => reject.mutate(outfit)}>
            <ThumbsDown aria-hidden="true" size={20} />
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
