import blackBiker from 'pictures/black-biker.svg';
import blackHeels from 'pictures/black-heels.svg';
import blackTrousers from 'pictures/black-trousers.svg';
import blueJeans from 'pictures/blue-jeans.svg';
import blushBlouse from 'pictures/blush-blouse.svg';
import greenBlazer from 'pictures/green-blazer.svg';
import oliveBomber from 'pictures/olive-bomber.svg';
import whiteSneakers from 'pictures/white-sneakers.svg';
import whiteTee from 'pictures/white-tee.svg';
import wineBag from 'pictures/wine-bag.svg';
import wineSlipDress from 'pictures/wine-slip-dress.svg';
import type { Piece } from '#web/components/pictures/flat-lay-places.ts';
import type { AdvisorId } from './advisors.ts';

/** Portraits: the advisor's outfit instead of a face. */
export const advisorLooks: Record<AdvisorId, readonly Piece[]> = {
  maya: [
    { slot: 'outer', src: greenBlazer },
    { slot: 'top', src: blushBlouse },
    { slot: 'bottom', src: blackTrousers },
    { slot: 'shoes', src: blackHeels },
  ],
  valentina: [
    { slot: 'outer', src: oliveBomber },
    { slot: 'top', src: whiteTee },
    { slot: 'bottom', src: blueJeans },
    { slot: 'shoes', src: whiteSneakers },
  ],
  sofia: [
    { slot: 'outer', src: blackBiker },
    { slot: 'shoes', src: blackHeels },
    { slot: 'bag', src: wineBag },
    { slot: 'dress', src: wineSlipDress },
  ],
};

export const advisorEdge: Record<AdvisorId, string> = {
  maya: 'border-maya-gold',
  valentina: 'border-valentina',
  sofia: 'border-sage',
};
