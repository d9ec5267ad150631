import blackBiker from 'pictures/black-biker.svg';
import blueJeans from 'pictures/blue-jeans.svg';
import camelTrousers from 'pictures/camel-trousers.svg';
import ecruSweater from 'pictures/ecru-sweater.svg';
import floralShirtDress from 'pictures/floral-shirt-dress.svg';
import navyBlazer from 'pictures/navy-blazer.svg';
import oliveBomber from 'pictures/olive-bomber.svg';
import sandTrench from 'pictures/sand-trench.svg';
import stripedShirt from 'pictures/striped-shirt.svg';
import type { Piece } from '#web/components/pictures/flat-lay-places.ts';

export const tilePictures = {
  add: [{ slot: 'outer', src: navyBlazer }],
  outfit: [
    { slot: 'outer', src: sandTrench },
    { slot: 'top', src: stripedShirt },
    { slot: 'bottom', src: camelTrousers },
  ],
  wardrobe: [
    { slot: 'outer', src: oliveBomber },
    { slot: 'top', src: ecruSweater },
    { slot: 'bottom', src: blueJeans },
  ],
  stylist: [
    { slot: 'outer', src: blackBiker },
    { slot: 'dress', src: floralShirtDress },
  ],
} as const satisfies Record<string, readonly Piece[]>;
