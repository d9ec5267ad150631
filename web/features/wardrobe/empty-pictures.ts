import blueJeans from 'pictures/blue-jeans.svg';
import camelTrousers from 'pictures/camel-trousers.svg';
import ecruSweater from 'pictures/ecru-sweater.svg';
import oliveBomber from 'pictures/olive-bomber.svg';
import sandTrench from 'pictures/sand-trench.svg';
import stripedShirt from 'pictures/striped-shirt.svg';
import type { Piece } from '#web/components/flat-lay-places.ts';

/** What lies in an empty tab: what could be there. */
export const emptyPictures = {
  items: [
    { slot: 'outer', src: oliveBomber },
    { slot: 'top', src: ecruSweater },
    { slot: 'bottom', src: blueJeans },
  ],
  outfits: [
    { slot: 'outer', src: sandTrench },
    { slot: 'top', src: stripedShirt },
    { slot: 'bottom', src: camelTrousers },
  ],
} as const satisfies Record<string, readonly Piece[]>;
