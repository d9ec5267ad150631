import { darken, lighten, mix } from '../color.ts';
import type { Silhouette } from '../cuts.ts';
import type { Point } from '../geometry.ts';
import type { Body, Side } from './body.ts';
import { ease, interpolate, pathOf } from './smooth.ts';
import { type Spot, type Stance, unitsPerCm } from './stance.ts';
import { PictureArt } from './worn-art.ts';

interface Shoe {
  /** Centimetres under the heel, and how high it covers the leg. */
  heel: number;
  high: number;
  sole: number;
  /** Of a low shoe, where along the foot it begins to cover it. */
  throat?: number;
  pointed?: true;
  detail: 'laces' | 'trainer' | 'saddle' | 'bow' | 'straps' | 'gusset' | 'plain';
}

const shoes: Partial<Record<Silhouette, Shoe>> = {
  sneakers: { heel: 2.2, high: 8, sole: 2.2, detail: 'trainer' },
  derbies: { heel: 2.2, high: 8, sole: 1.1, detail: 'laces' },
  loafers: { heel: 2, high: 5, sole: 1, throat: 0.44, detail: 'saddle' },
  'court-shoes': { heel: 7, high: 4.4, sole: 0.3, throat: 0.68, pointed: true, detail: 'plain' },
  'ballet-flats': { heel: 0.6, high: 3.6, sole: 0.5, throat: 0.68, detail: 'bow' },
  sandals: { heel: 2, high: 5, sole: 1.2, detail: 'straps' },
  'chelsea-boots': { heel: 2.8, high: 17, sole: 1.3, detail: 'gusset' },
  'tall-boots': { heel: 4, high: 38, sole: 1, detail: 'plain' },
};

export const heelOf = (silhouette: Silhouette | undefined): number =>
  (silhouette && shoes[silhouette]?.heel) || 0;

export const isShoe = (silhouette: Silhouette): boolean => silhouette in shoes;

type Foot = (f: number, l: number, up?: number) => Spot;

/** Places the foot: `f` from the heel to the toe, `l` aside and `up` over the sole in centimetres. */
function footOf(body: Body, stance: Stance, side: Side, heel: number): Foot {
  const { half } = body.leg(body.level.ankle);
  const ankle = stance.leg(side, 0, body.level.ankle, half);
  const out = side * 0.27 + stance.turn * 0.9;
  const length = body.measures.foot * unitsPerCm;
  const ground = ankle[1] + (body.level.ankle + heel) * unitsPerCm;
  return (f, l, up = 0) => {
    const along = (f - 0.24) * length;
    const raised = up + heel * (1 - ease(f, 0.2, 0.74));
    return [
      ankle[0] + along * Math.sin(out) + l * Math.cos(out) * unitsPerCm,
      ground + along * Math.cos(out) * 0.34 - l * Math.sin(out) * 0.3 * unitsPerCm - raised * unitsPerCm,
    ];
  };
}

const soleHalf = interpolate([
  [0, 1.4],
  [0.05, 2.3],
  [0.2, 2.9],
  [0.4, 3.1],
  [0.58, 3.9],
  [0.72, 4.4],
  [0.84, 4.1],
  [0.93, 3.1],
  [0.98, 1.9],
  [1.01, 0.6],
]);
const pointedHalf = interpolate([
  [0, 1.3],
  [0.05, 2.1],
  [0.2, 2.6],
  [0.4, 2.7],
  [0.58, 3.5],
  [0.7, 3.9],
  [0.84, 3],
  [0.96, 1.6],
  [1.03, 0.5],
]);
const instep = interpolate([
  [0, 5],
  [0.26, 7.6],
  [0.4, 6.2],
  [0.55, 4.6],
  [0.7, 3.4],
  [0.86, 2.5],
  [1, 1.5],
]);

const spread = (from: number, to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);

const archAt =
  (foot: Foot, half: (f: number) => number, rise = 1) =>
  (f: number): Spot[] =>
    spread(-1, 1, 10).map((s) => foot(f, s * half(f), rise * instep(f) * Math.sqrt(1 - s * s)));

function hull(points: readonly Spot[]): Spot[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (from: readonly Spot[]) => {
    const chain: Spot[] = [];
    for (const point of from) {
      for (;;) {
        const [a, b] = [chain.at(-2), chain.at(-1)];
        if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  const around = [...half(sorted), ...half(sorted.reverse())];
  // A short edge beside a long one makes the curve through them swing.
  return around.filter((point, i) => {
    const before = around[i - 1];
    return !before || Math.hypot(point[0] - before[0], point[1] - before[1]) > 2.5;
  });
}

const legAt =
  (body: Body, stance: Stance, side: Side, over: number) =>
  (y: number): [Spot, Spot] => {
    const { half } = body.leg(y);
    return [stance.leg(side, -half - over, y, half + over), stance.leg(side, half + over, y, half + over)];
  };

/** Of a foot or of what covers it up to a height: the leg, the heel under it, and the front. */
function volumes(
  body: Body,
  stance: Stance,
  side: Side,
  foot: Foot,
  { high, over, half }: { high: number; over: number; half: (f: number) => number },
): { leg: Point[]; foot: Spot[][] } {
  const leg = legAt(body, stance, side, over);
  const arch = archAt(foot, (f) => half(f) + over, 1 + over * 0.08);
  const low = Math.min(high, body.level.ankle * 0.85);
  const rows = spread(high, low, high > low + 1 ? 8 : 1).map(leg);
  const around = [...rows.map(([left]) => left), ...[...rows].reverse().map(([, right]) => right)];
  const corners = [0, rows.length - 1, rows.length, around.length - 1];
  return {
    leg: around.map(([x, y], i): Point => (corners.includes(i) ? [x, y, 1] : [x, y])),
    foot: [
      hull([
        ...leg(low),
        foot(0.36, 0, low),
        ...spread(0, 0.5, 6).flatMap((f) => [foot(f, -half(f) - over), foot(f, half(f) + over)]),
        foot(0.01, 0, 3),
      ]),
      hull(spread(0.26, 1.01, 10).flatMap(arch)),
    ],
  };
}

export function drawFoot(
  body: Body,
  stance: Stance,
  side: Side,
  shoe: Silhouette | undefined,
  fill: string,
  line: string,
): string {
  const foot = footOf(body, stance, side, heelOf(shoe));
  const half = shoe && shoes[shoe]?.pointed ? pointedHalf : soleHalf;
  const own = volumes(body, stance, side, foot, {
    high: body.level.ankle + 3,
    over: 0,
    half: (f) => half(f) * 0.9,
  });
  const spots = own.leg.map(([x, y]): Spot => [x, y]);
  const middle = spots.length / 2;
  const shin = [spots.slice(0, middle), spots.slice(middle)];
  const contour = [
    ...shin.map((points) => pathOf(points, false)),
    ...own.foot.map((points) => pathOf(points)),
  ];
  const toes = [-0.45, 0, 0.4]
    .map((s) => pathOf([foot(0.9, s * 3.2, 1.8), foot(0.985, s * 3.4, 0.7)], false))
    .join('');
  return (
    `<path d="${contour.join('')}" fill="none" stroke="${line}" stroke-width="2.6" stroke-opacity=".85"/>` +
    `<path d="M${spots.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z" fill="${fill}"/>` +
    own.foot.map((points) => `<path d="${pathOf(points)}" fill="${fill}"/>`).join('') +
    `<path d="${toes}" fill="none" stroke="${line}" stroke-opacity=".4" stroke-linecap="round"/>`
  );
}

export class WornShoe extends PictureArt {
  /** `behind` the foot lie the sole and the inner walls. */
  wear(silhouette: Silhouette, body: Body, stance: Stance, side: Side, behind: boolean): this {
    const shoe = shoes[silhouette];
    if (!shoe) return this;
    const foot = footOf(body, stance, side, shoe.heel);
    const half = shoe.pointed ? pointedHalf : soleHalf;
    if (behind) {
      this.#sole(foot, half, shoe);
      if (shoe.throat) this.#walls(foot, half, shoe.throat, shoe.high, 0);
      return this;
    }
    if (shoe.detail === 'straps') return this.#sandal(foot, body, stance, side);
    if (shoe.throat) {
      const turned = Math.abs(side * 0.27 + stance.turn * 0.9) > 0.5;
      this.#walls(foot, half, shoe.throat, shoe.high, turned ? 0 : 0.3);
      this.#vamp(foot, half, shoe.throat);
    } else {
      const covers = volumes(body, stance, side, foot, { high: shoe.high, over: 0.5, half });
      for (const points of [covers.leg, ...covers.foot]) this.panel(points, { height: 0.7 });
    }
    this.line([foot(0.7, -2.2, 3), foot(0.84, -1.8, 2.4), foot(0.93, -0.6, 1.6)], {
      color: lighten(this.base, 0.5),
      width: 3,
      opacity: 0.4,
      blurred: true,
    });
    this.#detail(foot, half, shoe, body, stance, side);
    return this;
  }

  #sole(foot: Foot, half: (f: number) => number, shoe: Shoe): void {
    const fill =
      shoe.detail === 'trainer'
        ? lighten(mix('#efe8da', this.base, 0.15), 0.2)
        : darken(mix('#3a2c22', this.base, 0.25), 0.2);
    const plain = { fill, printed: false, height: 0.35 } as const;
    const edge = (f: number, up: number) => [-1, 1].map((s) => foot(f, s * (half(f) + 0.5), up));
    const under = -Math.max(0.3, shoe.sole);
    if (shoe.heel > 1.5) {
      const thick = shoe.heel > 5 ? 0.55 : 2.2;
      const back = shoe.heel > 5 ? 0.1 : 0.24;
      this.panel(
        hull([
          ...[-1, 1].flatMap((s) => [foot(0.01, s * 1.6), foot(back + 0.06, s * 1.8)]),
          ...[-1, 1].flatMap((s) => [foot(0.04, s * thick, -shoe.heel), foot(back, s * thick, -shoe.heel)]),
        ]),
        { ...plain, fill: darken(this.base, 0.35) },
      );
    }
    this.panel(
      hull(spread(0, 1.01, 14).flatMap((f) => [...edge(f, 0.4), ...edge(f, under * ease(f, 0.3, 0.6))])),
      plain,
    );
  }

  #walls(foot: Foot, half: (f: number) => number, throat: number, high: number, from: number): void {
    const wall = (s: Side) => {
      const heights = spread(from, throat + 0.06, 10);
      return [
        ...heights.map((f) => foot(f, s * (half(f) + 0.35))),
        ...[...heights].reverse().map((f) => {
          const rise = from ? ease(f, from - 0.04, from + 0.16) : 1;
          return foot(f, s * (half(f) + 0.1), high * rise * (1 - 0.4 * ease(f, 0, throat)));
        }),
      ];
    };
    for (const s of [-1, 1] as const) this.panel(wall(s), { height: 0.6 });
  }

  #vamp(foot: Foot, half: (f: number) => number, throat: number): void {
    const arch = archAt(foot, (f) => half(f) + 0.4, 1.04);
    const edge = spread(-1, 1, 10).map((s) => {
      const f = throat - 0.1 * s * s;
      return foot(f, s * (half(f) + 0.4), 1.04 * instep(f) * Math.sqrt(1 - s * s));
    });
    const front = hull([...edge, ...spread(throat, 1.02, 8).flatMap(arch)]);
    this.panel(front, { height: 0.75 });
    this.shade(edge.concat([...edge].reverse().map(([x, y]): Spot => [x, y + 4])), 0.3);
  }

  #detail(foot: Foot, half: (f: number) => number, shoe: Shoe, body: Body, stance: Stance, side: Side): void {
    const across = (f: number, reach: number, lift = 0): Spot[] =>
      spread(-1, 1, 6).map((s) =>
        foot(f, s * reach * half(f), instep(f) * Math.sqrt(1 - (s * reach) ** 2) * 1.05 + lift),
      );
    const pale = shoe.detail === 'trainer' ? '#f6f1e7' : darken(this.base, 0.65);
    if (shoe.detail === 'trainer' || shoe.detail === 'laces') {
      const rows = shoe.detail === 'trainer' ? 5 : 3;
      const tongue = [...across(0.3, 0.34), ...[...across(0.3 + rows * 0.075, 0.3)].reverse()];
      this.panel(tongue, { fill: darken(this.base, 0.1), height: 0.4, occlusion: 0.3 });
      for (let i = 0; i < rows; i++)
        this.line(across(0.33 + i * 0.07, 0.42, 0.2), { color: darken(this.base, 0.6), width: 3.4 }).line(
          across(0.33 + i * 0.07, 0.42, 0.2),
          { color: pale, width: 2.2 },
        );
      this.seam(across(0.76, 0.96), 0.6);
      if (shoe.detail === 'trainer')
        this.seam(
          [foot(0.3, -half(0.3), 0.6), foot(0.5, -half(0.5) - 0.3, 0.8), foot(0.74, -half(0.74), 0.9)],
          0.4,
        );
    }
    if (shoe.detail === 'saddle') {
      const [front, back] = [across(0.6, 1), across(0.5, 1)];
      this.panel([...back, ...[...front].reverse()], {
        fill: darken(this.base, 0.22),
        height: 0.5,
        occlusion: 0.4,
      });
      this.seam(across(0.78, 0.8), 0.5);
    }
    if (shoe.detail === 'bow') {
      const [x, y] = foot(0.7, 0, 3.5);
      for (const s of [-1, 1])
        this.panel(
          [
            [x, y],
            [x + s * 8, y - 4],
            [x + s * 9, y + 4],
          ],
          { fill: darken(this.base, 0.15), height: 0.6 },
        );
    }
    if (shoe.detail === 'gusset')
      for (const s of [-1, 1]) {
        const leg = (share: number, y: number): Spot => {
          const { half: limb } = body.leg(y);
          return stance.leg(side, s * share * (limb + 0.5), y, limb + 0.5);
        };
        const high = body.level.ankle + 6;
        this.shade([leg(0.55, high), leg(0.98, high), leg(0.98, high - 7), leg(0.7, high - 7.5)], 0.45, {
          blur: 0,
        });
      }
  }

  #sandal(foot: Foot, body: Body, stance: Stance, side: Side): this {
    const arch = archAt(foot, (f) => soleHalf(f) * 0.98, 1.06);
    for (const [from, to] of [
      [0.66, 0.78],
      [0.46, 0.54],
    ] as const)
      this.panel([...arch(from), ...arch(to).reverse()], { height: 0.6, occlusion: 0.4 });
    const leg = legAt(body, stance, side, 0.35);
    const [left, right] = leg(body.level.ankle + 1.2);
    const drop = 1.1 * unitsPerCm;
    const middle: Spot = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + 3];
    this.panel(
      [
        [...left, 1],
        middle,
        [...right, 1],
        [right[0], right[1] + drop, 1],
        [middle[0], middle[1] + drop],
        [left[0], left[1] + drop, 1],
      ],
      { height: 0.6, occlusion: 0.3 },
    );
    return this;
  }
}
