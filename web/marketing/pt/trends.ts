import beigeLinenTrousers from 'pictures/beige-linen-trousers.svg';
import brownBoots from 'pictures/brown-boots.svg';
import camelCoat from 'pictures/camel-coat.svg';
import ecruSweater from 'pictures/ecru-sweater.svg';
import greenPleatedSkirt from 'pictures/green-pleated-skirt.svg';
import greyCardigan from 'pictures/grey-cardigan.svg';
import greyTrousers from 'pictures/grey-trousers.svg';
import houndstoothSkirt from 'pictures/houndstooth-skirt.svg';
import mustardRollNeck from 'pictures/mustard-roll-neck.svg';
import sandTrench from 'pictures/sand-trench.svg';
import skyLinenShirt from 'pictures/sky-linen-shirt.svg';
import strawHat from 'pictures/straw-hat.svg';
import stripedTee from 'pictures/striped-tee.svg';
import tanSandals from 'pictures/tan-sandals.svg';
import type { ColorName } from '#contract/colors.ts';
import type { Piece } from '#web/components/pictures/flat-lay-places.ts';

/** Pictures and colours by season; the texts are in `content/trends.md` under the same ids. */
export const seasonLooks: Readonly<
  Record<string, { colors: readonly ColorName[]; pieces: readonly Piece[] }>
> = {
  primavera: {
    colors: ['celeste', 'crudo', 'beige', 'verde menta', 'coral'],
    pieces: [
      { slot: 'outer', src: sandTrench },
      { slot: 'top', src: stripedTee },
      { slot: 'bottom', src: houndstoothSkirt },
    ],
  },
  verao: {
    colors: ['blanco', 'beige', 'celeste', 'turquesa', 'naranja'],
    pieces: [
      { slot: 'outer', src: skyLinenShirt },
      { slot: 'top', src: strawHat },
      { slot: 'bottom', src: beigeLinenTrousers },
      { slot: 'shoes', src: tanSandals },
    ],
  },
  outono: {
    colors: ['camel', 'mostaza', 'verde oliva', 'burdeos', 'azul marino'],
    pieces: [
      { slot: 'outer', src: greyCardigan },
      { slot: 'top', src: mustardRollNeck },
      { slot: 'bottom', src: greenPleatedSkirt },
      { slot: 'shoes', src: brownBoots },
    ],
  },
  inverno: {
    colors: ['gris', 'negro', 'petróleo', 'burdeos', 'crudo'],
    pieces: [
      { slot: 'outer', src: camelCoat },
      { slot: 'top', src: ecruSweater },
      { slot: 'bottom', src: greyTrousers },
      { slot: 'shoes', src: brownBoots },
    ],
  },
};
