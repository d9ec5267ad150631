import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { classes } from '#web/components/classes.ts';
import { GarmentCard } from './garment-card.tsx';
import { garmentGridLook, garmentRowsLook } from './garment-grid-look.ts';
import type { Columns } from './use-columns.ts';

/** Divides into full rows of two, three and four, and is drawn within a frame. */
const blockLength = 12;

export function inBlocks(items: readonly WardrobeItem[]): WardrobeItem[][] {
  const blocks: WardrobeItem[][] = [];
  for (let at = 0; at < items.length; at += blockLength) blocks.push(items.slice(at, at + blockLength));
  return blocks;
}

interface GarmentBlockProps {
  items: readonly WardrobeItem[];
  columns: Columns;
  /** A block at the start, which is always drawn. */
  first: boolean;
  arrivingGarmentId: string | null;
  onOpen: (id: string) => void;
}

/** The height of usual cards until a block was seen. The padding shows focus rings. */
const blockLook = '-m-1 p-1 [content-visibility:auto] [contain-intrinsic-size:auto_80rem]';

/** Only blocks near the screen have cards, so that five thousand garments scroll like fifty. `onOpen` is new with every render and does the same. */
export const GarmentBlock = memo(
  function GarmentBlock({ items, columns, first, arrivingGarmentId, onOpen }: GarmentBlockProps) {
    const block = useRef<HTMLUListElement>(null);
    const near = useNear(block, first);
    return (
      <ul className={classes(garmentGridLook(columns), blockLook, !near && 'min-h-320')} ref={block}>
        {near &&
          items.map((item) => (
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
    before.first === now.first &&
    before.columns === now.columns &&
    before.arrivingGarmentId === now.arrivingGarmentId,
);

const reach = '1500px';

/** Whether an element is within a few swipes of the screen, or holds the focus, which its removal would lose. */
function useNear(element: RefObject<HTMLElement | null>, always: boolean): boolean {
  const [near, setNear] = useState(always);
  useEffect(() => {
    const { current } = element;
    if (always || !current) return;
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((entries.at(-1)?.isIntersecting ?? false) || current.contains(document.activeElement)),
      { rootMargin: reach },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, always]);
  return always || near;
}
