import { ButtonLink } from '#web/components/button.tsx';
import { dashboard } from '#web/copy/dashboard.ts';
import { GarmentRow } from '#web/features/wardrobe/garment-row.tsx';
import { paths } from '#web/paths.ts';
import { sunday } from '#web/samples/sample-outfits.ts';
import { TabLink } from './tab-link.tsx';
import { WithWardrobe } from './with-wardrobe.tsx';

const shown = 12;

export function WardrobeTab() {
  return (
    <WithWardrobe>
      {({ wardrobe: { items } }) =>
        items.length === 0 ? (
          <TabLink {...dashboard.wardrobe} sample={sunday} to={paths.wardrobe} />
        ) : (
          <section className="grid gap-6">
            <div className="flex flex-wrap items-end justify-between gap-4">
              <h2 className="text-title-m">{dashboard.own.latest}</h2>
              <ButtonLink size="s" to={paths.wardrobe} variant="secondary">
                {dashboard.wardrobe.action}
              </ButtonLink>
            </div>
            <GarmentRow
              garments={items.slice(0, shown)}
              note={({ timesWorn }) => dashboard.own.timesWorn(timesWorn)}
            />
          </section>
        )
      }
    </WithWardrobe>
  );
}
