import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { WardrobeItem } from '#contract/garments.ts';
import { laidPicture } from '#web/components/pictures/laid.ts';
import { garmentShadow } from '#web/components/pictures/paper-look.ts';

export function DraggedPiece({
  item,
  shadow,
}: {
  item: WardrobeItem;
  shadow: RefObject<HTMLDivElement | null>;
}) {
  return createPortal(
    <div
      aria-hidden="true"
      className="pointer-events-none fixed top-0 left-0 z-60"
      ref={shadow}
      style={{ translate: '-999px -999px' }}
    >
      <img
        alt=""
        className={`-ml-14 -mt-18 size-28 rotate-2 object-contain ${garmentShadow}`}
        src={laidPicture(item.photo)}
      />
    </div>,
    document.body,
  );
}
