import type { ReactNode } from 'react';
import type { WardrobeItem } from '#contract/garments.ts';
import { upkeepCopy } from '#web/copy/upkeep.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { formatDay } from '#web/format/dates.ts';
import { formatWorth } from '#web/format/money.ts';
import { formatCount, formatPercent } from '#web/format/numbers.ts';

export function GarmentFigures({ item }: { item: WardrobeItem }) {
  const copy = wardrobeCopy.detail;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5">
      <Figure
        label={copy.costPerWear}
        note={
          item.costPerWear === null
            ? copy.costPerWearUnknown
            : item.purchasePrice !== null && paidFor(item.purchasePrice, item.upkeepCost)
        }
        value={item.costPerWear === null ? null : formatWorth(item.costPerWear)}
      />
      <Figure
        label={copy.timesWorn}
        note={item.lastWornAt === null ? copy.never : copy.lastWorn(formatDay(item.lastWornAt))}
        value={formatCount(item.timesWorn)}
      />
      <Figure
        label={copy.versatility}
        note={copy.versatilityText(item.versatilityOutfits)}
        value={formatPercent(item.versatilityScore)}
      />
      <Figure
        label={copy.price}
        note={copy.added(formatDay(item.createdAt))}
        value={item.purchasePrice === null ? null : formatWorth(item.purchasePrice)}
      />
    </dl>
  );
}

function paidFor(price: number, upkeep: number): string {
  return upkeep > 0
    ? upkeepCopy.spent(formatWorth(price), formatWorth(upkeep))
    : wardrobeCopy.detail.paid(formatWorth(price));
}

function Figure({ label, value, note }: { label: string; value: string | null; note: ReactNode }) {
  return (
    <div className="border-ink border-t pt-2">
      <dt className="text-[0.9375rem] text-ink-soft">{label}</dt>
      {value === null ? (
        <dd className="font-serif text-ink-soft text-title-s leading-[1.9]">{wardrobeCopy.detail.unknown}</dd>
      ) : (
        <dd className="tabular font-serif text-title-m">{value}</dd>
      )}
      {note && <dd className="mt-1 text-note text-ink-soft">{note}</dd>}
    </div>
  );
}
