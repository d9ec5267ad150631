import blushBlouse from 'pictures/blush-blouse.svg';
import brownBoots from 'pictures/brown-boots.svg';
import brownLoafers from 'pictures/brown-loafers.svg';
import floralShirtDress from 'pictures/floral-shirt-dress.svg';
import greenPleatedSkirt from 'pictures/green-pleated-skirt.svg';
import greyCoat from 'pictures/grey-coat.svg';
import houndstoothSkirt from 'pictures/houndstooth-skirt.svg';
import mustardRollNeck from 'pictures/mustard-roll-neck.svg';
import navyBlazer from 'pictures/navy-blazer.svg';
import oliveBomber from 'pictures/olive-bomber.svg';
import sandTrench from 'pictures/sand-trench.svg';
import skyShirt from 'pictures/sky-shirt.svg';
import whiteSneakers from 'pictures/white-sneakers.svg';
import whiteTee from 'pictures/white-tee.svg';
import wineBag from 'pictures/wine-bag.svg';
import wineSlipDress from 'pictures/wine-slip-dress.svg';
import { useState } from 'react';
import type { ColorName } from '#contract/colors.ts';
import { seasonNames } from '#contract/names.ts';
import { type Season, seasons } from '#contract/vocabulary.ts';
import { Badge } from '#web/components/badge.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { Segmented } from '#web/components/forms/segmented.tsx';
import { FlatLayPlate } from '#web/components/pictures/flat-lay-plate.tsx';
import { Palette } from '#web/components/pictures/palette.tsx';
import { common } from '#web/copy/common.ts';
import { trendsCopy as copy } from '#web/copy/trends.ts';
import { seasonOfMonth } from '#web/format/dates.ts';
import { wardrobeTab } from '#web/paths.ts';

const options = seasons.map((value) => ({ value, label: seasonNames[value] }));

export function TrendsTab() {
  const [season, setSeason] = useState<Season>(() => seasonOfMonth(new Date()));
  const { title, cards } = trendsOfSeason(season);
  return (
    <div className="grid gap-12">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-2">
          <h2 className="text-title-l">{title}</h2>
          <p className="max-w-[60ch] text-ink-soft">{copy.note}</p>
        </div>
        <Segmented label={common.season} onValueChange={setSeason} options={options} value={season} />
      </div>
      <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map(({ title: name, trend, description, image }) => (
          <article
            className="grid grid-cols-[7rem_minmax(0,1fr)] content-start gap-x-5 gap-y-3 sm:grid-cols-1"
            key={name}
          >
            <FlatLayPlate
              className="aspect-[4/5] self-start"
              label={name}
              pieces={[{ slot: 'outer', src: image }]}
            />
            <div className="grid content-start justify-items-start gap-2">
              <h3 className="text-title-s">{name}</h3>
              <Badge tone="accent">{trend}</Badge>
              <p className="text-[0.9375rem] text-ink-soft">{description}</p>
            </div>
          </article>
        ))}
      </div>
      <section className="grid gap-5">
        <h2 className="text-title-m">{copy.colorsTitle}</h2>
        <Palette colors={palettes[season]} />
      </section>
      <ButtonLink className="justify-self-start" to={wardrobeTab('outfits')} variant="secondary">
        {copy.action}
      </ButtonLink>
    </div>
  );
}

const { seasons: seasonCopy } = copy;

const pictures: Record<Season, Record<'first' | 'second' | 'third' | 'fourth', string>> = {
  spring: { first: sandTrench, second: floralShirtDress, third: blushBlouse, fourth: brownLoafers },
  summer: { first: whiteTee, second: wineSlipDress, third: skyShirt, fourth: whiteSneakers },
  fall: { first: navyBlazer, second: oliveBomber, third: greenPleatedSkirt, fourth: wineBag },
  winter: { first: greyCoat, second: mustardRollNeck, third: houndstoothSkirt, fourth: brownBoots },
};

const palettes: Record<Season, readonly ColorName[]> = {
  spring: ['rosa palo', 'crudo', 'celeste', 'verde menta', 'beige', 'coral'],
  summer: ['blanco', 'celeste', 'amarillo', 'turquesa', 'coral', 'caqui'],
  fall: ['burdeos', 'verde oscuro', 'mostaza', 'camel', 'azul marino', 'marrón'],
  winter: ['gris', 'burdeos', 'petróleo', 'camel', 'negro', 'crudo'],
};

const places = ['first', 'second', 'third', 'fourth'] as const;

function trendsOfSeason(season: Season) {
  const { title, cards } = seasonCopy[season];
  return {
    title,
    cards: places.map((place) => ({ ...cards[place], image: pictures[season][place] })),
  };
}
