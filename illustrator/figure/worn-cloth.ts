import type { Cut } from '../cut.ts';
import type { Point } from '../geometry.ts';
import type { BottomAnchors, TopAnchors } from './anchors.ts';
import type { Body, Section, Side } from './body.ts';
import { extentAt, middleOf, type Panel, panelsOf } from './outline.ts';
import { blend, clamp, ease, interpolate } from './smooth.ts';
import type { Spot, Stance } from './stance.ts';

export type Part = 'behind' | 'trunk' | 'left' | 'right';

/** A garment on a body: from the space of its drawing to the picture. */
export interface WornCloth {
  parts: readonly Part[];
  partOf: (points: readonly Point[]) => Part;
  /** Whether a panel drawn before all others is seen inside the garment. */
  liesBehind: (points: readonly Point[]) => boolean;
  place: (part: Part, points: readonly Point[]) => (x: number, y: number) => Spot;
  /** Of the cloth over the body at a height in centimetres, where it has cloth. */
  section: (y: number) => Section;
  /** Of the picture: over it the neck hides the back of a collar. */
  neckHole: readonly Spot[];
  sleeveEnd: number | undefined;
  split: boolean;
  top: number;
  hem: number;
}

/** One height of the drawing on the body. */
interface Row {
  at: number;
  y: number;
  half: number;
  drawn: number;
}

type Place = (x: number, y: number) => Spot;

export interface Wearing {
  body: Body;
  stance: Stance;
  /** Section of what lies below, that the cloth goes around. */
  over: (y: number) => Section;
  /** Of a photograph, in place of the drawing's own. */
  panels?: readonly Panel[] | undefined;
  /** Height of a waistband that the hem goes into. */
  tuckedAt?: number | undefined;
  open?: boolean;
}

export function wearTop(cut: Cut, anchors: TopAnchors, wearing: Wearing): WornCloth {
  const { body, over, stance, tuckedAt } = wearing;
  const { level, measures } = body;
  const panels = wearing.panels ?? panelsOf(cut);
  const main = panels.filter(({ points }) => isMain(points, anchors.underarm)).map(({ points }) => points);
  const halfAt = (at: number) => {
    const lowest = Math.max(...main.flat().map(([, y]) => y)) - 3;
    const extent = extentAt(main, clamp(at, anchors.neck + 1, Math.min(lowest, anchors.hem - 6))) ?? [
      120, 280,
    ];
    return (extent[1] - extent[0]) / 2;
  };

  const { neckHalf } = body;
  const neckLevel = level.neck + 0.4;
  const shoulderHalf = measures.shoulders / 2 - 0.4;
  const underarmLevel = level.armpit - (anchors.ease > 0.6 ? 1.2 + anchors.ease * 0.8 : 0.6);
  const rows: Row[] = [];
  // Every layer lies over the shoulders of the one below.
  const lift = { base: 0.4, mid: 0.9, outer: 1.5 }[anchors.layer];
  if (anchors.straps) {
    const share = clamp(anchors.straps / halfAt(anchors.underarm + 4), 0.35, 0.62);
    const at = blend(neckHalf, shoulderHalf, share);
    rows.push({ at: anchors.neck, y: shoulderLine(at) - 0.5, half: at, drawn: anchors.straps });
  } else {
    rows.push({
      at: anchors.neck,
      y: neckLevel + lift,
      half: neckHalf + 2.1,
      drawn: halfAt(anchors.neck + 1),
    });
    const ownDrop = anchors.layer === 'outer' || anchors.ease > 1.5 ? 0.9 : 0.2;
    if (anchors.shoulder)
      rows.push({
        at: anchors.shoulder,
        y: level.shoulder + 0.6 + lift,
        half: shoulderHalf + ownDrop + anchors.ease * 0.25,
        drawn: halfAt(anchors.shoulder + 2),
      });
  }
  const chestHalf = Math.max(over(level.armpit).half, over(level.bust).half) + anchors.ease * 0.75;
  rows.push({ at: anchors.underarm, y: underarmLevel, half: chestHalf, drawn: halfAt(anchors.underarm + 4) });

  const chestScale = chestHalf / halfAt(anchors.underarm + 6);
  const legs = anchors.form === 'jumpsuit';
  const hemLevel = legs ? Math.max(2.5, level.crotch - anchors.cm) : Math.max(3, level.neck - anchors.cm);
  const below: [at: number, y: number][] = [[anchors.underarm, underarmLevel]];
  if (anchors.waist && anchors.form !== 'top') below.push([anchors.waist, level.waist]);
  else if (anchors.waist) below.push([anchors.waist, level.waist + 1]);
  if (anchors.crotch) below.push([anchors.crotch, level.crotch - (legs ? 2.5 : 0)]);
  if (!anchors.crotch || legs) below.push([anchors.hem, hemLevel]);
  addRows(rows, below, halfAt, (at, y) => {
    const fit = over(y).half + Math.min(0.9, anchors.ease * 0.6) + 0.15;
    const hang = halfAt(at) * chestScale * (anchors.layer === 'base' ? 0.97 : 1);
    const half = Math.max(fit, hang);
    if (tuckedAt === undefined || y > tuckedAt + 9) return half;
    // The cloth gathers into the waistband.
    const gathered = Math.min(half, over(y).half + 0.4 + 0.5 * ease(y, tuckedAt, tuckedAt + 4));
    return blend(gathered, half, ease(y, tuckedAt + 1, tuckedAt + 9));
  });

  const cloth = clothOf(rows, over, body);
  const trunkPlace = placeOnTrunk(rows, cloth, wearing, anchors);
  const sleeves = sleevesOf(panels, main, anchors, wearing, placeOnTrunk(rows, cloth, wearing)([]));
  const crotch = legs ? (anchors.crotch ?? 0) : 0;
  const split = legs
    ? legsOf(
        panels,
        {
          crotch,
          crotchLevel: level.crotch - 2.5,
          hem: anchors.hem,
          hemLevel,
          taper: 0.95,
          ease: anchors.ease,
        },
        wearing,
      )
    : undefined;

  const leftAt = (y: number) => extentAt(main, clamp(y, anchors.neck + 4, anchors.hem - 8)) ?? [100, 300];
  return {
    parts: anchors.sleeveCm ? ['behind', 'left', 'right', 'trunk'] : ['behind', 'trunk'],
    partOf(points) {
      if (!anchors.sleeveCm) return 'trunk';
      const [x, y] = middleOf(points);
      if (split && y > (anchors.waist ?? 0)) return 'trunk';
      const [left, right] = leftAt(y);
      if (x < left + 3) return 'left';
      return x > right - 3 ? 'right' : 'trunk';
    },
    liesBehind: (points) => !anchors.straps && points.every(([, y]) => y < anchors.underarm - 14),
    place(part, points) {
      if (part === 'left' || part === 'right') return sleeves[part];
      if (split && anchors.crotch && points.some(([, y]) => y > (anchors.crotch ?? 0) + 8))
        return split(middleOf(points)[0] < 200 ? -1 : 1, trunkPlace(points));
      return trunkPlace(points);
    },
    section: cloth,
    neckHole: anchors.straps ? [] : neckHole(),
    split: split !== undefined,
    sleeveEnd: anchors.sleeveCm && Math.min(anchors.sleeveCm - 4, measures.arm + 3),
    top: rows[0]?.y ?? level.neck,
    hem: hemLevel,
  };

  /** Sags towards the front, as the band of a collar does behind the neck. */
  function neckHole(): Spot[] {
    const half = (halfAt(anchors.neck + 1) * neckHalf) / (neckHalf + 2.1);
    const at = anchors.neck + (lift - 0.5) * 4;
    const onTrunk = placeOnTrunk(rows, cloth, wearing)([]);
    const front = [-0.94, -0.8, -0.5, 0, 0.5, 0.8, 0.94].map((share) =>
      onTrunk(200 + share * half, at + 11 - 16 * Math.abs(share) ** 3),
    );
    const side = (sign: Side) =>
      [11, 6, 3.4].map((over) => {
        const section = body.section(level.neck + over);
        return stance.trunk(sign * section.half, level.neck + over, section);
      });
    return [...side(-1), ...front, ...side(1).reverse()];
  }

  function shoulderLine(x: number): number {
    return (
      blend(level.neck, level.shoulder, clamp((x - neckHalf - 2) / (shoulderHalf - neckHalf - 2), 0, 1)) + 0.3
    );
  }
}

export function wearBottom(cut: Cut, anchors: BottomAnchors, wearing: Wearing): WornCloth {
  const { body, over } = wearing;
  const { level } = body;
  const panels = wearing.panels ?? panelsOf(cut);
  const floor = anchors.hem - 12;
  const main = panels.map(({ points }) => points);
  const halfAt = (at: number) => {
    const [left, right] = extentAt(main, clamp(at, anchors.waist + 2, floor)) ?? [130, 270];
    return (right - left) / 2;
  };
  const topLevel = anchors.rise === 'high' ? level.waist + 1.5 : blend(level.waist, level.hip, 0.24);
  const trousers = anchors.form === 'trousers';
  const crotchLevel = level.crotch - 0.8 - anchors.ease;
  // Trousers were chosen for their owner's legs, skirts were not.
  const inseam = blend(anchors.cm, (anchors.cm / 77) * body.measures.inseam, 0.7);
  const hemLevel = trousers ? Math.max(2.2, level.crotch - inseam) : topLevel - anchors.cm;
  const hipAt = anchors.crotch ? blend(anchors.waist, anchors.crotch, 0.72) : (anchors.hip ?? anchors.hem);
  const hipHalf = over(level.hip).half + anchors.ease;
  const hipScale = hipHalf / halfAt(hipAt);
  const rows: Row[] = [
    { at: anchors.waist, y: topLevel, half: over(topLevel).half + 0.5, drawn: halfAt(anchors.waist + 3) },
  ];
  const below: [at: number, y: number][] = [
    [anchors.waist, topLevel],
    [hipAt, level.hip],
    ...(anchors.crotch ? [[anchors.crotch, crotchLevel] as [number, number]] : []),
    [anchors.hem, hemLevel],
  ];
  addRows(rows, below, halfAt, (at, y) => {
    const fit = over(y).half + 0.45 + Math.min(0.8, anchors.ease) * ease(level.waist - y, 0, 12);
    const narrow = y < level.crotch && !trousers ? legWidth(y) : fit;
    const hang = halfAt(at) * hipScale;
    const loose = ease(topLevel - y, 0, topLevel - level.hip);
    return Math.max(y < level.crotch && !trousers ? narrow : fit, hang * loose);
  });
  const cloth = clothOf(rows, over, body);
  const trunkPlace = placeOnTrunk(rows, cloth, wearing);
  const split =
    trousers && anchors.crotch
      ? legsOf(
          panels,
          {
            crotch: anchors.crotch,
            crotchLevel,
            hem: anchors.hem,
            hemLevel,
            taper: anchors.taper ?? 1,
            ease: anchors.ease,
          },
          wearing,
        )
      : undefined;
  return {
    parts: ['behind', 'trunk'],
    partOf: () => 'trunk',
    liesBehind: () => false,
    place(_part, points) {
      if (split && anchors.crotch && points.some(([, y]) => y > (anchors.crotch ?? 0) + 8))
        return split(middleOf(points)[0] < 200 ? -1 : 1, trunkPlace(points));
      return trunkPlace(points);
    },
    section: cloth,
    neckHole: [],
    split: split !== undefined,
    sleeveEnd: undefined,
    top: topLevel,
    hem: hemLevel,
  };

  /** A narrow skirt brings the knees together. */
  function legWidth(y: number): number {
    return body.section(y).half * blend(0.96, 0.86, ease(level.crotch - y, 0, 30));
  }
}

const isMain = (points: readonly Point[], underarm: number) => {
  const across = points.map(([x]) => x);
  const down = points.map(([, y]) => y);
  return (
    Math.max(...across) >= 186 &&
    Math.min(...across) <= 214 &&
    Math.max(...across) - Math.min(...across) > 60 &&
    Math.max(...down) > underarm + 30
  );
};

/** Rows between anchors, so that the cloth follows the body. */
function addRows(
  rows: Row[],
  marks: readonly [at: number, y: number][],
  drawnAt: (at: number) => number,
  halfAt: (at: number, y: number) => number,
): void {
  marks.slice(1).forEach(([at, y], i) => {
    const [fromAt, fromY] = marks[i] ?? [at, y];
    const steps = Math.max(2, Math.round((fromY - y) / 5));
    for (let step = 1; step <= steps; step++) {
      const rowAt = blend(fromAt, at, step / steps);
      const rowY = blend(fromY, y, step / steps);
      rows.push({ at: rowAt, y: rowY, half: halfAt(rowAt, rowY), drawn: drawnAt(rowAt) });
    }
  });
}

function clothOf(rows: readonly Row[], over: (y: number) => Section, body: Body): (y: number) => Section {
  const half = interpolate([...rows].reverse().map((row) => [row.y, row.half] as const));
  const [low, high] = [rows.at(-1)?.y ?? 0, rows[0]?.y ?? 0];
  return (y) => {
    const below = over(y);
    if (y > high + 1 || y < low - 1) return below;
    const wide = half(y);
    const bulk = Math.max(0.3, (wide - below.half) * 0.5);
    const trunk = body.section(Math.max(y, body.level.crotch));
    return {
      half: wide,
      front: Math.max(below.front, y < body.level.crotch ? trunk.front * 0.9 : 0) + bulk,
      back: Math.max(below.back, y < body.level.crotch ? trunk.back * 0.9 : 0) + bulk,
    };
  };
}

function placeOnTrunk(
  rows: readonly Row[],
  cloth: (y: number) => Section,
  { stance, open }: Wearing,
  anchors?: TopAnchors,
): (points: readonly Point[]) => Place {
  const heights = interpolate(rows.map(({ at, y }) => [at, y] as const));
  const scales = interpolate(rows.map(({ at, half, drawn }) => [at, half / drawn] as const));
  const halves = interpolate(rows.map(({ at, half }) => [at, half] as const));
  const [first, last] = [rows[0], rows.at(-1)];
  const unit = first && last ? (first.y - last.y) / (last.at - first.at) : 0.2;
  return (points) => {
    const front = open && anchors ? frontOf(points) : 0;
    return (x, y) => {
      const at = clamp(y, first?.at ?? 0, last?.at ?? 0);
      // Beyond the anchors the drawing goes on at its own scale.
      // Straps go over the shoulder to the back.
      const height = heights(at) - (y - at) * unit * (anchors?.straps && y < at ? 0.15 : 1);
      let across = (x - 200) * scales(at);
      if (front && anchors) {
        const gap = 0.08 + 0.34 * ease(y, anchors.underarm - 50, anchors.underarm + 70);
        const edge = front * halves(at);
        across = edge + (across - edge) * (1 - gap);
      }
      return stance.trunk(across, height, cloth(height));
    };
  };
}

/** The front that an outline belongs to, 0 for what goes around the neck. */
function frontOf(points: readonly Point[]): Side | 0 {
  const across = points.map(([x]) => x);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  // The left front lies over the right one and carries the buttons.
  if (right <= 236 && left < 186) return -1;
  if (left >= 164 && right > 218) return 1;
  return right - left < 60 ? -1 : 0;
}

function sleevesOf(
  panels: readonly Panel[],
  main: readonly (readonly Point[])[],
  anchors: TopAnchors,
  { body, stance }: Wearing,
  onTrunk: Place,
): Record<'left' | 'right', Place> {
  const one = (side: Side): Place => {
    const { sleeveCm, shoulder, underarm } = anchors;
    if (!sleeveCm || !shoulder) return () => [0, 0];
    const reach = panels
      .map(({ points }) => points)
      .filter((points) => {
        const [x, y] = middleOf(points);
        const extent = extentAt(main, clamp(y, anchors.neck + 4, anchors.hem - 8));
        return extent && (side < 0 ? x < extent[0] + 3 : x > extent[1] - 3);
      })
      .flat();
    const lowest = Math.max(...reach.map(([, y]) => y));
    const cuff = middleOf(reach.filter(([, y]) => y > lowest - 16));
    const index = side < 0 ? 0 : 1;
    const [outer, inner] = [shoulder + 2, underarm - 2].map(
      (y) => extentAt(main, y)?.[index] ?? 200 + side * 95,
    ) as [number, number];
    const start = [(outer + inner) / 2, (shoulder + underarm) / 2] as const;
    const length = Math.hypot(cuff[0] - start[0], lowest - 4 - start[1]);
    const along = [(cuff[0] - start[0]) / length, (lowest - 4 - start[1]) / length] as const;
    const depth = body.level.shoulder - body.level.armpit + 2.4 + anchors.ease * 0.8;
    const short = sleeveCm < 30;
    const wide = (depth / Math.hypot(outer - inner, underarm - shoulder)) * (short ? 0.9 : 1);
    // The middle of the armhole lies half its depth under the shoulder.
    const head = depth / 2 - 3.4;
    const wrist = body.measures.arm + 3;
    const long = Math.min(sleeveCm - depth / 2, wrist - head) / length;
    const width = interpolate([
      [0, wide],
      [length, wide],
    ]);
    return (x, y) => {
      const [dx, dy] = [x - start[0], y - start[1]];
      const t = dx * along[0] + dy * along[1];
      const s = dx * along[1] - dy * along[0];
      const onArm = stance.arm(
        side,
        head - 0.5 + t * (t < 0 ? wide : long),
        s * width(t) - side * (short ? 0.7 : 0.1),
      );
      // At the armhole the sleeve lies where the trunk's edge does, so that the seam closes.
      const beyond = side * (x - (outer + ((y - shoulder) / (underarm - shoulder)) * (inner - outer)));
      const share = Math.max(ease(beyond, 0, 30), ease(y, underarm, underarm + 60));
      if (share === 1) return onArm;
      const seam = onTrunk(x, y);
      return [blend(seam[0], onArm[0], share), blend(seam[1], onArm[1], share)];
    };
  };
  return { left: one(-1), right: one(1) };
}

interface Legs {
  taper: number;
  crotch: number;
  crotchLevel: number;
  hem: number;
  hemLevel: number;
  ease: number;
}

/** Above the crotch a leg of the drawing lies on the trunk, below it on the leg. */
function legsOf(
  panels: readonly Panel[],
  { crotch, crotchLevel, hem, hemLevel, taper, ease: roomy }: Legs,
  { body, stance }: Wearing,
): (side: Side, onTrunk: Place) => Place {
  const drawn = (side: Side) => {
    const own = panels
      .map(({ points }) => points)
      .filter((points) => {
        const [x] = middleOf(points);
        return points.some(([, y]) => y > crotch + 8) && (side < 0 ? x < 200 : x > 200);
      });
    const lowest = Math.max(...own.flat().map(([, y]) => y));
    return (at: number) => extentAt(own, clamp(at, crotch - 4, Math.min(lowest, hem) - 12)) ?? [110, 200];
  };
  const outlines = { '-1': drawn(-1), '1': drawn(1) };
  return (side, onTrunk) => {
    const at = outlines[side];
    const [left, right] = at(crotch);
    const crotchHalf = body.leg(crotchLevel).half + roomy * 0.5;
    const scale = crotchHalf / ((right - left) / 2);
    return (x, y) => {
      if (y <= crotch - 30) return onTrunk(x, y);
      const height = crotchLevel + ((crotch - y) / (hem - crotch)) * (crotchLevel - hemLevel);
      const [outer, inner] = at(y);
      const limb = body.leg(height).half;
      const half = Math.max(
        limb + Math.min(0.8, roomy) * 0.8 + 0.35,
        ((inner - outer) / 2) * scale * blend(1, taper, ease(y, crotch, blend(crotch, hem, 0.7))),
      );
      const across = ((x - (outer + inner) / 2) / ((inner - outer) / 2)) * half;
      // Wide legs fall outwards, so that they do not cross.
      const aside = side * Math.max(0, half - body.leg(height).centre) * 0.9;
      const below = stance.leg(side, across + aside, height, half);
      const share = ease(y, crotch - 30, crotch + 26);
      if (share === 1) return below;
      const above = onTrunk(x, y);
      return [blend(above[0], below[0], share), blend(above[1], below[1], share)];
    };
  };
}
