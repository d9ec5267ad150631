import { occasionNames, seasonNames } from '#contract/names.ts';
import type { ViewedGarment, ViewedOutfit } from '#contract/viewers.ts';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { viewersCopy } from '#web/copy/viewers.ts';
import { EmptyPlate } from '#web/garments/empty-plate.tsx';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import { tilePictures } from '#web/garments/tile-pictures.ts';

const { noOutfits } = viewersCopy.page;

interface ViewedOutfitsProps {
  outfits: readonly ViewedOutfit[];
  garments: readonly ViewedGarment[];
}

export function ViewedOutfits({ outfits, garments }: ViewedOutfitsProps) {
  const byId = new Map(garments.map((garment) => [garment.id, garment]));
  if (outfits.length === 0)
    return <EmptyState {...noOutfits} picture={<EmptyPlate pieces={tilePictures.outfit} />} />;
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 sm:gap-x-6 sm:gap-y-10 xl:grid-cols-4">
      {outfits.map(({ id, name, occasion, season, garmentIds }) => (
        <li className="grid content-start gap-1" key={id}>
          <FlatLayBoard label={name} pieces={garmentIds.flatMap((one) => byId.get(one) ?? [])} />
          <h3 className="wrap-anywhere pt-1 text-[1.0625rem] leading-snug sm:text-[1.1875rem]">{name}</h3>
          <p className="text-note text-ink-soft">
            {occasionNames[occasion]} · {seasonNames[season]}
          </p>
        </li>
      ))}
    </ul>
  );
}
