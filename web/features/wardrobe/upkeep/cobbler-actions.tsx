import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { Button } from '#web/components/button.tsx';
import { upkeepCopy } from '#web/copy/upkeep.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';

const AbsenceDialog = onDemand(() => import('../absence/absence-dialog.tsx'), 'AbsenceDialog');
const UpkeepDialog = onDemand(() => import('./upkeep-dialog.tsx'), 'UpkeepDialog');

const { due: copy } = upkeepCopy;

/** Of shoes that are due, and of what is at the cobbler's. */
export function CobblerActions({ item }: { item: WardrobeItem }) {
  const [open, setOpen] = useState<'away' | 'done' | null>(null);
  const close = () => setOpen(null);
  return (
    <OnlineOnly>
      <div className="flex flex-wrap gap-2">
        {item.away === null && (
          <Button onClick={() => setOpen('away')} size="s" variant="secondary">
            {copy.take}
          </Button>
        )}
        <Button onClick={() => setOpen('done')} size="s" variant={item.away ? 'secondary' : 'ghost'}>
          {copy.done}
        </Button>
      </div>
      {open === 'away' && <AbsenceDialog item={item} onClose={close} reason="repair" />}
      {open === 'done' && <UpkeepDialog item={item} onClose={close} work={item.cobbler?.what} />}
    </OnlineOnly>
  );
}
