import { lazy } from 'react';
import { WithWardrobe } from './with-wardrobe.tsx';

// Only one of the two is ever needed.
const OwnOverview = lazy(async () => ({ default: (await import('./own-overview.tsx')).OwnOverview }));
const SampleOverview = lazy(async () => ({
  default: (await import('./sample-overview.tsx')).SampleOverview,
}));

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
