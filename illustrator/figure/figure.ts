import { darken } from '../color.ts';
import { cuts } from '../cuts.ts';
import { escapeXml } from '../document.ts';
import { illustrate } from '../illustrate.ts';
import { bags, headwear } from './accessories.ts';
import { anchors } from './anchors.ts';
import { type Body, bodyOf, type Measures, type Side } from './body.ts';
import {
  type Dressed,
  dress,
  hoods,
  isBottomWear,
  materialOf,
  type Worn,
  type WornGarment,
  wornOf,
} from './dress.ts';
import { drawFoot, heelOf, isShoe, WornShoe } from './footwear.ts';
import { drawArm, drawHead, drawTrunk, type SkinLook } from './skin.ts';
import { pathOf } from './smooth.ts';
import { type Frame, type Spot, type Stance, stanceOf, unitsPerCm } from './stance.ts';
import { type Region, WornArt } from './worn-art.ts';
import type { Part, WornCloth } from './worn-cloth.ts';

export interface FigureOptions {
  measures: Measures;
  /** Degrees, at most 40 each way; the front turns to the right of the picture. */
  turn?: number;
  skinHex?: string | undefined;
  hair?: SkinLook['hair'];
  inkHex?: string;
  paperHex?: string;
  /** Accessible name; without it the drawing is decoration. */
  title?: string | undefined;
  /** Centimetres over the ground, for figures beside each other. */
  topCm?: number;
  widthPx?: number;
  /** Lights only what is drawn, as browsers can and resvg cannot. */
  tight?: boolean;
}

export function drawFigure(garments: readonly WornGarment[], options: FigureOptions): string {
  const { measures, turn = 0, inkHex = '#2a2320', paperHex = '#f3eee4', title, widthPx = 420 } = options;
  const body = bodyOf(measures);
  const worn = wornOf(garments);
  const shoe = worn.find(({ silhouette }) => isShoe(silhouette));
  const heel = heelOf(shoe?.silhouette);
  const frame: Frame = {
    widthCm: 92,
    topCm: (options.topCm ?? measures.height + heel + 9) - heel,
    bottomCm: 11,
  };
  const stance = stanceOf(body, frame, turn);
  const width = frame.widthCm * unitsPerCm;
  const height = (frame.topCm + heel + frame.bottomCm) * unitsPerCm;
  const region: Region = { x: 0, y: 0, width, height };
  const tights = worn.find(({ silhouette }) => silhouette === 'tights');
  const look: SkinLook = {
    toneHex: options.skinHex,
    inkHex,
    paperHex,
    hair: options.hair ?? 'short',
    legsHex: tights?.garment.colorHex,
  };

  const dressed = dress(worn, body, stance);
  const legsFrom = Math.min(
    measures.height,
    ...dressed
      .filter(({ cloth }) => cloth.split)
      .map(({ cloth }) => Math.max(cloth.hem + 3, body.level.ankle)),
  );
  const belted = dressed.findLastIndex(({ silhouette }) => anchors[silhouette]?.form !== 'top');
  const relief = widthPx * (400 / width);
  const draw = (part: Part, only?: (layer: Dressed) => boolean) =>
    dressed
      .filter((one) => !only || only(one))
      .map((one) => {
        const art = new WornArt(`${part[0]}${one.index}`, one.material, one.seed, part, one.cloth);
        one.cut.draw(art);
        const form = formOf(part, one.cloth, body, stance);
        return art.group(options.tight ? art.region() : region, {
          form,
          ink: inkHex,
          widthPx: relief,
          hole: part === 'trunk' && !one.closesNeck ? ' clip-path="url(#neck)"' : '',
        });
      })
      .join('');
  const sleeves = dressed.filter(({ cloth }) => cloth.sleeveEnd !== undefined);
  /** A shorter sleeve inside a longer one does not show. */
  const shown = sleeves.filter((one, i) =>
    sleeves.slice(i + 1).every(({ cloth }) => (cloth.sleeveEnd ?? 0) < (one.cloth.sleeveEnd ?? 0) - 4),
  );
  const covered = Math.max(-4, ...sleeves.map(({ cloth }) => (cloth.sleeveEnd ?? 0) - 4));
  const arm = (side: Side) =>
    carriedBy(side) +
    drawArm(body, stance, look, side, covered) +
    draw(side < 0 ? 'left' : 'right', (one) => shown.includes(one));
  const far = ([1, -1] as const).filter((side) => !stance.near.includes(side));
  const head = drawHead(body, stance, look);
  const skinFill = look.legsHex ?? look.toneHex ?? paperHex;
  const skinLine = look.toneHex ? darken(look.toneHex, 0.7) : inkHex;
  const feet = ([1, -1] as const)
    .map((side) => {
      const bare = drawFoot(body, stance, side, heel, skinFill, skinLine);
      if (!shoe) return bare;
      const art = new WornShoe(`s${side < 0 ? 'l' : 'r'}`, materialOf(shoe, cuts[shoe.silhouette]));
      art.wear(shoe.silhouette, body, stance, side);
      return (
        bare + art.group(options.tight ? art.region() : region, { form: '', ink: inkHex, widthPx: relief })
      );
    })
    .join('');
  const named = title === undefined ? ' aria-hidden="true"' : ' role="img" aria-labelledby="figure-title"';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${named}>` +
    (title === undefined ? '' : `<title id="figure-title">${escapeXml(title)}</title>`) +
    `<defs><filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="5"/></filter><filter id="ground" x="-40%" y="-200%" width="180%" height="500%"><feGaussianBlur stdDeviation="7 3"/></filter>${neckHole()}</defs>` +
    shadowOnGround() +
    draw('behind') +
    head.back +
    far.map(arm).join('') +
    drawTrunk(body, stance, look, legsFrom) +
    feet +
    (dressed.some(hoods) ? head.front : '') +
    draw('trunk', ({ index }) => index <= belted) +
    drawBelt() +
    draw('trunk', ({ index }) => index > belted) +
    drawScarf() +
    (dressed.some(hoods) ? '' : head.front) +
    stance.near.map(arm).join('') +
    onHead() +
    '</svg>'
  );

  /** The back of a collar lies behind the neck. */
  function neckHole(): string {
    const half = 0.031 * measures.height + measures.bust * 0.006;
    const section = body.section(body.level.neck + 2);
    const around = [-1, -0.75, -0.35, 0, 0.35, 0.75, 1].map((share) =>
      stance.trunk(share * half, body.level.neck + 0.9, {
        ...section,
        half,
      }),
    );
    const [left, right]: [Spot, Spot] = [around[0] ?? [0, 0], around.at(-1) ?? [0, 0]];
    const top = left[1] - 60;
    return `<clipPath id="neck"><path clip-rule="evenodd" d="M0 0H${width}V${height}H0Z${pathOf([[left[0], top], ...around, [right[0], top]])}"/></clipPath>`;
  }

  function shadowOnGround(): string {
    const y = (frame.topCm + heel - 1) * unitsPerCm;
    return `<ellipse cx="${width / 2 - 12}" cy="${y}" rx="${24 * unitsPerCm}" ry="${2.4 * unitsPerCm}" fill="${inkHex}" opacity=".16" filter="url(#ground)"/>`;
  }

  function flat(
    { garment, silhouette, seed }: Worn,
    prefix: string,
    x: number,
    y: number,
    wide: number,
    [across, down] = [1, 1],
  ): string {
    const svg = illustrate({ ...garment, silhouette, seed }, { idPrefix: prefix, widthPx: wide });
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${across.toFixed(3)} ${down})"><g transform="translate(${(-wide / 2).toFixed(1)} 0)">${svg.replace('<svg ', `<svg width="${wide.toFixed(1)}" height="${(wide * 1.2).toFixed(1)}" `)}</g></g>`;
  }

  function drawScarf(): string {
    const scarf = worn.find(({ silhouette }) => silhouette === 'scarf');
    const [x, y] = stance.trunk(0, body.level.neck + 0.5, body.section(body.level.neck));
    const wide = 54 * unitsPerCm;
    return scarf ? flat(scarf, 'scarf', x, y - wide * 1.2 * 0.27, wide) : '';
  }

  /** Over the waistband and under every layer. */
  function drawBelt(): string {
    const belt = worn.find(({ silhouette }) => silhouette === 'belt')?.garment;
    if (!belt) return '';
    const waist = dressed[belted];
    const isBottom = waist && isBottomWear(anchors[waist.silhouette]);
    const top = isBottom ? waist.cloth.top - 0.6 : body.level.waist + 1.4;
    const section = waist ? waist.cloth.section(top) : body.section(top);
    const band = pathOf(
      [-1, -0.7, -0.35, 0, 0.35, 0.7, 1].map((share) =>
        stance.trunk(share * (section.half + 0.2), top - 1.5, section),
      ),
      false,
    );
    const [x, y] = stance.trunk(0, top - 1.5, section).map(Math.round) as Spot;
    const buckle = `<rect x="${x - 9}" y="${y - 10}" width="18" height="20" rx="2.5" fill="none"`;
    return (
      `<path d="${band}" fill="none" stroke="${darken(belt.colorHex, 0.6)}" stroke-width="15.5"/><path d="${band}" fill="none" stroke="${belt.colorHex}" stroke-width="13.5"/>` +
      `${buckle} stroke="#6d5527" stroke-width="4"/>${buckle} stroke="#c9a55c" stroke-width="2.6"/><path d="M${x} ${y}h10" stroke="#c9a55c" stroke-width="2.4"/>`
    );
  }

  function carriedBy(side: Side): string {
    if (side > 0) return '';
    const bag = worn.find(({ silhouette }) => silhouette in bags);
    const shape = bag && bags[bag.silhouette];
    if (!bag || !shape) return '';
    const [x, y] = stance.arm(-1, measures.arm + measures.height * 0.07, 0);
    const wide = (shape.cm / shape.share) * unitsPerCm;
    return flat(bag, 'bag', x, y - shape.grip * wide * 1.2, wide);
  }

  function onHead(): string {
    const length = (body.level.crown - body.level.chin) * unitsPerCm;
    const [x, y] = stance.head;
    const sin = Math.sin(stance.turn);
    return worn
      .map((one) => {
        const place = headwear[one.silhouette];
        if (!place) return '';
        const wide = place.wide * length;
        const squash = place.squash ?? 1;
        return flat(
          one,
          `h${one.silhouette[0]}`,
          x + sin * place.forward * length,
          y + place.down * length - wide * 1.2 * place.grip * squash,
          wide,
          [place.forward ? Math.cos(stance.turn) : 1, squash],
        );
      })
      .join('');
  }
}

/** Roundness of the body under the cloth, lit from the left. */
function formOf(part: Part, cloth: WornCloth, body: Body, stance: Stance): string {
  if (part === 'behind') return '<path d="M0 0h2000v2000H0z" fill="#1c1420" opacity=".28"/>';
  const dark = (d: string, opacity: number) =>
    `<path d="${d}" fill="#1c1420" opacity="${opacity}" filter="url(#soft)"/>`;
  const light = (d: string, opacity: number) =>
    `<path d="${d}" fill="#fff6e6" opacity="${opacity}" filter="url(#soft)"/>`;
  const band = (
    from: number,
    to: number,
    at: (share: number, step: number) => [number, number],
    count: number,
  ) => {
    const all = Array.from({ length: count + 1 }, (_, i) => i / count);
    return pathOf([...all.map((step) => at(from, step)), ...[...all].reverse().map((step) => at(to, step))]);
  };
  if (part === 'left' || part === 'right') {
    const side = part === 'left' ? -1 : 1;
    const along = (share: number, step: number) =>
      stance.arm(
        side,
        -4 + step * (body.measures.arm + 8),
        share * body.armHalf(step * body.measures.arm) * 1.25,
      );
    return dark(band(0.35, 1.4, along, 10), 0.26) + light(band(-0.7, -0.2, along, 10), 0.1);
  }
  const trunk = (share: number, step: number) => {
    const y = cloth.top + step * (cloth.hem - 2 - cloth.top);
    const section = cloth.section(y);
    return stance.trunk(share * section.half, y, section);
  };
  const split = cloth.split;
  if (!split)
    return (
      dark(band(0.55, 1.15, trunk, 12), 0.24) +
      dark(band(-1.15, -0.9, trunk, 12), 0.12) +
      light(band(-0.7, -0.3, trunk, 12), 0.09)
    );
  const leg = (side: Side) => (share: number, step: number) => {
    const y = body.level.crotch + 6 + step * (cloth.hem - 2 - body.level.crotch - 6);
    const half = body.leg(y).half * 1.15;
    return stance.leg(side, share * half, y, half);
  };
  return ([-1, 1] as const)
    .map((side) => dark(band(0.4, 1.5, leg(side), 12), 0.26) + light(band(-0.6, -0.1, leg(side), 12), 0.08))
    .join('');
}
