import { type ComponentProps, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { onDemand } from '#web/components/behaviour/on-demand.tsx';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { inspirationCopy } from '#web/copy/inspiration.ts';
import { outfitViewsCopy as copy } from '#web/copy/outfit-views.ts';
import { OnlineOnly } from '#web/garments/online-only.tsx';
import type { WardrobeResponse } from '#web/garments/wardrobe-cache.ts';
import { boardsPath, inspirationPath } from '#web/paths.ts';
import { NoClothes } from './no-clothes.tsx';
import { OutfitGenerator } from './outfit-generator.tsx';
import { outfitViews } from './outfits-address.ts';
import { OutfitsTab } from './outfits-tab.tsx';

const CalendarView = onDemand(() => import('#web/features/plans/calendar-view.tsx'), 'CalendarView');
const SuitcaseView = onDemand(() => import('#web/features/plans/suitcase/suitcase-view.tsx'), 'SuitcaseView');
const CapsuleView = onDemand(() => import('#web/features/plans/capsule/capsule-view.tsx'), 'CapsuleView');
const WeekStrip = onDemand(() => import('#web/features/plans/week-strip.tsx'), 'WeekStrip');
const WardrobeGaps = onDemand(() => import('./wardrobe-gaps.tsx'), 'WardrobeGaps');

interface OutfitsAreaProps extends ComponentProps<typeof OutfitsTab> {
  /** The wardrobe's figures. */
  summary: ReactNode;
  allowance: WardrobeResponse['wardrobe']['stats']['allowance'];
}

export function OutfitsArea({ allowance, summary, ...props }: OutfitsAreaProps) {
  const { address, items, outfits } = props;
  const view = address.outfitView;
  const [day, setDay] = useState(() => dayIn(address.params));
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
          <OnlineOnly>
            <OutfitGenerator
              allowance={allowance}
              items={items}
              onGenerated={(freshOutfits) => address.goToTab('outfits', { freshOutfits })}
              onScan={() => address.goToTab('scanner')}
            />
          </OnlineOnly>
          <nav aria-label={inspirationCopy.meta.title} className="mb-6 flex flex-wrap gap-x-6">
            <Link className="inline-link inline-flex min-h-11 items-center" to={inspirationPath}>
              {inspirationCopy.link}
            </Link>
            <Link className="inline-link inline-flex min-h-11 items-center" to={boardsPath}>
              {inspirationCopy.boards}
            </Link>
          </nav>
          <OutfitsTab {...props} />
          {items.length > 0 && summary}
          {outfits.length > 0 && (
            <WeekStrip
              onOpen={(chosen) => {
                setDay(chosen);
                address.showOutfitView('calendario');
              }}
            />
          )}
          {items.length > 0 && <WardrobeGaps />}
        </>
      )}
      {view === 'calendario' && (
        <CalendarView allowance={allowance} first={day} items={items} outfits={outfits} />
      )}
      {(view === 'maleta' || view === 'capsula') && items.length === 0 && (
        <NoClothes onScan={() => address.goToTab('scanner')} />
      )}
      {view === 'maleta' && items.length > 0 && <SuitcaseView allowance={allowance} items={items} />}
      {view === 'capsula' && items.length > 0 && <CapsuleView items={items} />}
    </>
  );
}

/** The day that a link to the calendar names. */
function dayIn(params: URLSearchParams): string | undefined {
  const day = params.get('dia');
  return day && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
}
