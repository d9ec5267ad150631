import { useState } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';

const DepartureDialog = onDemand(() => import('./departure-dialog.tsx'), 'DepartureDialog');
const SellingDialog = onDemand(() => import('../selling/selling-dialog.tsx'), 'SellingDialog');

interface LeavingDialogsProps {
  item: WardrobeItem;
  way: 'sell' | 'give';
  onClose: () => void;
}

/** A sale is announced first, and the price asked for goes along. */
export function LeavingDialogs({ item, way, onClose }: LeavingDialogsProps) {
  const [asked, setAsked] = useState<string | null>(null);
  if (way === 'give') return <DepartureDialog item={item} onClose={onClose} way="given" />;
  if (asked !== null) return <DepartureDialog item={item} onClose={onClose} price={asked} />;
  return <SellingDialog item={item} onClose={onClose} onSold={setAsked} />;
}
