import { PackageOpen, WashingMachine } from 'lucide-react';
import type { WardrobeItem } from '#contract/garments.ts';
import { PictureLabel } from '#web/components/picture-label.tsx';
import { absenceCopy } from '#web/copy/absence.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';

/** On the picture of a garment that is not at hand. */
export function AbsenceLabel({ item: { inLaundry, away } }: { item: WardrobeItem }) {
  const Icon = inLaundry ? WashingMachine : PackageOpen;
  return (
    <PictureLabel icon={<Icon aria-hidden="true" size={14} />}>
      {inLaundry ? wardrobeCopy.card.inLaundry : away && absenceCopy.names[away.why]}
    </PictureLabel>
  );
}
