import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { Button } from '#web/components/button.tsx';
import { Menu } from '#web/components/overlays/menu.tsx';
import { seasonCopy } from '#web/copy/season.ts';
import { LeavingDialogs } from '#web/garments/departing/leaving-dialogs.tsx';
import { OnlineOnly } from '#web/garments/online-only.tsx';

const { unworn: copy } = seasonCopy.away;

/** Ways out of the wardrobe for a garment that is no longer wanted. */
export function WaysOut({ item, onRepair }: { item: WardrobeItem; onRepair: () => void }) {
  const [open, setOpen] = useState<'sell' | 'give' | null>(null);
  return (
    <OnlineOnly>
      <Menu
        items={[
          { label: copy.sell, onSelect: () => setOpen('sell') },
          { label: copy.give, onSelect: () => setOpen('give') },
          { label: copy.repair, onSelect: onRepair },
        ]}
        trigger={
          <Button aria-label={copy.more(item.name)} className="-ml-2 w-fit px-2!" size="s" variant="ghost">
            {copy.choose}
          </Button>
        }
      />
      {open && <LeavingDialogs item={item} onClose={() => setOpen(null)} way={open} />}
    </OnlineOnly>
  );
}
