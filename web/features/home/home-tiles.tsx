import { Skeleton } from '#web/components/feedback/skeleton.tsx';
import { home } from '#web/copy/home.ts';
import { tilePictures } from '#web/garments/tile-pictures.ts';
import { outfitBuilder, paths, wardrobeTab } from '#web/paths.ts';
import { Tile } from './tile.tsx';

const { tiles } = home;

/** @param props.premium undefined until known */
export function HomeTiles({ premium }: { premium: boolean | undefined }) {
  const waiting = <Skeleton className="mt-1 h-4 w-40" />;
  const outfitText = premium ? tiles.outfit.premium : tiles.outfit.free;
  const stylistText = premium ? tiles.stylist.text : tiles.stylist.locked;
  return (
    <div className="mt-10 grid grid-cols-2 gap-3 xl:grid-cols-4">
      <Tile
        pieces={tilePictures.add}
        text={tiles.add.text}
        title={tiles.add.title}
        to={wardrobeTab('scanner')}
      />
      <Tile
        pieces={tilePictures.outfit}
        text={premium === undefined ? waiting : outfitText}
        title={tiles.outfit.title}
        to={premium ? wardrobeTab('outfits') : outfitBuilder}
      />
      <Tile
        pieces={tilePictures.wardrobe}
        text={tiles.wardrobe.text}
        title={tiles.wardrobe.title}
        to={paths.wardrobe}
      />
      <Tile
        locked={!premium}
        pieces={tilePictures.stylist}
        text={premium === undefined ? waiting : stylistText}
        title={tiles.stylist.title}
        to={paths.stylists}
      />
    </div>
  );
}
