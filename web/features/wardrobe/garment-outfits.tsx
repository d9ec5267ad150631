import { occasionNames, seasonNames } from '#contract/names.ts';
import type { Outfit } from '#contract/outfits.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';

export function GarmentOutfits({ outfits }: { outfits: readonly Outfit[] }) {
  const copy = wardrobeCopy.detail;
  return (
    <section>
      <h3 className="mb-3 text-title-s">{copy.outfits}</h3>
      {outfits.length === 0 ? (
        <p className="text-ink-soft">{copy.noOutfits}</p>
      ) : (
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {outfits.map((outfit) => (
            <li className="grid content-start gap-1" key={outfit.id}>
              <FlatLayBoard label={outfit.name} pieces={outfit.items} />
              <p className="pt-1 font-medium text-[0.9375rem] leading-snug">{outfit.name}</p>
              <p className="text-note text-ink-soft">
                {occasionNames[outfit.occasion]} · {seasonNames[outfit.season]}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
