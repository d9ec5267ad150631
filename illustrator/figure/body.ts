import { blend, interpolate, type Table } from './smooth.ts';

/** In centimetres: lengths as a tailor takes them, girths around. */
export interface Measures {
  height: number;
  shoulders: number;
  bust: number;
  waist: number;
  hip: number;
  inseam: number;
  arm: number;
  foot: number;
}

/** Averages of European size surveys, rounded. */
export const neutralMeasures = {
  short: { height: 158, shoulders: 37, bust: 88, waist: 72, hip: 96, inseam: 71, arm: 54, foot: 23.5 },
  middle: { height: 168, shoulders: 39, bust: 92, waist: 75, hip: 99, inseam: 77, arm: 57, foot: 25 },
  tall: { height: 181, shoulders: 44, bust: 98, waist: 83, hip: 100, inseam: 84, arm: 63, foot: 27.5 },
} as const satisfies Record<string, Measures>;

/** -1 is the left of the picture. */
export type Side = -1 | 1;

/** Half width, and depths before and behind the axis. */
export interface Section {
  half: number;
  front: number;
  back: number;
}

/** Heights over the ground in centimetres. */
export interface Levels {
  crown: number;
  chin: number;
  neck: number;
  shoulder: number;
  armpit: number;
  bust: number;
  waist: number;
  hip: number;
  crotch: number;
  knee: number;
  ankle: number;
}

export interface Body {
  measures: Measures;
  level: Levels;
  /** Half width where the neck meets the shoulders. */
  neckHalf: number;
  /** Of the trunk; below the crotch it spans both legs. */
  section: (y: number) => Section;
  leg: (y: number) => { centre: number; half: number };
  /** By the distance from the shoulder joint. */
  armHalf: (t: number) => number;
}

/** A girth of an ellipse whose depth is `ratio` of its width. */
const halfWidth = (girth: number, ratio: number) => girth / (2 * Math.PI * Math.sqrt((1 + ratio ** 2) / 2));

export function bodyOf(measures: Measures): Body {
  const { height, inseam } = measures;
  /** Of a share of the average height whose crotch lies at 46 %. */
  const up = (share: number) =>
    share <= 0.46 ? (share / 0.46) * inseam : inseam + ((share - 0.46) / 0.54) * (height - inseam);
  const level: Levels = {
    crown: height,
    chin: height * 0.8735,
    neck: up(0.8365),
    shoulder: up(0.808),
    armpit: up(0.738),
    bust: up(0.717),
    waist: up(0.622),
    hip: up(0.512),
    crotch: inseam,
    knee: up(0.275),
    ankle: up(0.048),
  };
  const bust = halfWidth(measures.bust, 0.8);
  const waist = halfWidth(measures.waist, 0.76);
  const hip = halfWidth(measures.hip, 0.7);
  const shoulder = measures.shoulders / 2 - 0.4;
  const neck = 0.0285 * height + measures.bust * 0.006;
  const slope = level.neck - level.shoulder;
  const build = (measures.bust + measures.hip) / 190;
  const profile = Math.max(0, measures.bust - measures.shoulders * 2.1) * 0.14;
  const belly = Math.max(0, measures.waist - measures.hip * 0.76) * 0.1;

  const thighOuter = hip * 0.985;
  const calf = 0.0335 * height * (0.45 + 0.55 * build);
  const outer: Table = [
    [0, 0.041 * height + 2.6],
    [level.ankle, 0.041 * height + 2.7 * build],
    [level.knee * 0.72, 0.041 * height + calf + 0.7],
    [level.knee, hip * 0.4 + 5.4 * build],
    [(level.knee + inseam) / 2, hip * 0.86],
    [inseam, thighOuter],
  ];
  const inner: Table = [
    [0, 0.041 * height - 2.6],
    [level.ankle, 0.041 * height - 2.9 * build],
    [level.knee * 0.72, 0.041 * height - calf + 0.9],
    [level.knee, hip * 0.4 - 5.0 * build],
    [(level.knee + inseam) / 2, 0.9],
    [inseam - 1, 0.1],
  ];
  const [outerAt, innerAt] = [interpolate(outer), interpolate(inner)];
  const leg = (y: number) => ({
    centre: (outerAt(y) + innerAt(y)) / 2,
    half: (outerAt(y) - innerAt(y)) / 2,
  });

  const table = (values: readonly [number, number, number, number][]): ((y: number) => Section) => {
    const column = (index: 1 | 2 | 3) => interpolate(values.map((row) => [row[0], row[index]] as const));
    const [half, front, back] = [column(1), column(2), column(3)];
    return (y) => ({ half: half(y), front: front(y), back: back(y) });
  };
  const trunk = table([
    [inseam, thighOuter, hip * 0.6, hip * 0.78],
    [level.hip, hip, hip * 0.62 + belly * 0.5, hip * 0.86],
    [(level.hip + level.waist) / 2, (hip + waist) / 2 + 1.1, hip * 0.62 + belly, hip * 0.66],
    [level.waist, waist, waist * 0.76 + belly, waist * 0.66],
    [level.bust - 7, bust * 0.9, bust * 0.74 + profile * 0.4, bust * 0.7],
    [level.bust, bust, bust * 0.82 + profile, bust * 0.78],
    [level.armpit, bust * 1.0, bust * 0.76 + profile * 0.5, bust * 0.8],
    [level.shoulder - 5, shoulder * 0.86, bust * 0.55, bust * 0.72],
    [level.shoulder, shoulder, bust * 0.3, bust * 0.5],
    [level.shoulder + slope * 0.3, blend(shoulder, neck, 0.3), bust * 0.26, bust * 0.49],
    [level.shoulder + slope * 0.62, blend(shoulder, neck, 0.64), bust * 0.22, bust * 0.47],
    [level.neck - 0.4, neck + 1.8, neck * 0.45, neck],
    [level.neck + 1.2, neck + 0.5, neck * 0.5, neck * 0.9],
    [level.neck + 3, neck - 0.4, neck * 0.8, neck * 0.9],
    [level.chin + 2, neck - 0.6, neck * 1.05, neck * 0.85],
    [level.crown, neck, neck, neck],
  ]);
  const section = (y: number): Section => {
    if (y >= inseam) return trunk(y);
    const half = outerAt(y);
    const limb = leg(y).half;
    const away = Math.min(1, (inseam - y) / 20);
    const base = trunk(inseam);
    return {
      half,
      front: base.front + (limb - base.front) * away,
      back: base.back + (limb - base.back) * away,
    };
  };

  const arm = measures.arm;
  const armHalf = interpolate([
    [-4.8, 0.8 * build],
    [-4, 2.4 * build],
    [-2.6, 3.9 * build],
    [0, 4.7 * build],
    [5, 4.8 * build],
    [arm * 0.3, 4.3 * build],
    [arm * 0.52, 3.6 * build],
    [arm * 0.64, 3.75 * build],
    [arm * 0.97, 2.5 + 0.2 * build],
    [arm, 2.5 + 0.15 * build],
  ]);
  return { measures, level, neckHalf: neck, section, leg, armHalf };
}
