import { darken, lighten } from '../color.ts';
import { cuts } from '../cuts.ts';
import type { Point } from '../geometry.ts';
import { type AdornedPlace, adornedAt } from './accessories.ts';
import type { Body, Section, Side } from './body.ts';
import { materialOf, type Worn } from './dress.ts';
import { armEdge, earsOf, handLength, steps } from './skin.ts';
import { clamp, pathOf } from './smooth.ts';
import { type Spot, type Stance, unitsPerCm } from './stance.ts';
import { PictureArt } from './worn-art.ts';

export interface Wearer {
  body: Body;
  stance: Stance;
  /** Of whatever lies outermost at a height. */
  over: (y: number) => Section;
  /** Length of the longest sleeve along the arm. */
  sleeveEnd: number;
  group: (art: PictureArt) => string;
}

/** Draws what is worn at a place; limbs are drawn one side at a time. */
export function adorn(worn: readonly Worn[], place: AdornedPlace, wearer: Wearer, side: Side = 1): string {
  return worn
    .filter(({ silhouette }) => adornedAt[silhouette] === place)
    .map((one) => draw(one, wearer, side))
    .join('');
}

function draw(one: Worn, wearer: Wearer, side: Side): string {
  const { body, stance, over, sleeveEnd } = wearer;
  const { level, neckHalf } = body;
  const { colorHex } = one.garment;
  const art = (name: string) =>
    new PictureArt(`${name}${side < 0 ? 'l' : 'r'}`, materialOf(one, cuts[one.silhouette]));
  const around = (reach: number, high: number, drop: number): Spot[] =>
    steps(-1, 1, 14).map((s) => {
      const y = high - drop * (1 - Math.abs(s) ** 1.7);
      return stance.trunk(s * reach, y, over(y));
    });
  const { arm } = body.measures;
  const wrist = (t: number): [Spot, Spot] => {
    const half = body.armHalf(Math.min(t, arm)) + 0.35;
    return [stance.arm(side, t, -half), stance.arm(side, t, half)];
  };
  const band = (from: number, to: number): Point[] =>
    [...wrist(from), ...wrist(to).reverse()].map(([x, y]) => [x, y, 1]);
  /** Below a cuff, else on the wrist. */
  const cuff = Math.max(arm - 2.6, Math.min(sleeveEnd, arm + 2) + 0.7);

  switch (one.silhouette) {
    case 'necklace': {
      const chain = around(neckHalf + 1.5, level.neck + 0.6, 13);
      const [x, y] = chain[7] ?? [0, 0];
      return (
        metal(pathOf(chain, false), colorHex, 2) +
        `<circle cx="${x.toFixed(1)}" cy="${(y + 6).toFixed(1)}" r="6" fill="${colorHex}" stroke="${darken(colorHex, 0.5)}"/><circle cx="${(x - 1.6).toFixed(1)}" cy="${(y + 4.4).toFixed(1)}" r="1.8" fill="#fff" opacity=".7"/>`
      );
    }
    case 'kerchief': {
      const silk = art('kerchief');
      const fall = (s: number, down: number): Spot => {
        const y = level.neck - 4.4 - down;
        return stance.trunk(s, y, over(y));
      };
      silk.panel([fall(-0.6, 0), fall(-4.6, 7), fall(-2.2, 8.6), fall(0.3, 0.6)], {
        height: 0.5,
        occlusion: 0.4,
      });
      silk.panel([fall(0.6, 0), fall(4.2, 8.6), fall(1.4, 9.6), fall(-0.3, 0.6)], {
        height: 0.5,
        occlusion: 0.4,
      });
      silk.panel(
        [
          ...around(neckHalf + 1, level.neck + 2.6, 6.4),
          ...around(neckHalf + 1.6, level.neck - 0.2, 5.4).reverse(),
        ],
        { height: 0.6, occlusion: 0.4 },
      );
      silk.panel([fall(-1.5, -1), fall(1.4, -1.2), fall(1.6, 1), fall(-1.3, 1.2)], {
        height: 0.7,
        occlusion: 0.5,
      });
      return wearer.group(silk);
    }
    case 'earrings': {
      const length = (level.crown - level.chin) * unitsPerCm;
      const [x, y] = stance.head;
      return earsOf(stance)
        .map((ear) => {
          const at = x + ear * 0.355 * length - Math.sin(stance.turn) * 0.06 * length;
          const down = y + length * 0.16;
          return (
            metal(`M${at.toFixed(1)} ${(down - 6).toFixed(1)}v4`, colorHex, 1.4) +
            `<circle cx="${at.toFixed(1)}" cy="${down.toFixed(1)}" r="3.4" fill="${colorHex}" stroke="${darken(colorHex, 0.55)}"/><circle cx="${(at - 1).toFixed(1)}" cy="${(down - 1).toFixed(1)}" r="1" fill="#fff" opacity=".8"/>`
          );
        })
        .join('');
    }
    case 'glasses':
    case 'sunglasses': {
      const length = (level.crown - level.chin) * unitsPerCm;
      const sin = Math.sin(stance.turn);
      const [x, y] = [stance.head[0] + sin * 0.13 * length, stance.head[1] + 0.02 * length];
      const dark = one.silhouette === 'sunglasses';
      const frame = `stroke="${colorHex}" stroke-width="${dark ? 3 : 2.2}"`;
      /** A lens that turns away is narrower. */
      const lens = (lensSide: Side) => {
        const narrow = Math.cos(stance.turn) * (1 - lensSide * sin * 0.25);
        const at = x + lensSide * 0.165 * length * narrow;
        const [rx, ry] = [0.135 * length * narrow, (dark ? 0.115 : 0.105) * length];
        const temple =
          lensSide * sin > 0.3
            ? ''
            : `M${(at + lensSide * rx).toFixed(1)} ${(y - 3).toFixed(1)}L${(stance.head[0] + lensSide * 0.335 * length).toFixed(1)} ${(y - 4).toFixed(1)}`;
        return `<path d="${temple}" fill="none" ${frame}/><ellipse cx="${at.toFixed(1)}" cy="${y.toFixed(1)}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" fill="${dark ? '#2b2524' : '#ffffff'}" fill-opacity="${dark ? 0.88 : 0.28}" ${frame}/>`;
      };
      const bridge = 0.04 * length * Math.cos(stance.turn);
      return `${lens(-1)}${lens(1)}<path d="M${(x - bridge).toFixed(1)} ${(y - 3).toFixed(1)}q${bridge.toFixed(1)} -5 ${(2 * bridge).toFixed(1)} 0" fill="none" ${frame}/>`;
    }
    case 'bracelet': {
      if (side < 0) return '';
      const [from, to] = wrist(cuff + 0.6);
      const bow: Spot = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 4];
      return metal(pathOf([from, bow, to], false), colorHex, 4);
    }
    case 'watch': {
      if (side < 0) return '';
      const strap = art('watch');
      strap.panel(band(cuff, cuff + 1.9), { height: 0.6 });
      const [x, y] = stance.arm(side, cuff + 0.95, side * 0.5);
      const dial = one.garment.secondColorHex ?? '#f4efe4';
      return (
        wearer.group(strap) +
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="8" fill="${dial}" stroke="#8d8f94" stroke-width="2.4"/><path d="M${x.toFixed(1)} ${y.toFixed(1)}v-4.6m0 4.6l3 2" fill="none" stroke="#3a3330" stroke-width="1.1"/>`
      );
    }
    case 'ring': {
      if (side < 0) return '';
      const at = armEdge(body, stance, side);
      const t = arm + handLength(body) * 0.66;
      return metal(pathOf([at(-0.2, t), at(0.3, t)], false), colorHex, 2.4);
    }
    case 'gloves': {
      const at = armEdge(body, stance, side);
      const lengths = steps(arm - 4, arm + handLength(body), 22);
      const glove = art('glove');
      glove.panel(
        [-1, 1].flatMap((share) =>
          (share < 0 ? lengths : [...lengths].reverse()).map((t) => at(share * 1.08, t)),
        ),
        { height: 0.7 },
      );
      for (const share of [-0.35, 0, 0.35])
        glove.seam(
          steps(arm + handLength(body) * 0.35, arm + handLength(body) * 0.55, 3).map((t) => at(share, t)),
          0.5,
        );
      return wearer.group(glove);
    }
    case 'socks': {
      const heights = steps(level.ankle + 12, level.ankle - 2, 8);
      const edge = (share: number) => (y: number) => {
        const half = body.leg(y).half + 0.35;
        return stance.leg(side, share * half, y, half);
      };
      const sock = art('sock');
      sock.panel([...heights.map(edge(-1)), ...[...heights].reverse().map(edge(1))], { height: 0.6 });
      const rows = steps(-1, 1, 6).map((share) => edge(share)(level.ankle + 10.8));
      sock.rib(rows, clamp(2.2 * unitsPerCm, 4, 14), '1.6 2.6', 0.35);
      return wearer.group(sock);
    }
    default:
      return '';
  }
}

const metal = (d: string, hex: string, width: number): string =>
  `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${darken(hex, 0.55)}" stroke-width="${width + 1.4}"/><path d="${d}" stroke="${hex}" stroke-width="${width}"/><path d="${d}" stroke="${lighten(hex, 0.7)}" stroke-width="${width * 0.35}" transform="translate(-.4 -.4)"/></g>`;
