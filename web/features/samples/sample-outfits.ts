import blackBiker from 'pictures/black-biker.svg';
import blackTrousers from 'pictures/black-trousers.svg';
import blueJeans from 'pictures/blue-jeans.svg';
import blushBlouse from 'pictures/blush-blouse.svg';
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
import whiteTee from 'pictures/white-tee.svg';
import wineSlipDress from 'pictures/wine-slip-dress.svg';
import { samples } from '#web/copy/samples.ts';

export interface SampleOutfit {
  title: string;
  /** The garments in words, for whoever does not see the picture. */
  pieces: string;
  tag: string;
  /** Percent. */
  confidence: number;
  pictures: readonly string[];
}

const { outfits, tags } = samples;

export const meeting: SampleOutfit = {
  ...outfits.meeting,
  tag: tags.work,
  confidence: 96,
  pictures: [navyBlazer, stripedShirt, camelTrousers],
};

export const first: SampleOutfit = {
  ...outfits.first,
  tag: tags.work,
  confidence: 93,
  pictures: [sandTrench, skyShirt, houndstoothSkirt],
};

export const sunday: SampleOutfit = {
  ...outfits.sunday,
  tag: tags.casual,
  confidence: 94,
  pictures: [oliveBomber, ecruSweater, blueJeans],
};

export const market: SampleOutfit = {
  ...outfits.market,
  tag: tags.casual,
  confidence: 90,
  pictures: [sandTrench, whiteTee, blueJeans],
};

export const terrace: SampleOutfit = {
  ...outfits.terrace,
  tag: tags.party,
  confidence: 92,
  pictures: [blackBiker, wineSlipDress],
};

export const toast: SampleOutfit = {
  ...outfits.toast,
  tag: tags.party,
  confidence: 89,
  pictures: [greenBlazer, blushBlouse, blackTrousers],
};

export const rain: SampleOutfit = {
  ...outfits.rain,
  tag: tags.date,
  confidence: 91,
  pictures: [greyCoat, mustardRollNeck, greenPleatedSkirt],
};
