import { OwnOverview } from './own-overview.tsx';
import { SampleOverview } from './sample-overview.tsx';
import { WithWardrobe } from './with-wardrobe.tsx';

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
