import { useState } from 'react';
import { occasionNames } from '#contract/names.ts';
import type { Outfit } from '#contract/outfits.ts';
import { type Occasion, occasions } from '#contract/vocabulary.ts';
import { ToggleChip } from '#web/components/forms/toggle-chip.tsx';
import { Dialog } from '#web/components/overlays/dialog.tsx';
import { plansCopy } from '#web/copy/plans.ts';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import { formatLongDay } from './days.ts';

interface ChooseOutfitDialogProps {
  day: string;
  outfits: readonly Outfit[];
  pending: boolean;
  onChoose: (outfit: Outfit) => void;
  onClose: () => void;
}

export function ChooseOutfitDialog({ day, outfits, pending, onChoose, onClose }: ChooseOutfitDialogProps) {
  const [occasion, setOccasion] = useState<Occasion | null>(null);
  const copy = plansCopy.choose;
  const known = occasions.filter((one) => outfits.some((outfit) => outfit.occasion === one));
  const shown = outfits.filter((outfit) => occasion === null || outfit.occasion === occasion);
  return (
    <Dialog onClose={onClose} size="l" title={copy.title(formatLongDay(day))}>
      {outfits.length === 0 ? (
        <p className="text-ink-soft">{copy.none}</p>
      ) : (
        <div className="grid gap-5">
          <div className="no-scrollbar -mx-5 flex gap-2 overflow-x-auto px-5 sm:mx-0 sm:flex-wrap sm:px-0">
            <ToggleChip onPressedChange={() => setOccasion(null)} pressed={occasion === null}>
              {copy.any}
            </ToggleChip>
            {known.map((one) => (
              <ToggleChip
                key={one}
                onPressedChange={(pressed) => setOccasion(pressed ? one : null)}
                pressed={occasion === one}
              >
                {occasionNames[one]}
              </ToggleChip>
            ))}
          </div>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-4">
            {shown.map((outfit) => (
              <li key={outfit.id}>
                <button
                  className="group grid w-full gap-1.5 text-left disabled:opacity-55"
                  disabled={pending}
                  onClick={() => onChoose(outfit)}
                  type="button"
                >
                  <FlatLayBoard
                    className="transition-opacity duration-200 group-hover:opacity-90"
                    pieces={outfit.items}
                  />
                  <span className="font-serif leading-snug">
                    <span className="sr-only">{copy.pick} </span>
                    {outfit.name}
                  </span>
                  <span className="text-note text-ink-soft">{occasionNames[outfit.occasion]}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
