import blackBiker from 'pictures/black-biker.svg';
import blackHeels from 'pictures/black-heels.svg';
import blackTrousers from 'pictures/black-trousers.svg';
import blueJeans from 'pictures/blue-jeans.svg';
import blushBlouse from 'pictures/blush-blouse.svg';
import brownBoots from 'pictures/brown-boots.svg';
import brownLoafers from 'pictures/brown-loafers.svg';
import camelTrousers from 'pictures/camel-trousers.svg';
import ecruSweater from 'pictures/ecru-sweater.svg';
import greenBlazer from 'pictures/green-blazer.svg';
import greenPleatedSkirt from 'pictures/green-pleated-skirt.svg';
import greyCoat from 'pictures/grey-coat.svg';
import houndstoothSkirt from 'pictures/houndstooth-skirt.svg';
import mustardRollNeck from 'pictures/mustard-roll-neck.svg';
import navyBlazer from 'pictures/navy-blazer.svg';
import oliveBomber from 'pictures/olive-bomber.svg';
import sandTrench from 'pictures/sand-trench.svg';
import skyShirt from 'pictures/sky-shirt.svg';
import stripedShirt from 'pictures/striped-shirt.svg';
import whiteSneakers from 'pictures/white-sneakers.svg';
import whiteTee from 'pictures/white-tee.svg';
import wineBag from 'pictures/wine-bag.svg';
import wineSlipDress from 'pictures/wine-slip-dress.svg';
import type { Piece, Slot } from '#web/components/flat-lay-places.ts';
import { samples } from '#web/copy/samples.ts';

export interface SampleOutfit {
  title: string;
  /** The garments in words, for whoever does not see the picture. */
  inWords: string;
  tag: string;
  /** Percent. */
  confidence: number;
  pieces: readonly Piece[];
}

const { outfits, tags } = samples;

const lay = (pieces: Partial<Record<Slot, string>>): Piece[] =>
  Object.entries(pieces).map(([slot, src]) => ({ slot: slot as Slot, src }));

export const meeting: SampleOutfit = {
  ...outfits.meeting,
  tag: tags.work,
  confidence: 96,
  pieces: lay({ outer: navyBlazer, top: stripedShirt, bottom: camelTrousers, shoes: brownLoafers }),
};

export const first: SampleOutfit = {
  ...outfits.first,
  tag: tags.work,
  confidence: 93,
  pieces: lay({ outer: sandTrench, top: skyShirt, bottom: houndstoothSkirt, shoes: blackHeels }),
};

export const sunday: SampleOutfit = {
  ...outfits.sunday,
  tag: tags.casual,
  confidence: 94,
  pieces: lay({ outer: oliveBomber, top: ecruSweater, bottom: blueJeans, shoes: whiteSneakers }),
};

export const market: SampleOutfit = {
  ...outfits.market,
  tag: tags.casual,
  confidence: 90,
  pieces: lay({ outer: sandTrench, top: whiteTee, bottom: blueJeans, shoes: whiteSneakers }),
};

export const terrace: SampleOutfit = {
  ...outfits.terrace,
  tag: tags.party,
  confidence: 92,
  pieces: lay({ outer: blackBiker, shoes: blackHeels, bag: wineBag, dress: wineSlipDress }),
};

export const toast: SampleOutfit = {
  ...outfits.toast,
  tag: tags.party,
  confidence: 89,
  pieces: lay({ outer: greenBlazer, top: blushBlouse, bottom: blackTrousers, shoes: blackHeels }),
};

export const rain: SampleOutfit = {
  ...outfits.rain,
  tag: tags.date,
  confidence: 91,
  pieces: lay({ outer: greyCoat, top: mustardRollNeck, bottom: greenPleatedSkirt, shoes: brownBoots }),
};
