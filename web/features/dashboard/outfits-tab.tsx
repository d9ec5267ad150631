import { ButtonLink } from '#web/components/button.tsx';
import { dashboard } from '#web/copy/dashboard.ts';
import { wardrobeTab } from '#web/paths.ts';
import { rain } from '#web/samples/sample-outfits.ts';
import { OwnOutfitCard } from './own-outfit-card.tsx';
import { TabLink } from './tab-link.tsx';
import { WithWardrobe } from './with-wardrobe.tsx';

const shown = 6;

export function OutfitsTab() {
  return (
    <WithWardrobe>
      {({ wardrobe: { outfits } }) =>
        outfits.length === 0 ? (
          <TabLink {...dashboard.outfits} sample={rain} to={wardrobeTab('outfits')} />
        ) : (
          <section className="grid gap-6">
            <div className="flex flex-wrap items-end justify-between gap-4">
              <h2 className="text-title-m">{dashboard.own.latestOutfits}</h2>
              <ButtonLink size="s" to={wardrobeTab('outfits')} variant="secondary">
                {dashboard.outfits.action}
              </ButtonLink>
            </div>
            <div className="grid grid-cols-2 gap-x-5 gap-y-10 sm:gap-x-8 lg:grid-cols-3">
              {outfits.slice(0, shown).map((outfit) => (
                <OwnOutfitCard key={outfit.id} outfit={outfit} />
              ))}
            </div>
          </section>
        )
      }
    </WithWardrobe>
  );
}
