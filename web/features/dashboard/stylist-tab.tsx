import { useState } from 'react';
import type { Outfit } from '#contract/outfits.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { common } from '#web/copy/common.ts';
import { dashboardTabs } from '#web/copy/dashboard-tabs.ts';
import { paths, wardrobeTab } from '#web/paths.ts';
import { SampleOutfitCard } from '#web/samples/sample-outfit-card.tsx';
import { first, market, meeting, sunday, terrace, toast } from '#web/samples/sample-outfits.ts';
import { OwnOutfitCard } from './own-outfit-card.tsx';
import { WithWardrobe } from './with-wardrobe.tsx';

const { stylist: copy } = dashboardTabs;

const samples = {
  work: [meeting, first],
  casual: [sunday, market],
  party: [terrace, toast],
} as const;

type Occasion = keyof typeof samples;

const occasions = (Object.keys(samples) as Occasion[]).map((value) => ({
  value,
  label: copy.occasions[value],
}));

/** The person's best outfit for each occasion, or a sample when there is none. */
export function StylistTab() {
  const [occasion, setOccasion] = useState<Occasion>('work');
  return (
    <WithWardrobe>
      {({ wardrobe: { outfits } }) => {
        const own = bestFor(occasion, outfits, 2);
        return (
          <section className="grid gap-8">
            <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
              <div className="grid gap-1.5">
                <h2 className="text-title-m">{copy.title}</h2>
                <p className="text-ink-soft">{own.length > 0 ? copy.ownNote : copy.note}</p>
              </div>
              <Segmented
                label={common.occasion}
                onValueChange={setOccasion}
                options={occasions}
                value={occasion}
              />
            </div>
            <div className="grid gap-x-10 gap-y-10 sm:grid-cols-2">
              {own.length > 0
                ? own.map((outfit) => <OwnOutfitCard key={outfit.id} outfit={outfit} />)
                : samples[occasion].map((outfit) => <SampleOutfitCard key={outfit.title} outfit={outfit} />)}
            </div>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={paths.stylists}>{copy.ask}</ButtonLink>
              <ButtonLink to={wardrobeTab('outfits')} variant="secondary">
                {copy.action}
              </ButtonLink>
            </div>
          </section>
        );
      }}
    </WithWardrobe>
  );
}

function bestFor(occasion: Outfit['occasion'], outfits: readonly Outfit[], count: number): Outfit[] {
  return outfits
    .filter((outfit) => outfit.aiGenerated && outfit.occasion === occasion)
    .sort((a, b) => (b.aiScore ?? 0) - (a.aiScore ?? 0))
    .slice(0, count);
}
