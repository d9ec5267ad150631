import type { Board, BoardItem } from '#contract/boards.ts';
import type { Inspiration } from '#contract/inspirations.ts';
import type { Outfit } from '#contract/outfits.ts';
import { FlatLayBoard } from '#web/garments/flat-lay-board.tsx';
import { SeenCollage } from './seen-picture.tsx';

export type Pictured = {
  id: string;
  item: BoardItem;
  name: string;
} & ({ inspiration: Inspiration; outfit?: undefined } | { outfit: Outfit; inspiration?: undefined });

/** What can be put on a board. */
export interface Saved {
  inspirations: readonly Inspiration[];
  outfits: readonly Outfit[];
}

/** Without outfits that are hidden while a garment of theirs is gone. */
export function picturedItems(board: Board, { inspirations, outfits }: Saved): Pictured[] {
  return board.items.flatMap((item): Pictured[] => {
    const inspiration = inspirations.find(({ id }) => id === item.inspirationId);
    if (inspiration) return [{ id: inspiration.id, item, name: inspiration.name, inspiration }];
    const outfit = outfits.find(({ id }) => id === item.outfitId);
    return outfit ? [{ id: outfit.id, item, name: outfit.name, outfit }] : [];
  });
}

export function BoardItemPicture({ pictured, className }: { pictured: Pictured; className?: string }) {
  const { inspiration, outfit, name } = pictured;
  const look = className === undefined ? {} : { className };
  return inspiration ? (
    <SeenCollage parts={inspiration.parts} {...look} />
  ) : (
    <FlatLayBoard label={name} pieces={outfit.items} {...look} />
  );
}
