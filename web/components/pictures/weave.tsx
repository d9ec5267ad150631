import type { ReactNode } from 'react';

export type WeaveName =
  | 'plain'
  | 'twill'
  | 'stripes'
  | 'gingham'
  | 'dots'
  | 'herringbone'
  | 'knit'
  | 'checks';

/** Drawn in light and shade over the cloth's colour. */
const threads: Record<WeaveName, { size: number; draw: ReactNode }> = {
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
  stripes: { size: 16, draw: <path d="M3 0v16" stroke="#f5f1e8" strokeOpacity="0.85" strokeWidth="2.4" /> },
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
  checks: {
    size: 44,
    draw: (
      <>
        <rect fill="#000" fillOpacity="0.22" height="44" width="14" x="6" />
        <rect fill="#000" fillOpacity="0.22" height="14" width="44" y="6" />
        <path d="M33 0v44M0 33h44" stroke="#efe6d3" strokeOpacity="0.6" strokeWidth="1.2" />
      </>
    ),
  },
};

/** An SVG pattern to overlay a shape of any colour: `fill="url(#id)"`. */
export function WeavePattern({ id, weave }: { id: string; weave: WeaveName }) {
  const { size, draw } = threads[weave];
  return (
    <pattern height={size} id={id} patternUnits="userSpaceOnUse" width={size}>
      {draw}
    </pattern>
  );
}
