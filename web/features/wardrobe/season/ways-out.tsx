import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { Button } from '#web/components/button.tsx';
import { Menu } from '#web/components/overlays/menu.tsx';
import { seasonCopy } from '#web/copy/season.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';

const DepartureDialog = onDemand(
  async () => (await import('../departures/departure-dialog.tsx')).DepartureDialog,
);
const SellingDialog = onDemand(async () => (await import('../selling/selling-dialog.tsx')).SellingDialog);

const { unworn: copy } = seasonCopy.away;

/** How a garment that is not wanted any more leaves the wardrobe, or comes to be wanted. */
export function WaysOut({ item, onRepair }: { item: WardrobeItem; onRepair: () => void }) {
  const [open, setOpen] = useState<'sell' | 'give' | null>(null);
  const [sold, setSold] = useState<string | null>(null);
  const close = () => {
    setOpen(null);
    setSold(null);
  };
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
      {open === 'sell' && sold === null && <SellingDialog item={item} onClose={close} onSold={setSold} />}
      {sold !== null && <DepartureDialog item={item} onClose={close} price={sold} />}
      {open === 'give' && <DepartureDialog item={item} onClose={close} way="given" />}
    </OnlineOnly>
  );
}
