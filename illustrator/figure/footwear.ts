import { darken, lighten, mix } from '../color.ts';
import type { Silhouette } from '../cuts.ts';
import { type Outline, type Point, toPoints } from '../geometry.ts';
import type { Material } from '../layers.ts';
import type { Body, Side } from './body.ts';
import { type Spot, type Stance, unitsPerCm } from './stance.ts';
import { FigureArt } from './worn-art.ts';

interface Shoe {
  /** Centimetres under the heel, and how high it covers the foot and the leg. */
  heel: number;
  high: number;
  sole: number;
  pointed?: true;
  low?: true;
  laces?: true;
  straps?: true;
  pale?: true;
}

const shoes: Partial<Record<Silhouette, Shoe>> = {
  sneakers: { heel: 2.6, high: 7.5, sole: 2.6, laces: true, pale: true },
  derbies: { heel: 2.4, high: 7, sole: 1.3, laces: true },
  loafers: { heel: 2, high: 5.5, sole: 1.2, low: true },
  'court-shoes': { heel: 7, high: 4, sole: 0.5, pointed: true, low: true },
  'ballet-flats': { heel: 0.8, high: 3.6, sole: 0.6, low: true },
  sandals: { heel: 2, high: 5, sole: 1.4, straps: true },
  'chelsea-boots': { heel: 3, high: 15, sole: 1.5 },
  'tall-boots': { heel: 4, high: 38, sole: 1.3 },
};

export const heelOf = (silhouette: Silhouette | undefined): number =>
  (silhouette && shoes[silhouette]?.heel) || 0;

export const isShoe = (silhouette: Silhouette): boolean => silhouette in shoes;

/** Places the sole: `f` from the heel to the toe, `l` aside and `up` in centimetres. */
function footOf(body: Body, stance: Stance, side: Side, heel: number) {
  const { half } = body.leg(body.level.ankle);
  const ankle = stance.leg(side, 0, body.level.ankle, half);
  const out = side * 0.34 + stance.turn * 0.9;
  const length = body.measures.foot * unitsPerCm;
  const ground = ankle[1] + (body.level.ankle + heel) * unitsPerCm;
  return (f: number, l: number, up = 0): Spot => {
    const along = (f - 0.24) * length;
    const raised = up + heel * Math.max(0, 1 - f / 0.62);
    return [
      ankle[0] + along * Math.sin(out) + l * Math.cos(out) * unitsPerCm,
      ground + along * Math.cos(out) * 0.34 - l * Math.sin(out) * 0.3 * unitsPerCm - raised * unitsPerCm,
    ];
  };
}

const bulge = [
  [0.04, 2.5],
  [0.3, 3],
  [0.55, 3.9],
  [0.72, 4.5],
  [0.86, 4],
  [0.96, 2.4],
] as const;

/** A bare foot, and the ink around it. */
export function drawFoot(
  body: Body,
  stance: Stance,
  side: Side,
  heel: number,
  fill: string,
  line: string,
): string {
  const foot = footOf(body, stance, side, heel);
  const points = ring(foot, body, stance, side, 6, 0.9);
  return `<path d="${smooth(points)}Z" fill="${fill}"/><path d="${smooth(points)}" fill="none" stroke="${line}" stroke-width="1.4" stroke-opacity=".85"/>`;
}

function ring(
  foot: ReturnType<typeof footOf>,
  body: Body,
  stance: Stance,
  side: Side,
  high: number,
  wide: number,
  pointed = false,
): Spot[] {
  const level = Math.max(high, body.level.ankle * 0.9);
  const leg = (share: number, y: number): Spot => {
    const { half } = body.leg(y);
    return stance.leg(side, share * (half + 0.55), y, half);
  };
  const rows = high > 9 ? [high, high * 0.75, high * 0.5, high * 0.3, body.level.ankle] : [level];
  const toe = bulge.map(([f, l]) => [f, l * wide * (pointed && f > 0.75 ? 0.68 : 1)] as const);
  return [
    ...rows.map((y) => leg(-1, y)),
    ...toe.slice(1).map(([f, l]) => foot(f, -l)),
    foot(pointed ? 1.07 : 1, 0),
    ...toe
      .slice(1)
      .reverse()
      .map(([f, l]) => foot(f, l)),
    ...[...rows].reverse().map((y) => leg(1, y)),
  ];
}

const smooth = (points: readonly Spot[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** One shoe as worn, seen from the front. */
export class WornShoe extends FigureArt {
  constructor(prefix: string, material: Material) {
    super(prefix, material, { seed: 0, decimals: 1, warp: (x, y) => [x, y] });
  }

  override panel(outline: Outline, options?: Parameters<FigureArt['panel']>[1]): this {
    this.reached(toPoints(outline).map(([x, y]) => [x, y] as const));
    return super.panel(outline, options);
  }

  wear(silhouette: Silhouette, body: Body, stance: Stance, side: Side): this {
    const shoe = shoes[silhouette];
    if (!shoe) return this;
    const foot = footOf(body, stance, side, shoe.heel);
    const corner = ([x, y]: Spot): Point => [x, y];
    const sole = shoe.pale ? '#efe8da' : darken(mix('#3a2c22', this.base, 0.2), 0.2);
    if (shoe.straps) return this.#sandal(foot, sole);
    const around = bulge.map(([f, l]) => [f, l * (shoe.pointed && f > 0.75 ? 0.66 : 1)] as const);
    const tip = shoe.pointed ? 1.08 : 1;
    const base = (extra: number): Spot[] => [
      ...around.map(([f, l]) => foot(f, -l - extra)),
      foot(tip + extra * 0.02, 0),
      ...[...around].reverse().map(([f, l]) => foot(f, l + extra)),
    ];
    if (shoe.heel > 4)
      this.panel(
        [foot(0.02, -0.9), foot(0.02, 0.9), foot(0.1, 0.5, -shoe.heel), foot(0.1, -0.5, -shoe.heel)].map(
          corner,
        ),
        {
          printed: false,
          fill: darken(this.base, 0.3),
        },
      );
    this.panel(
      base(0.25).map(([x, y]): Point => [x, y + shoe.sole * unitsPerCm * 0.55]),
      {
        fill: sole,
        printed: false,
        height: 0.4,
      },
    );
    if (shoe.low) {
      const [throat, cover] = shoe.pointed || shoe.high < 5 ? [0.64, 1.3] : [0.46, 3.4];
      const upper = [
        foot(0.08, -2.3, 2.4),
        ...around.slice(1).map(([f, l]) => foot(f, -l)),
        foot(tip, 0),
        ...around
          .slice(1)
          .reverse()
          .map(([f, l]) => foot(f, l)),
        foot(0.08, 2.3, 2.4),
        foot(throat - 0.2, 2.5, 2.8),
        foot(throat - 0.03, 2, cover),
        foot(throat + 0.03, 0, cover * 0.9),
        foot(throat - 0.03, -2, cover),
        foot(throat - 0.2, -2.5, 2.8),
      ];
      this.panel(upper.map(corner), { height: 0.75 });
    } else
      this.panel(ring(foot, body, stance, side, shoe.high, 1, shoe.pointed).map(corner), { height: 0.75 });
    const light = lighten(this.base, 0.45);
    this.line([foot(0.62, -2.2, 1.2), foot(0.78, -2.4, 0.8), foot(0.9, -1, 0.6)].map(corner), {
      color: light,
      width: 2.4,
      opacity: 0.35,
      blurred: true,
    });
    if (shoe.laces) {
      const pale = shoe.pale ? '#f4eee2' : darken(this.base, 0.6);
      for (let i = 0; i < 4; i++) {
        const f = 0.36 + i * 0.075;
        const up = 6.4 - i * 1.35;
        this.line([foot(f, -1.5, up), foot(f + 0.02, 0, up - 0.1), foot(f, 1.5, up)].map(corner), {
          color: pale,
          width: 2,
        });
      }
      this.seam(
        [foot(0.7, -3.4, 0.8), foot(0.66, -1.6, 1.9), foot(0.66, 1.6, 1.9), foot(0.7, 3.4, 0.8)].map(corner),
        0.6,
      );
    } else if (shoe.high > 9) {
      this.seam(
        [foot(0.62, -3.4, 0.6), foot(0.5, -1.4, 4.4), foot(0.5, 1.4, 4.4), foot(0.62, 3.4, 0.6)].map(corner),
        0.25,
      );
    }
    return this;
  }

  #sandal(foot: ReturnType<typeof footOf>, sole: string): this {
    const corner = ([x, y]: Spot): Point => [x, y];
    for (const [f, l, up] of [
      [0.68, 4.2, 2.2],
      [0.5, 3.6, 4],
    ] as const)
      this.panel(
        [
          foot(f - 0.06, -l),
          foot(f - 0.05, -l * 0.5, up),
          foot(f - 0.05, l * 0.5, up),
          foot(f - 0.06, l),
          foot(f + 0.07, l),
          foot(f + 0.08, l * 0.5, up * 0.8),
          foot(f + 0.08, -l * 0.5, up * 0.8),
          foot(f + 0.07, -l),
        ].map(corner),
        { height: 0.6, occlusion: 0.4 },
      );
    this.line(
      [
        ...bulge.map(([f, l]) => foot(f, -l)),
        foot(1.02, 0),
        ...[...bulge].reverse().map(([f, l]) => foot(f, l)),
      ]
        .slice(3, -3)
        .map(corner),
      {
        color: sole,
        width: 4,
      },
    );
    return this;
  }
}
