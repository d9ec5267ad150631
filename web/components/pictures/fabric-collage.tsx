import { useId } from 'react';
import { classes } from '../classes.ts';
import { type WeaveName, WeavePattern } from './weave.tsx';

export interface Cloth {
  /** sRGB, `#rrggbb`. */
  hex: string;
  weave: WeaveName;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Degrees. */
  turn: number;
}

const swatchBook: readonly Cloth[] = [
  { hex: '#efe6d3', weave: 'plain', x: 30, y: 40, width: 190, height: 250, turn: -4 },
  { hex: '#1c2444', weave: 'twill', x: 300, y: 20, width: 210, height: 170, turn: 3 },
  { hex: '#5e1626', weave: 'herringbone', x: 170, y: 120, width: 180, height: 230, turn: 5 },
  { hex: '#b98a56', weave: 'knit', x: 380, y: 150, width: 190, height: 160, turn: -6 },
  { hex: '#8b9aab', weave: 'gingham', x: 60, y: 270, width: 200, height: 150, turn: 7 },
  { hex: '#5c5d36', weave: 'plain', x: 300, y: 290, width: 150, height: 170, turn: -3 },
  { hex: '#c8951f', weave: 'dots', x: 440, y: 300, width: 140, height: 150, turn: 6 },
];

interface FabricCollageProps {
  cloths?: readonly Cloth[];
  /** Coordinates of the cloths. */
  viewBox?: string;
  className?: string;
}

export function FabricCollage({
  cloths = swatchBook,
  viewBox = '0 0 600 480',
  className,
}: FabricCollageProps) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={classes('overflow-visible', className)} viewBox={viewBox}>
      <defs>
        {[...new Set(cloths.map((cloth) => cloth.weave))].map((weave) => (
          <WeavePattern id={`${id}${weave}`} key={weave} weave={weave} />
        ))}
      </defs>
      {cloths.map((cloth) => (
        <g
          key={`${cloth.hex}${cloth.weave}`}
          style={{ filter: 'drop-shadow(0 5px 7px var(--garment-shadow))' }}
          transform={`translate(${cloth.x} ${cloth.y}) rotate(${cloth.turn} ${cloth.width / 2} ${cloth.height / 2})`}
        >
          <path d={pinkedEdge(cloth.width, cloth.height)} fill={cloth.hex} />
          <path d={pinkedEdge(cloth.width, cloth.height)} fill={`url(#${id}${cloth.weave})`} />
        </g>
      ))}
    </svg>
  );
}

function pinkedEdge(width: number, height: number, tooth = 5): string {
  const across = Math.round(width / tooth / 2);
  const down = Math.round(height / tooth / 2);
  const dx = width / across / 2;
  const dy = height / down / 2;
  const right = `l${dx} ${-tooth / 2}l${dx} ${tooth / 2}`.repeat(across);
  const below = `l${tooth / 2} ${dy}l${-tooth / 2} ${dy}`.repeat(down);
  const left = `l${-dx} ${tooth / 2}l${-dx} ${-tooth / 2}`.repeat(across);
  const above = `l${-tooth / 2} ${-dy}l${tooth / 2} ${-dy}`.repeat(down);
  return `M0 0${right}${below}${left}${above}Z`;
}
