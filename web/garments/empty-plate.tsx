import type { Piece } from '#web/components/pictures/flat-lay-places.ts';
import { FlatLayPlate } from '#web/components/pictures/flat-lay-plate.tsx';

export function EmptyPlate({ pieces }: { pieces: readonly Piece[] }) {
  return <FlatLayPlate className="mb-2 aspect-16/10 w-full max-w-sm" pieces={pieces} shape="wide" />;
}
