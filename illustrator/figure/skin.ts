import { darken, lighten, mix } from '../color.ts';
import type { Body, Side } from './body.ts';
import { cornered, ease, interpolate, pathOf } from './smooth.ts';
import { type Spot, type Stance, unitsPerCm } from './stance.ts';

/** Ten tones of the Monk scale, from light to dark. */
export const skinTones = [
  '#f6ede4',
  '#f3e7db',
  '#f7ead0',
  '#eadaba',
  '#d7bd96',
  '#a07e56',
  '#825c43',
  '#604134',
  '#3a312a',
  '#292420',
] as const;

export interface SkinLook {
  /** Without it the body is a line on paper. */
  toneHex: string | undefined;
  inkHex: string;
  paperHex: string;
  hair: 'up' | 'short' | 'long';
  /** Of tights, up to the waist. */
  legsHex?: string | undefined;
}

interface Ink {
  fill: string;
  shade: string;
  line: string;
}

const inkOf = ({ toneHex, inkHex, paperHex }: SkinLook): Ink =>
  toneHex
    ? {
        fill: toneHex,
        shade: mix(darken(toneHex, 0.28), '#a4553a', 0.18),
        line: mix(darken(toneHex, 0.75), '#4a2a20', 0.35),
      }
    : { fill: paperHex, shade: mix(paperHex, inkHex, 0.16), line: inkHex };

/** Washes and a line that swells, as of a brush. */
function limb(
  outline: string,
  shadow: string,
  { fill, shade, line }: Ink,
  id: string,
  contour = outline,
): string {
  return (
    `<clipPath id="${id}"><path d="${outline}"/></clipPath><path d="${outline}" fill="${fill}"/>` +
    `<g clip-path="url(#${id})"><path d="${shadow}" fill="${shade}" opacity=".5" filter="url(#soft)"/></g>` +
    `<path d="${contour}" fill="none" stroke="${line}" stroke-width="1.5" stroke-linecap="round" stroke-opacity=".85" stroke-linejoin="round"/>`
  );
}

export const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);

/** Below `legsFrom` centimetres the legs are bare. */
export function drawTrunk(body: Body, stance: Stance, look: SkinLook, legsFrom: number): string {
  const { level } = body;
  const ink = inkOf(look);
  const legs = look.legsHex ? inkOf({ ...look, toneHex: look.legsHex }) : ink;
  const edge = (share: number) => (y: number) => {
    const section = body.section(y);
    return stance.trunk(share * section.half, y, section);
  };
  const heights = steps(level.chin + 10, level.crotch + 4, 68);
  const outline = pathOf([
    ...cornered(heights.map(edge(-1))),
    stance.trunk(0, level.crotch - 1.5, body.section(level.crotch)),
    ...cornered([...heights].reverse().map(edge(1))),
  ]);
  const shadow = pathOf([...heights.map(edge(0.5)), ...[...heights].reverse().map(edge(1.1))]);
  const [headX, headY] = stance.head;
  const drop = (level.crown - level.chin) * unitsPerCm;
  const chin = pathOf([
    [headX - drop * 0.3, headY + drop * 0.4],
    [headX + drop * 0.3, headY + drop * 0.4],
    [headX + drop * 0.22, headY + drop * 0.66],
    [headX - drop * 0.05, headY + drop * 0.62],
  ]);
  const clavicle = ([-1, 1] as const)
    .map((side) => {
      const at = (share: number, y: number) =>
        stance.trunk(side * share * body.section(level.shoulder).half, y, body.section(level.shoulder));
      return pathOf(
        [at(0.12, level.shoulder - 2), at(0.4, level.shoulder - 0.6), at(0.74, level.shoulder + 0.5)],
        false,
      );
    })
    .join('');
  return (
    (['1', '-1'] as const)
      .map((side) => drawLeg(body, stance, legs, Number(side) as Side, legsFrom))
      .join('') +
    limb(outline, `${shadow}${chin}`, ink, 'trunk') +
    `<path d="${clavicle}" fill="none" stroke="${ink.line}" stroke-opacity=".4" stroke-linecap="round"/>`
  );
}

function drawLeg(body: Body, stance: Stance, ink: Ink, side: Side, from: number): string {
  const { level } = body;
  const heights = steps(Math.min(level.crotch + 3, from), level.ankle - 1, 30);
  const edge = (share: number) => (y: number) => {
    const { half } = body.leg(y);
    return stance.leg(side, share * half, y, half);
  };
  const outline = pathOf([
    ...cornered(heights.map(edge(-1))),
    ...cornered([...heights].reverse().map(edge(1))),
  ]);
  const shadow = pathOf([...heights.map(edge(0.35)), ...[...heights].reverse().map(edge(1.1))]);
  const knee = [-0.5, 0, 0.5].map((share) => {
    const { half } = body.leg(level.knee);
    return stance.leg(side, share * half, level.knee - 1.4 + Math.abs(share) * 1.5, half);
  });
  return (
    limb(
      outline,
      shadow,
      ink,
      `leg${side}`,
      [-1, 1].map((share) => pathOf(heights.map(edge(share)), false)).join(''),
    ) +
    (from < level.knee
      ? ''
      : `<path d="${pathOf(knee, false)}" fill="none" stroke="${ink.line}" stroke-opacity=".35" stroke-linecap="round"/>`)
  );
}

export function armEdge(body: Body, stance: Stance, side: Side): (share: number, t: number) => Spot {
  const { arm } = body.measures;
  const hand = handLength(body);
  /** A relaxed hand, on the side of the thumb and on the other. */
  const thumbSide = interpolate([
    [0, 2.4],
    [0.14, 2.6],
    [0.3, 3.3],
    [0.43, 3.7],
    [0.54, 3.5],
    [0.6, 2.5],
    [0.7, 2.1],
    [0.86, 1.75],
    [0.96, 1.1],
    [1, 0.4],
  ]);
  const littleSide = interpolate([
    [0, 2.4],
    [0.2, 2.5],
    [0.45, 2.55],
    [0.65, 2.25],
    [0.8, 1.9],
    [0.94, 1.2],
    [1, 0.4],
  ]);
  const half = (t: number, share: number) => {
    if (t <= arm) return body.armHalf(t);
    const along = (t - arm) / hand;
    return share * side < 0 ? thumbSide(along) : littleSide(along);
  };
  const inward = -side;
  const bend = (t: number) => (t > arm ? inward * 1.9 * ease(t, arm, arm + hand * 1.3) : 0);
  return (share, t) =>
    stance.arm(side, t, share * half(t, share) + bend(t) + (t < 2 ? inward * ease(2 - t, 0, 6) * 1.6 : 0));
}

export const handLength = (body: Body): number => body.measures.height * 0.1;

export function drawArm(body: Body, stance: Stance, look: SkinLook, side: Side, from: number): string {
  const ink = inkOf(look);
  const { arm } = body.measures;
  const hand = handLength(body);
  const at = armEdge(body, stance, side);
  const edge = (share: number) => (t: number) => at(share, t);
  const lengths = [
    ...(from < arm ? steps(Math.max(-4.8, from), arm, 30) : []),
    ...steps(arm + 1.2, arm + hand, 18),
  ];
  // A short sleeve hangs lower inside than its seam is long.
  const visible = (share: number) => lengths.filter((t) => from < 2 || share === side || t > from + 4);
  const outline = pathOf([...visible(-1).map(edge(-1)), ...visible(1).reverse().map(edge(1))]);
  const shadow = pathOf([...lengths.map(edge(0.35)), ...[...lengths].reverse().map(edge(1.1))]);
  // The arm grows out of the shoulder: no line crosses it there.
  const contour = pathOf(
    [
      ...lengths.filter((t) => t > -3).map(edge(side)),
      ...lengths
        .filter((t) => t > 9)
        .reverse()
        .map(edge(-side)),
    ],
    false,
  );
  const fingers = [0.3, -0.25]
    .map((share) => pathOf(steps(arm + hand * 0.55, arm + hand * 0.93, 4).map(edge(share)), false))
    .join('');
  return (
    limb(outline, shadow, ink, `arm${side}`, contour) +
    `<path d="${fingers}" fill="none" stroke="${ink.line}" stroke-opacity=".4" stroke-linecap="round"/>`
  );
}

/** Sides from which an ear is seen. */
export const earsOf = ({ turn }: Stance): Side[] =>
  ([-1, 1] as const).filter((side) => side * Math.sin(turn) < 0.3);

/** Of the face in shares of the head's length from its middle. */
const face = [
  [0, -0.5],
  [0.22, -0.46],
  [0.325, -0.28],
  [0.33, -0.04],
  [0.305, 0.16],
  [0.235, 0.34],
  [0.11, 0.47],
  [0, 0.5],
] as const;

/** The head without a face; `back` is the hair behind it. */
export function drawHead(body: Body, stance: Stance, look: SkinLook): { back: string; front: string } {
  const ink = inkOf(look);
  const length = (body.level.crown - body.level.chin) * unitsPerCm;
  const [x, y] = stance.head;
  const sin = Math.sin(stance.turn);
  const lean = -0.035;
  const at = (across: number, down: number): Spot => {
    const [dx, dy] = [across * length, down * length];
    return [x + dx - dy * lean, y + dy + dx * lean];
  };
  const turned = (across: number, down: number): Spot =>
    at(across + sin * 0.17 * Math.sqrt(Math.max(0, 1 - (across / 0.36) ** 2)), down);
  const outline = pathOf([
    ...face.map(([across, down]) => at(across + sin * 0.05 * ease(down, 0, 0.5), down)),
    ...[...face]
      .slice(1, -1)
      .reverse()
      .map(([across, down]) => at(-across + sin * 0.05 * ease(down, 0, 0.5), down)),
  ]);
  const shadow = pathOf([at(0.14, -0.3), at(0.4, -0.3), at(0.4, 0.3), at(0.1, 0.55), at(0.19, 0.2)]);
  const hairHex = look.toneHex ? '#332823' : mix(look.paperHex, look.inkHex, 0.5);
  const gloss = lighten(hairHex, 0.3);
  const cap = pathOf([
    at(-0.335, 0.06),
    turned(-0.285, -0.12),
    turned(-0.17, -0.27),
    turned(0.06, -0.35),
    turned(0.2, -0.27),
    turned(0.29, -0.12),
    at(0.335, 0.06),
    at(0.375, -0.12),
    at(0.34, -0.38),
    at(0.2, -0.545),
    at(0, -0.59),
    at(-0.2, -0.55),
    at(-0.345, -0.38),
    at(-0.375, -0.12),
  ]);
  const strands = [
    [turned(0.06, -0.35), at(-0.1, -0.47), at(-0.3, -0.36)],
    [turned(0.06, -0.35), at(-0.14, -0.4), at(-0.33, -0.18)],
    [turned(0.06, -0.35), at(0.2, -0.44), at(0.33, -0.22)],
    [turned(0.06, -0.35), at(0.1, -0.5), at(0.16, -0.53)],
  ]
    .map((points) => pathOf(points, false))
    .join('');
  const ears = earsOf(stance)
    .map((side) => {
      const ear = (
        [
          [0.325, -0.05],
          [0.375, -0.06],
          [0.37, 0.04],
          [0.32, 0.1],
        ] as const
      ).map(([across, down]) => at(side * (across - 0.012) - sin * 0.06, down));
      return `<path d="${pathOf(ear)}" fill="${ink.fill}" stroke="${ink.line}" stroke-opacity=".8"/>`;
    })
    .join('');
  const skull = pathOf([
    at(-0.36, 0.04),
    at(-0.375, -0.15),
    at(-0.3, -0.4),
    at(0, -0.5),
    at(0.3, -0.4),
    at(0.375, -0.15),
    at(0.36, 0.04),
    at(0.2, 0.2),
    at(-0.2, 0.2),
  ]);
  const loose = {
    short: skull,
    up:
      skull +
      pathOf([
        at(-0.14 - sin * 0.3, -0.56),
        at(-0.02 - sin * 0.3, -0.7),
        at(0.14 - sin * 0.3, -0.69),
        at(0.19 - sin * 0.3, -0.56),
        at(0.02 - sin * 0.3, -0.46),
      ]),
    long: pathOf([
      at(-0.35, -0.3),
      at(0, -0.5),
      at(0.35, -0.3),
      at(0.4, 0.1),
      at(0.42, 0.5),
      at(0.2, 0.72),
      at(0, 0.62),
      at(-0.2, 0.74),
      at(-0.43, 0.52),
      at(-0.4, 0.1),
    ]),
  }[look.hair];
  return {
    back:
      loose && `<path d="${loose}" fill="${darken(hairHex, 0.2)}" stroke="${ink.line}" stroke-opacity=".7"/>`,
    front:
      ears +
      limb(outline, shadow, ink, 'face') +
      `<path d="${cap}" fill="${hairHex}"/><path d="${strands}" fill="none" stroke="${gloss}" stroke-opacity=".5" stroke-width="1.1" stroke-linecap="round"/>`,
  };
}
