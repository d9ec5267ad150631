import { useState } from 'react';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { StatTile } from '#web/components/charts/stat-tile.tsx';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { formatWholeWorth, formatWorth } from '#web/format/money.ts';
import { formatCount } from '#web/format/numbers.ts';
import type { WardrobeResponse } from '#web/garments/wardrobe-cache.ts';

const SustainabilityDialog = onDemand(() => import('./sustainability-dialog.tsx'), 'SustainabilityDialog');

export function SummaryTiles({ answer }: { answer: WardrobeResponse }) {
  const [open, setOpen] = useState(false);
  const { summary, wardrobe } = answer;
  const { stats } = wardrobe;
  const { tiles } = wardrobeCopy;
  const costPerWear = stats.averageCostPerWear;
  return (
    <section className="mt-4 mb-10 grid grid-cols-4 gap-x-3 sm:gap-x-8">
      <StatTile
        compact
        label={tiles.items}
        note={summary.totalItems > 0 && tiles.neverWorn(stats.neverWorn)}
        value={formatCount(summary.totalItems)}
      />
      <StatTile
        compact
        label={tiles.outfits}
        note={summary.totalItems > 0 && tiles.totalWears(stats.totalWears)}
        value={formatCount(summary.totalOutfits)}
      />
      <StatTile
        compact
        label={tiles.value}
        note={costPerWear === null ? tiles.costUnknown : tiles.costPerWear(formatWorth(costPerWear))}
        value={formatWholeWorth(summary.totalValue)}
      />
      <StatTile
        compact
        label={tiles.sustainability}
        note={<span className="inline-link">{tiles.sustainabilityOpen}</span>}
        onClick={() => setOpen(true)}
        value={formatCount(summary.sustainabilityScore)}
      />
      {open && (
        <SustainabilityDialog
          onClose={() => setOpen(false)}
          parts={stats.sustainability}
          score={summary.sustainabilityScore}
        />
      )}
    </section>
  );
}
