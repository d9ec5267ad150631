import floralShirtDress from 'pictures/floral-shirt-dress.svg';
import greyCoat from 'pictures/grey-coat.svg';
import navyBlazer from 'pictures/navy-blazer.svg';
import wineSlipDress from 'pictures/wine-slip-dress.svg';
import type { ColorName } from '#contract/colors.ts';
import { Badge } from '#web/components/badge.tsx';
import { FlatLayPlate } from '#web/components/pictures/flat-lay-plate.tsx';
import { Palette } from '#web/components/pictures/palette.tsx';
import { dashboardTabs } from '#web/copy/dashboard-tabs.ts';

const { trends: copy } = dashboardTabs;

const cards = [
  { ...copy.cards.tailoring, image: navyBlazer },
  { ...copy.cards.layers, image: greyCoat },
  { ...copy.cards.silk, image: wineSlipDress },
  { ...copy.cards.prints, image: floralShirtDress },
];

const colors: readonly ColorName[] = [
  'burdeos',
  'verde oscuro',
  'mostaza',
  'crudo',
  'azul marino',
  'rosa palo',
];

export function TrendsTab() {
  return (
    <section className="grid gap-12">
      <div className="grid gap-6">
        <div className="grid gap-1.5">
          <h2 className="text-title-m">{copy.title}</h2>
          <p className="text-ink-soft">{copy.note}</p>
        </div>
        <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
          {cards.map(({ title, trend, description, image }) => (
            <article className="grid content-start gap-3" key={title}>
              <FlatLayPlate className="aspect-[4/5]" label={title} pieces={[{ slot: 'outer', src: image }]} />
              <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
                <h3 className="text-title-s">{title}</h3>
                <Badge tone="accent">{trend}</Badge>
              </div>
              <p className="text-[0.9375rem] text-ink-soft">{description}</p>
            </article>
          ))}
        </div>
      </div>
      <div className="grid gap-5">
        <h2 className="text-title-m">{copy.colorsTitle}</h2>
        <Palette colors={colors} />
      </div>
    </section>
  );
}
