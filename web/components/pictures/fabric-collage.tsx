import { type ReactNode, useId } from 'react';

interface Cloth {
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

const cloths: readonly Cloth[] = [
  { hex: '#efe6d3', weave: 'plain', x: 30, y: 40, width: 190, height: 250, turn: -4 },
  { hex: '#1c2444', weave: 'twill', x: 300, y: 20, width: 210, height: 170, turn: 3 },
  { hex: '#5e1626', weave: 'herringbone', x: 170, y: 120, width: 180, height: 230, turn: 5 },
  { hex: '#b98a56', weave: 'knit', x: 380, y: 150, width: 190, height: 160, turn: -6 },
  { hex: '#8b9aab', weave: 'gingham', x: 60, y: 270, width: 200, height: 150, turn: 7 },
  { hex: '#5c5d36', weave: 'plain', x: 300, y: 290, width: 150, height: 170, turn: -3 },
  { hex: '#c8951f', weave: 'dots', x: 440, y: 300, width: 140, height: 150, turn: 6 },
];

export function FabricCollage() {
  const id = useId();
  return (
    <svg aria-hidden="true" className="aspect-[5/4] w-full overflow-visible" viewBox="0 0 600 480">
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

/** Drawn in light and shade over the cloth's colour. */
const threads = {
  plain: {
    size: 4,
    draw: (
      <>
        <path d="M0 1h4M0 3h4" stroke="#000" strokeOpacity="0.07" strokeWidth="0.8" />
        <path d="M1 0v4M3 0v4" stroke="#fff" strokeOpacity="0.1" strokeWidth="0.8" />
      </>
    ),
  },
  twill: {
    size: 6,
    draw: (
      <>
        <path d="M-1 7 7-1M-1 1 1-1M5 7 7 5" stroke="#000" strokeOpacity="0.16" strokeWidth="1.4" />
        <path d="M2 7 10-1M-4 7 4-1" stroke="#fff" strokeOpacity="0.1" strokeWidth="0.8" />
      </>
    ),
  },
  gingham: {
    size: 20,
    draw: (
      <>
        <rect fill="#fff" fillOpacity="0.45" height="20" width="10" />
        <rect fill="#fff" fillOpacity="0.45" height="10" width="20" />
      </>
    ),
  },
  dots: {
    size: 18,
    draw: (
      <g fill="#f5f1e8" fillOpacity="0.92">
        <circle cx="4.5" cy="4.5" r="2.1" />
        <circle cx="13.5" cy="13.5" r="2.1" />
      </g>
    ),
  },
  herringbone: {
    size: 16,
    draw: (
      <path
        d="M0 0 8 8M0 4l8 8M0 8l8 8M0 12l4 4M4 0l4 4M16 0 8 8M16 4l-8 8M16 8l-8 8M16 12l-4 4M12 0 8 4"
        stroke="#fff"
        strokeOpacity="0.22"
        strokeWidth="1.3"
      />
    ),
  },
  knit: {
    size: 10,
    draw: (
      <path
        d="M1 1q1 4 4 6 3-2 4-6M-4 6q1 4 4 6M6 12q3-2 4-6"
        fill="none"
        stroke="#000"
        strokeOpacity="0.15"
        strokeWidth="1.6"
      />
    ),
  },
} satisfies Record<string, { size: number; draw: ReactNode }>;

type WeaveName = keyof typeof threads;

/** An SVG pattern to overlay a shape of any colour: `fill="url(#id)"`. */
function WeavePattern({ id, weave }: { id: string; weave: WeaveName }) {
  const { size, draw } = threads[weave];
  return (
    <pattern height={size} id={id} patternUnits="userSpaceOnUse" width={size}>
      {draw}
    </pattern>
  );
}
