import beigeLinenTrousers from 'pictures/beige-linen-trousers.svg';
import blackBiker from 'pictures/black-biker.svg';
import blackHeels from 'pictures/black-heels.svg';
import blackJoggers from 'pictures/black-joggers.svg';
import blackTrousers from 'pictures/black-trousers.svg';
import blueJeans from 'pictures/blue-jeans.svg';
import blushBlouse from 'pictures/blush-blouse.svg';
import brownBoots from 'pictures/brown-boots.svg';
import brownLoafers from 'pictures/brown-loafers.svg';
import camelTrousers from 'pictures/camel-trousers.svg';
import coralSportTee from 'pictures/coral-sport-tee.svg';
import ecruSweater from 'pictures/ecru-sweater.svg';
import floralShirtDress from 'pictures/floral-shirt-dress.svg';
import greenBlazer from 'pictures/green-blazer.svg';
import greenPleatedSkirt from 'pictures/green-pleated-skirt.svg';
import greyCoat from 'pictures/grey-coat.svg';
import greyHoodie from 'pictures/grey-hoodie.svg';
import houndstoothSkirt from 'pictures/houndstooth-skirt.svg';
import mustardRollNeck from 'pictures/mustard-roll-neck.svg';
import navyBlazer from 'pictures/navy-blazer.svg';
import navySportShorts from 'pictures/navy-sport-shorts.svg';
import oliveBomber from 'pictures/olive-bomber.svg';
import petrolBlouse from 'pictures/petrol-blouse.svg';
import sandTrench from 'pictures/sand-trench.svg';
import skyLinenShirt from 'pictures/sky-linen-shirt.svg';
import stripedShirt from 'pictures/striped-shirt.svg';
import stripedTee from 'pictures/striped-tee.svg';
import tanSandals from 'pictures/tan-sandals.svg';
import whiteShirt from 'pictures/white-shirt.svg';
import whiteSneakers from 'pictures/white-sneakers.svg';
import whiteSportTee from 'pictures/white-sport-tee.svg';
import whiteTee from 'pictures/white-tee.svg';
import wineBag from 'pictures/wine-bag.svg';
import wineSlipDress from 'pictures/wine-slip-dress.svg';
import type { SampleId } from './sample-wardrobe.ts';

export const samplePictures: Record<SampleId, string> = {
  'navy-blazer': navyBlazer,
  'green-blazer': greenBlazer,
  'sand-trench': sandTrench,
  'grey-coat': greyCoat,
  'olive-bomber': oliveBomber,
  'black-biker': blackBiker,
  'striped-shirt': stripedShirt,
  'white-shirt': whiteShirt,
  'sky-linen-shirt': skyLinenShirt,
  'blush-blouse': blushBlouse,
  'petrol-blouse': petrolBlouse,
  'white-tee': whiteTee,
  'striped-tee': stripedTee,
  'ecru-sweater': ecruSweater,
  'mustard-roll-neck': mustardRollNeck,
  'camel-trousers': camelTrousers,
  'black-trousers': blackTrousers,
  'beige-linen-trousers': beigeLinenTrousers,
  'blue-jeans': blueJeans,
  'green-pleated-skirt': greenPleatedSkirt,
  'houndstooth-skirt': houndstoothSkirt,
  'wine-slip-dress': wineSlipDress,
  'floral-shirt-dress': floralShirtDress,
  'brown-loafers': brownLoafers,
  'black-heels': blackHeels,
  'white-sneakers': whiteSneakers,
  'brown-boots': brownBoots,
  'tan-sandals': tanSandals,
  'wine-bag': wineBag,
  'coral-sport-tee': coralSportTee,
  'white-sport-tee': whiteSportTee,
  'grey-hoodie': greyHoodie,
  'black-joggers': blackJoggers,
  'navy-sport-shorts': navySportShorts,
};
