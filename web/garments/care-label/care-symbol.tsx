import { Brush, CloudRain, Droplet, RefreshCcw, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Care } from '#contract/care.ts';

const signs: Readonly<Record<CareSign, ReactNode>> = {
  tub: <path d="M4 9.5 7.6 30.2a1.6 1.6 0 0 0 1.6 1.3h21.6a1.6 1.6 0 0 0 1.6-1.3L36 9.5" />,
  triangle: <path d="M20 6.2 36 31.5H4Z" />,
  square: <path d="M6 5.5h28v26H6Z" />,
  iron: <path d="M4.5 31.5c.3-7 4.6-12.5 12-12.5h16.3l2.7 12.5Zm10-19.8h15.8l2.4 7.2" />,
  circle: <circle cx="20" cy="18.5" r="13.5" />,
};

const water = 'M5.2 15.6c1.9-1.9 4.2-1.9 6.1 0s4.3 1.9 6.2 0 4.3-1.9 6.2 0 4.2 1.9 6.1 0 3.3-1.7 5-.4';
const waterBesideHand = 'M5.2 15.6c1.9-1.9 4.2-1.9 6.1 0s3.4 1.8 5.2.8';

const insides: Readonly<Record<NonNullable<CareMark['inside']>, ReactNode>> = {
  hand: (
    <path d="m34.5 5.5-8.2 8.3c-1.5-1-3.2-1-4.8 0l-8.2 5.3c-1.7 1.1-.4 3.2 1.4 2.3l4.7-2.2-6 5.6c-1.5 1.5.2 3.3 1.8 2.1l1.7-1.3c-.6 1.5 1 2.5 2.2 1.5l1.5-1.2c-.2 1.3 1.3 2 2.3 1.1l5.9-5.6c.7-.6 1-1.4 1-2.3l5.7-5.6" />
  ),
  oxygen: <path d="m14.2 31.5 9.6-15.3m-2.8 15.3 6.2-9.9" />,
  drum: <circle cx="20" cy="18.5" r="10.6" />,
  hung: <path d="M20 10.5v16" />,
  dripping: <path d="M16 10.5v16m8-16v16" />,
  flat: <path d="M12 18.5h16" />,
  shade: <path d="M6 14.5 15.5 5.5M6 21.5l16-16" />,
};

function Dots({ count, sign }: { count: number; sign: CareSign }) {
  const [middle, y] = sign === 'iron' ? [21, 25.6] : [20, 18.5];
  return Array.from({ length: count }, (_, i) => {
    const x = middle + (i - (count - 1) / 2) * 5.6;
    return <circle cx={x} cy={y} fill="currentColor" key={x} r="1.7" stroke="none" />;
  });
}

const bars = ['M11 36h18', 'M11 36h18M11 39.5h18'] as const;

const wordIcons: Partial<Record<Care, typeof Brush>> = {
  'inside-out': RefreshCcw,
  'wipe-clean': Droplet,
  'brush-suede': Brush,
  'leather-cream': Sparkles,
  'keep-dry': CloudRain,
};

/** Drawn for Vestidor after the meanings in ISO 3758. The words stand beside it. */
export function CareSymbol({ care, size }: { care: Care; size: number }) {
  const mark = careMarks[care];
  const Icon = wordIcons[care];
  if (mark === undefined)
    return Icon ? (
      <span className="grid place-items-center" style={{ width: size, height: size }}>
        <Icon size={Math.round(size * 0.66)} strokeWidth={1.5} />
      </span>
    ) : null;
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.6"
      viewBox="0 0 40 41"
      width={size}
    >
      {signs[mark.sign]}
      {mark.sign === 'tub' && <path d={mark.inside === 'hand' ? waterBesideHand : water} />}
      {mark.inside && insides[mark.inside]}
      {mark.dots && <Dots count={mark.dots} sign={mark.sign} />}
      {mark.text && (
        <text
          fill="currentColor"
          fontSize={mark.sign === 'tub' ? 10.5 : 14.5}
          fontWeight="500"
          stroke="none"
          textAnchor="middle"
          x="20"
          y={mark.sign === 'tub' ? 27 : 23.6}
        >
          {mark.text}
        </text>
      )}
      {mark.bars && <path d={bars[mark.bars - 1]} />}
      {mark.crossed && <path d="M4.5 4.5 35.5 33m0-28.5L4.5 33" />}
    </svg>
  );
}

/** The five basic signs of ISO 3758. */
type CareSign = 'tub' | 'triangle' | 'square' | 'iron' | 'circle';

interface CareMark {
  sign: CareSign;
  /** Temperature of the water in °C, or the letter for the dry cleaner. */
  text?: string;
  dots?: 1 | 2 | 3;
  /** Lines under the sign: gentle, very gentle. */
  bars?: 1 | 2;
  inside?: 'hand' | 'oxygen' | 'drum' | 'hung' | 'dripping' | 'flat' | 'shade';
  crossed?: true;
}

/** Care instructions without an ISO 3758 symbol are shown as words. */
const careMarks: Partial<Record<Care, CareMark>> = {
  'wash-30': { sign: 'tub', text: '30' },
  'wash-30-gentle': { sign: 'tub', text: '30', bars: 1 },
  'wash-30-very-gentle': { sign: 'tub', text: '30', bars: 2 },
  'wash-40': { sign: 'tub', text: '40' },
  'wash-40-gentle': { sign: 'tub', text: '40', bars: 1 },
  'wash-40-very-gentle': { sign: 'tub', text: '40', bars: 2 },
  'wash-50': { sign: 'tub', text: '50' },
  'wash-50-gentle': { sign: 'tub', text: '50', bars: 1 },
  'wash-60': { sign: 'tub', text: '60' },
  'wash-60-gentle': { sign: 'tub', text: '60', bars: 1 },
  'wash-70': { sign: 'tub', text: '70' },
  'wash-95': { sign: 'tub', text: '95' },
  'hand-wash': { sign: 'tub', inside: 'hand' },
  'no-wash': { sign: 'tub', crossed: true },
  bleach: { sign: 'triangle' },
  'oxygen-bleach': { sign: 'triangle', inside: 'oxygen' },
  'no-bleach': { sign: 'triangle', crossed: true },
  'tumble-dry': { sign: 'square', inside: 'drum', dots: 2 },
  'tumble-dry-low': { sign: 'square', inside: 'drum', dots: 1 },
  'no-tumble-dry': { sign: 'square', inside: 'drum', crossed: true },
  'line-dry': { sign: 'square', inside: 'hung' },
  'drip-dry': { sign: 'square', inside: 'dripping' },
  'dry-flat': { sign: 'square', inside: 'flat' },
  'dry-shade': { sign: 'square', inside: 'shade' },
  'iron-low': { sign: 'iron', dots: 1 },
  'iron-medium': { sign: 'iron', dots: 2 },
  'iron-high': { sign: 'iron', dots: 3 },
  'no-iron': { sign: 'iron', crossed: true },
  'dry-clean': { sign: 'circle', text: 'P' },
  'dry-clean-gentle': { sign: 'circle', text: 'P', bars: 1 },
  'dry-clean-petroleum': { sign: 'circle', text: 'F' },
  'no-dry-clean': { sign: 'circle', crossed: true },
  'wet-clean': { sign: 'circle', text: 'W' },
  'wet-clean-gentle': { sign: 'circle', text: 'W', bars: 1 },
  'no-wet-clean': { sign: 'circle', text: 'W', crossed: true },
};
