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
import type { Season } from '#contract/vocabulary.ts';
import { trendsCopy } from '#web/copy/trends.ts';

const { seasons } = trendsCopy;

const pictures: Record<Season, Record<'first' | 'second' | 'third' | 'fourth', string>> = {
  spring: { first: sandTrench, second: floralShirtDress, third: blushBlouse, fourth: brownLoafers },
  summer: { first: whiteTee, second: wineSlipDress, third: skyShirt, fourth: whiteSneakers },
  fall: { first: navyBlazer, second: oliveBomber, third: greenPleatedSkirt, fourth: wineBag },
  winter: { first: greyCoat, second: mustardRollNeck, third: houndstoothSkirt, fourth: brownBoots },
};

const places = ['first', 'second', 'third', 'fourth'] as const;

export function trendsOfSeason(season: Season) {
  const { title, cards, colors } = seasons[season];
  return {
    title,
    colors,
    cards: places.map((place) => ({ ...cards[place], image: pictures[season][place] })),
  };
}
