import { FlatLayPlate } from '#web/components/pictures/flat-lay-plate.tsx';
import { tilePictures } from './tile-pictures.ts';

export function EmptyPlate({ of }: { of: keyof typeof tilePictures }) {
  return (
    <FlatLayPlate className="mb-2 aspect-16/10 w-full max-w-sm" pieces={tilePictures[of]} shape="wide" />
  );
}
