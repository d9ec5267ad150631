import { type ComponentProps, useState } from 'react';
import { onDemand } from '#web/components/on-demand.tsx';
import { Segmented } from '#web/components/segmented.tsx';
import { outfitViewsCopy as copy } from '#web/copy/outfit-views.ts';
import type { WardrobeResponse } from '#web/garments/wardrobe-cache.ts';
import { outfitViews } from './outfits-address.ts';
import { OutfitsTab } from './outfits-tab.tsx';

const CalendarView = onDemand(
  async () => (await import('#web/features/plans/calendar-view.tsx')).CalendarView,
);
const SuitcaseView = onDemand(
  async () => (await import('#web/features/plans/suitcase/suitcase-view.tsx')).SuitcaseView,
);
const CapsuleView = onDemand(
  async () => (await import('#web/features/plans/capsule/capsule-view.tsx')).CapsuleView,
);
const WeekStrip = onDemand(async () => (await import('#web/features/plans/week-strip.tsx')).WeekStrip);
const WardrobeGaps = onDemand(async () => (await import('./wardrobe-gaps.tsx')).WardrobeGaps);

interface OutfitsAreaProps extends ComponentProps<typeof OutfitsTab> {
  allowance: WardrobeResponse['wardrobe']['stats']['allowance'];
}

export function OutfitsArea({ allowance, ...props }: OutfitsAreaProps) {
  const { address, items, outfits } = props;
  const view = address.outfitView;
  const [day, setDay] = useState<string>();
  return (
    <>
      <Segmented
        className="mb-6 max-sm:flex max-sm:w-full"
        label={copy.label}
        onValueChange={(next) => address.showOutfitView(next)}
        options={outfitViews.map((value) => ({ value, label: copy.views[value] }))}
        value={view}
      />
      {view === 'outfits' && (
        <>
          {outfits.length > 0 && (
            <WeekStrip
              onOpen={(chosen) => {
                setDay(chosen);
                address.showOutfitView('calendario');
              }}
            />
          )}
          <OutfitsTab {...props} />
          {items.length > 0 && <WardrobeGaps />}
        </>
      )}
      {view === 'calendario' && (
        <CalendarView allowance={allowance} first={day} items={items} outfits={outfits} />
      )}
      {view === 'maleta' && <SuitcaseView allowance={allowance} items={items} />}
      {view === 'capsula' && <CapsuleView items={items} />}
    </>
  );
}
