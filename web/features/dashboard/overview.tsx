import { lazy } from 'react';
import { WithWardrobe } from './with-wardrobe.tsx';

// Nobody needs both: one comes with the first garment, the other goes with it.
const OwnOverview = lazy(async () => ({ default: (await import('./own-overview.tsx')).OwnOverview }));
const SampleOverview = lazy(async () => ({
  default: (await import('./sample-overview.tsx')).SampleOverview,
}));

/** Sample figures for whoever has nothing yet; one's own as soon as there are some. */
export function Overview() {
  return (
    <WithWardrobe>
      {(answer) =>
        answer.wardrobe.items.length + answer.wardrobe.outfits.length === 0 ? (
          <SampleOverview />
        ) : (
          <OwnOverview answer={answer} />
        )
      }
    </WithWardrobe>
  );
}
