import type { Body, Section, Side } from './body.ts';
import { blend, clamp, ease, interpolate } from './smooth.ts';

/** Of the picture per centimetre, about that of the flat drawings. */
export const unitsPerCm = 5;

export type Spot = [x: number, y: number];

/**
 * Places a figure on the picture: a slight contrapposto with the weight on the right leg, turned by an
 * angle. Points are in centimetres, x from the axis, y over the ground.
 */
export interface Stance {
  turn: number;
  /** `section` is of the cloth, where the point lies on cloth. */
  trunk: (x: number, y: number, section: Section) => Spot;
  leg: (side: Side, across: number, y: number, half: number) => Spot;
  /** `t` from the shoulder joint along the arm, `s` aside. */
  arm: (side: Side, t: number, s: number) => Spot;
  /** Arms before the trunk: from the front both are. */
  near: readonly Side[];
  head: Spot;
}

/** Over the ground of the picture. */
export interface Frame {
  widthCm: number;
  topCm: number;
  bottomCm: number;
}

export function stanceOf(body: Body, frame: Frame, turnDegrees: number): Stance {
  const { level, measures } = body;
  const turn = (turnDegrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const screen = (x: number, y: number): Spot => [
    (frame.widthCm / 2 + x) * unitsPerCm,
    (frame.topCm - y) * unitsPerCm,
  ];

  const shift = interpolate([
    [0, -4],
    [level.crotch, 2.1],
    [level.hip, 2.3],
    [level.waist, 1.2],
    [level.bust, 0.2],
    [level.shoulder, -0.2],
    [level.chin, 0.3],
    [level.crown, 1.2],
  ]);
  const tilt = interpolate([
    [level.crotch * 0.6, 0],
    [level.hip, 0.05],
    [level.waist, 0.012],
    [level.shoulder, -0.036],
    [level.neck, -0.02],
  ]);

  /** Moves the front of a round section towards the turn; the sides stay the sides. */
  const around = (x: number, { half, front, back }: Section): number => {
    if (!turn) return x;
    const edge = (depth: number) => Math.hypot(half * cos, depth * sin);
    const right = edge(turn > 0 ? front : back);
    const left = edge(turn > 0 ? back : front);
    const middle = (right - left) / 2;
    const reach = (right + left) / 2;
    const centre = clamp((front * sin - middle) / reach, -0.8, 0.8);
    const u = x / half;
    const inside = clamp(u, -1, 1);
    return middle + reach * ((inside + centre) / (1 + centre * inside) + (u - inside));
  };

  const trunk: Stance['trunk'] = (x, y, section) => {
    const across = around(x, section);
    return screen(across + shift(y), y + across * tilt(y));
  };

  const leg: Stance['leg'] = (side, across, y, half) => {
    const { centre } = body.leg(y);
    const down = clamp((level.crotch - y) / level.crotch, 0, 1);
    const bent = side < 0 ? Math.sin(Math.PI * down) : 0;
    const aside = side > 0 ? 2.1 - 5.2 * down : 2.1 - 7.5 * down ** 1.3 + 1.2 * bent;
    const forward = side < 0 ? 3.2 * bent + 2 * down : -1 * down;
    const x = side * centre * cos + forward * sin + around(across, { half, front: half, back: half });
    return screen(x + aside, y + side * centre * tilt(y) - (side < 0 ? 1.3 * down : 0));
  };

  const joint = measures.shoulders / 2 - 2.3;
  const elbow = measures.arm * 0.54;
  const upper = { out: 0.15, forward: -0.03 };
  const arm: Stance['arm'] = (side, t, s) => {
    const lower = { out: side < 0 ? 0.03 : 0.1, forward: 0.2 };
    const share = ease(t, elbow - 9, elbow + 9);
    /** The integral of the bend, so that the elbow is round. */
    const beyond = t < elbow - 9 ? 0 : t > elbow + 9 ? t - elbow : 18 * ((t - elbow + 9) / 18) ** 3 * 0.5;
    const out = upper.out * t + (lower.out - upper.out) * beyond;
    const forward = upper.forward * t + (lower.forward - upper.forward) * beyond;
    const slope =
      blend(upper.out, lower.out, share) * side * cos + blend(upper.forward, lower.forward, share) * sin;
    const x = side * (joint + out) * cos + forward * sin;
    const length = Math.hypot(1, slope);
    const y = level.shoulder - 3.2 - t * 0.985 + side * joint * tilt(level.shoulder);
    return screen(x + shift(level.shoulder) + s / length, y + (s * slope) / length);
  };

  const nose = 1.5 * sin;
  return {
    turn,
    trunk,
    leg,
    arm,
    near: turn > 0.05 ? [-1] : turn < -0.05 ? [1] : [1, -1],
    head: screen(shift(level.crown) * 0.6 + nose, (level.crown + level.chin) / 2),
  };
}
