import { memo } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { classes } from '#web/components/classes.ts';
import { GarmentCard } from './garment-card.tsx';
import { garmentGridLook, garmentRowsLook } from './garment-grid-look.ts';
import type { Columns } from './use-columns.ts';

/** Divides into full rows of two, three and four. */
const blockLength = 24;

export function inBlocks(items: readonly WardrobeItem[]): WardrobeItem[][] {
  const blocks: WardrobeItem[][] = [];
  for (let at = 0; at < items.length; at += blockLength) blocks.push(items.slice(at, at + blockLength));
  return blocks;
}

interface GarmentBlockProps {
  items: readonly WardrobeItem[];
  columns: Columns;
  arrivingGarmentId: string | null;
  onOpen: (id: string) => void;
}

/** Only blocks near the screen are laid out, at the height of usual cards. The padding shows focus rings. */
const blockLook = '-m-1 p-1 [content-visibility:auto] [contain-intrinsic-size:auto_160rem]';

/** `onOpen` is new with every render and does the same. */
export const GarmentBlock = memo(
  function GarmentBlock({ items, columns, arrivingGarmentId, onOpen }: GarmentBlockProps) {
    return (
      <ul className={classes(garmentGridLook(columns), blockLook)}>
        {items.map((item) => (
          <li className={classes(garmentRowsLook, 'sm:pb-8')} key={item.id}>
            <GarmentCard
              arriving={item.id === arrivingGarmentId}
              item={item}
              onOpen={() => onOpen(item.id)}
              small={columns === 3}
            />
          </li>
        ))}
      </ul>
    );
  },
  (before, now) =>
    before.items === now.items &&
    before.columns === now.columns &&
    before.arrivingGarmentId === now.arrivingGarmentId,
);
