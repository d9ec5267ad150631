import blackBiker from 'pictures/black-biker.svg';
import blackTrousers from 'pictures/black-trousers.svg';
import blueJeans from 'pictures/blue-jeans.svg';
import brownBoots from 'pictures/brown-boots.svg';
import brownLoafers from 'pictures/brown-loafers.svg';
import camelTrousers from 'pictures/camel-trousers.svg';
import ecruSweater from 'pictures/ecru-sweater.svg';
import floralShirtDress from 'pictures/floral-shirt-dress.svg';
import greyCoat from 'pictures/grey-coat.svg';
import houndstoothSkirt from 'pictures/houndstooth-skirt.svg';
import mustardRollNeck from 'pictures/mustard-roll-neck.svg';
import navyBlazer from 'pictures/navy-blazer.svg';
import sandTrench from 'pictures/sand-trench.svg';
import skyShirt from 'pictures/sky-shirt.svg';
import stripedShirt from 'pictures/striped-shirt.svg';
import whiteSneakers from 'pictures/white-sneakers.svg';
import wineBag from 'pictures/wine-bag.svg';
import { ColorRing, type RingSlice } from '#web/components/charts/color-ring.tsx';
import { classes } from '#web/components/classes.ts';
import type { Piece } from '#web/components/pictures/flat-lay-places.ts';
import { FlatLayPlate } from '#web/components/pictures/flat-lay-plate.tsx';
import { paperLook } from '#web/components/pictures/paper-look.ts';
import { MeasureFigure } from '#web/features/shop/sizes/measure-figure.tsx';
import type { ModuleId } from './modules.ts';

const pieces: Partial<Record<ModuleId, readonly Piece[]>> = {
  advisors: [
    { slot: 'outer', src: navyBlazer },
    { slot: 'top', src: skyShirt },
    { slot: 'bottom', src: blackTrousers },
    { slot: 'shoes', src: brownLoafers },
  ],
  wardrobe: [
    { slot: 'outer', src: blackBiker },
    { slot: 'top', src: mustardRollNeck },
    { slot: 'bottom', src: blueJeans },
    { slot: 'shoes', src: whiteSneakers },
  ],
  shopping: [{ slot: 'bag', src: wineBag }],
  forecast: [{ slot: 'dress', src: floralShirtDress }],
  stylist: [
    { slot: 'outer', src: sandTrench },
    { slot: 'top', src: stripedShirt },
    { slot: 'bottom', src: camelTrousers },
  ],
  social: [
    { slot: 'outer', src: greyCoat },
    { slot: 'top', src: ecruSweater },
    { slot: 'bottom', src: houndstoothSkirt },
    { slot: 'shoes', src: brownBoots },
  ],
};

const ring: readonly RingSlice[] = [
  { name: 'burdeos', hex: '#5e1626', share: 0.16 },
  { name: 'mostaza', hex: '#c8951f', share: 0.1 },
  { name: 'verde', hex: '#1e4030', share: 0.14 },
  { name: 'celeste', hex: '#a9cbe8', share: 0.12 },
  { name: 'marino', hex: '#1c2444', share: 0.22 },
  { name: 'crudo', hex: '#efe6d3', share: 0.14 },
  { name: 'camel', hex: '#b98a56', share: 0.12 },
];

export function ModulePlate({ id, className }: { id: ModuleId; className?: string }) {
  const frame = classes('grid place-items-center overflow-hidden rounded-photo', paperLook, className);
  if (id === 'body-scanner') {
    return (
      <div className={frame}>
        <MeasureFigure active="waist" className="h-[82%]" />
      </div>
    );
  }
  if (id === 'analytics') {
    return (
      <div className={frame}>
        <ColorRing className="w-[68%]" slices={ring} />
      </div>
    );
  }
  return <FlatLayPlate className={className} pieces={pieces[id] ?? []} />;
}
