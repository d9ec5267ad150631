import { darken } from '../color.ts';
import { cuts, type Silhouette } from '../cuts.ts';
import { escapeXml } from '../document.ts';
import { illustrate } from '../illustrate.ts';
import { adornedAt, bags, furled, headwear } from './accessories.ts';
import { adorn, type Wearer } from './adornments.ts';
import { anchors } from './anchors.ts';
import { type Body, bodyOf, type Measures, type Section, type Side } from './body.ts';
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
import { panelsOf } from './outline.ts';
import { drawArm, drawHead, drawTrunk, type SkinLook } from './skin.ts';
import { blend, ease, pathOf } from './smooth.ts';
import { type Frame, type Spot, type Stance, stanceOf, unitsPerCm } from './stance.ts';
import { type Region, WornArt } from './worn-art.ts';
import type { Part, WornCloth } from './worn-cloth.ts';
import { boundsOf, type FittedPhoto, layPhoto, type Pixels } from './worn-photo.ts';

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
  /** Writes pixels as the address of an image; without it photographs are drawn from their data. */
  encode?: (pixels: Pixels) => string;
  /** Lights only what is drawn, as browsers can and resvg cannot. */
  tight?: boolean;
}

export function drawFigure(given: readonly WornGarment[], options: FigureOptions): string {
  const { measures, turn = 0, inkHex = '#2a2320', paperHex = '#f3eee4', title, widthPx = 420 } = options;
  const body = bodyOf(measures);
  const { encode } = options;
  const worn = wornOf(encode ? given : given.map((garment) => ({ ...garment, photo: undefined })));
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
        if (one.photo) return drawPhoto(one, one.photo, part);
        const art = new WornArt(`${part[0]}${one.index}`, one.material, one.seed, part, one.cloth);
        one.cut.draw(art);
        const form = formOf(part, one.cloth, body, stance);
        return art.group(options.tight ? art.region() : region, {
          form,
          ink: inkHex,
          widthPx: relief,
          hole: holeOf(one, part),
        });
      })
      .join('');
  const sleeves = dressed.filter(({ cloth }) => cloth.sleeveEnd !== undefined);
  /** A shorter sleeve inside a longer one does not show. */
  const shown = sleeves.filter((one, i) =>
    sleeves.slice(i + 1).every(({ cloth }) => (cloth.sleeveEnd ?? 0) < (one.cloth.sleeveEnd ?? 0) - 4),
  );
  const covered = Math.max(-4, ...sleeves.map(({ cloth }) => (cloth.sleeveEnd ?? 0) - 4));
  const wearer: Wearer = {
    body,
    stance,
    over: dressed.reduce((over, { cloth }) => widest(over, cloth.section), body.section),
    sleeveEnd: Math.max(0, ...sleeves.map(({ cloth }) => cloth.sleeveEnd ?? 0)),
    group: (art) =>
      art.group(options.tight ? art.region() : region, { form: '', ink: inkHex, widthPx: relief }),
  };
  const arm = (side: Side) =>
    carriedBy(side) +
    drawArm(body, stance, look, side, covered) +
    adorn(worn, 'hand', wearer, side) +
    draw(side < 0 ? 'left' : 'right', (one) => shown.includes(one)) +
    adorn(worn, 'wrist', wearer, side);
  const far = ([1, -1] as const).filter((side) => !stance.near.includes(side));
  const head = drawHead(body, stance, look);
  const skinFill = look.legsHex ?? look.toneHex ?? paperHex;
  const skinLine = look.toneHex ? darken(look.toneHex, 0.7) : inkHex;
  const sock = worn.find(({ silhouette }) => silhouette === 'socks')?.garment.colorHex;
  const feet = ([1, -1] as const)
    .map((side) => {
      const bare =
        drawFoot(
          body,
          stance,
          side,
          shoe?.silhouette,
          sock ?? skinFill,
          sock ? darken(sock, 0.6) : skinLine,
        ) + adorn(worn, 'leg', wearer, side);
      if (!shoe) return bare;
      const [behind, before] = [true, false].map((inner) => {
        const art = new WornShoe(
          `s${side < 0 ? 'l' : 'r'}${inner ? 'i' : 'o'}`,
          materialOf(shoe, cuts[shoe.silhouette]),
        );
        art.wear(shoe.silhouette, body, stance, side, inner);
        return art.group(options.tight ? art.region() : region, { form: '', ink: inkHex, widthPx: relief });
      });
      return `${behind}${bare}${before}`;
    })
    .join('');
  const named = title === undefined ? ' aria-hidden="true"' : ' role="img" aria-labelledby="figure-title"';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${named}>` +
    (title === undefined ? '' : `<title id="figure-title">${escapeXml(title)}</title>`) +
    `<defs><filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="5"/></filter><filter id="ground" x="-40%" y="-200%" width="180%" height="500%"><feGaussianBlur stdDeviation="7 3"/></filter>${neckHoles()}${photoFilter}</defs>` +
    shadowOnGround() +
    draw('behind') +
    head.back +
    far.map(arm).join('') +
    drawTrunk(body, stance, look, legsFrom) +
    feet +
    (dressed.some(hoods) ? head.front : '') +
    drawLayers() +
    drawScarf() +
    (dressed.some(hoods) ? '' : head.front) +
    adorn(worn, 'head', wearer) +
    stance.near.map(arm).join('') +
    onHead() +
    '</svg>'
  );

  /** From the skin outwards, with what is worn between the layers. */
  function drawLayers(): string {
    const lastOf = (...layers: string[]) =>
      dressed.findLastIndex(({ silhouette }) => {
        const anchor = anchors[silhouette];
        return anchor !== undefined && 'layer' in anchor && layers.includes(anchor.layer);
      });
    const [base, inner] = [lastOf('base'), lastOf('base', 'mid')];
    const neckwear = (index: number) =>
      (index === base ? drawTie() : '') +
      (index === belted ? drawBelt() : '') +
      (index === inner ? adorn(worn, 'neck', wearer) : '');
    return (
      neckwear(-1) + dressed.map((one, i) => draw('trunk', (layer) => layer === one) + neckwear(i)).join('')
    );
  }

  function drawPhoto(one: Dressed, photo: FittedPhoto, part: Part): string {
    const laid =
      encode && part !== 'behind' ? layPhoto(photo, part, one.cloth, widthPx / width + 1) : undefined;
    if (!laid || !encode) return '';
    const { x, y, width: wide, height: high } = laid;
    return `<g${holeOf(one, part)}><image href="${encode(laid.pixels)}" x="${x}" y="${y}" width="${wide}" height="${high}" preserveAspectRatio="none" filter="url(#photo)"/></g>`;
  }

  function holeOf(one: Dressed, part: Part): string {
    return part === 'trunk' && hasHole(one) ? ` clip-path="url(#n${one.index})"` : '';
  }

  function drawTie(): string {
    const tie = worn.find(({ silhouette }) => adornedAt[silhouette] === 'collar');
    if (!tie) return '';
    const spot = (y: number) => stance.trunk(0, y, wearer.over(y));
    const knot = spot(body.level.neck - 4.2);
    if (tie.silhouette === 'bow-tie') {
      const wide = 16 * unitsPerCm;
      // Without the band that goes around the neck.
      return `<clipPath id="bow"><path d="M0 ${(knot[1] - wide * 0.2).toFixed(1)}h${width}v200h${-width}z"/></clipPath><g clip-path="url(#bow)">${flat(tie, 'tie', knot[0], knot[1] - wide * 0.64, wide)}</g>`;
    }
    const tip = spot(body.level.waist - 1);
    const wide = 34 * unitsPerCm;
    /** Heights of the knot and the tip in the drawing. */
    const [from, to] = [46, 446].map((at) => (at / 400) * wide) as [number, number];
    const stretch = (tip[1] - knot[1]) / (to - from);
    const lean = (tip[0] - knot[0]) / (to - from);
    return `<g transform="matrix(1 0 ${lean.toFixed(3)} ${stretch.toFixed(3)} ${(knot[0] - lean * from).toFixed(1)} ${(knot[1] - stretch * from).toFixed(1)})">${flat(tie, 'tie', 0, 0, wide)}</g>`;
  }

  function neckHoles(): string {
    return dressed
      .filter(hasHole)
      .map(
        ({ cloth, index }) =>
          `<clipPath id="n${index}"><path clip-rule="evenodd" d="M0 0H${width}V${height}H0Z${pathOf(cloth.neckHole)}"/></clipPath>`,
      )
      .join('');
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
    const own = garment.photo && flatPhoto(garment.photo, silhouette, wide);
    if (own)
      return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${across.toFixed(3)} ${down})">${own}</g>`;
    const svg = illustrate({ ...garment, silhouette, seed }, { idPrefix: prefix, widthPx: wide });
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${across.toFixed(3)} ${down})"><g transform="translate(${(-wide / 2).toFixed(1)} 0)">${svg.replace('<svg ', `<svg width="${wide.toFixed(1)}" height="${(wide * 1.2).toFixed(1)}" `)}</g></g>`;
  }

  /** Things that keep their shape hang with their own photograph. */
  function flatPhoto(photo: Pixels, silhouette: Silhouette, wide: number): string | undefined {
    const seen = boundsOf(photo);
    if (!encode || !seen || !(silhouette in bags || silhouette in headwear)) return undefined;
    const outline = panelsOf(cuts[silhouette]).flatMap(({ points }) => [...points]);
    const [left, right] = [Math.min(...outline.map(([at]) => at)), Math.max(...outline.map(([at]) => at))];
    const top = Math.min(...outline.map(([, at]) => at));
    const unit = wide / 400;
    const scale = ((right - left) * unit) / (seen.right - seen.left);
    return `<image href="${encode(photo)}" x="${(left * unit - wide / 2 - seen.left * scale).toFixed(1)}" y="${(top * unit - seen.top * scale).toFixed(1)}" width="${(photo.width * scale).toFixed(1)}" height="${(photo.height * scale).toFixed(1)}" filter="url(#photo)"/>`;
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
    if (side > 0) return inOtherHand();
    const bag = worn.find(({ silhouette }) => silhouette in bags);
    const shape = bag && bags[bag.silhouette];
    if (!bag || !shape) return '';
    const [x, y] = stance.arm(-1, measures.arm + measures.height * 0.07, 0);
    const wide = (shape.cm / shape.share) * unitsPerCm;
    return flat(bag, 'bag', x, y - shape.grip * wide * 1.2, wide);
  }

  function inOtherHand(): string {
    const umbrella = worn.find(({ silhouette }) => silhouette === 'umbrella');
    if (!umbrella) return '';
    const [x, y] = stance.arm(1, measures.arm + measures.height * 0.07, 0);
    const wide = furled.cm * unitsPerCm;
    const [right, down] = furled.grip.map((at) => (at / 400) * wide) as [number, number];
    return `<g transform="rotate(${furled.turn} ${x.toFixed(1)} ${y.toFixed(1)})">${flat(umbrella, 'umbrella', x - right + wide / 2, y - down, wide)}</g>`;
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

const widest = (one: (y: number) => Section, other: (y: number) => Section) => (y: number) =>
  one(y).half > other(y).half ? one(y) : other(y);

/** The thin contour and the shadow that drawn garments have. */
const photoFilter =
  '<filter id="photo" x="-5%" y="-5%" width="110%" height="112%"><feDropShadow dx="0" dy="0" stdDeviation=".5" flood-color="#2a2320" flood-opacity=".75"/><feDropShadow dx=".8" dy="2.4" stdDeviation="1.7" flood-color="#33220f" flood-opacity=".34"/></filter>';

const hasHole = ({ closesNeck, cloth }: Dressed) => !closesNeck && cloth.neckHole.length > 0;

/** Roundness of the body under the cloth, lit from the left. */
function formOf(part: Part, cloth: WornCloth, body: Body, stance: Stance): string {
  if (part === 'behind') return '<path d="M0 0h2000v2000H0z" fill="#1c1420" opacity=".28"/>';
  const dark = (d: string, opacity: number) =>
    `<path d="${d}" fill="#1c1420" opacity="${opacity}" filter="url(#soft)"/>`;
  const light = (d: string, opacity: number) =>
    `<path d="${d}" fill="#fff6e6" opacity="${opacity}" filter="url(#soft)"/>`;
  const band = (
    from: number | ((step: number) => number),
    to: number,
    at: (share: number, step: number) => [number, number],
    count: number,
  ) => {
    const all = Array.from({ length: count + 1 }, (_, i) => i / count);
    const begin = typeof from === 'number' ? () => from : from;
    return pathOf([
      ...all.map((step) => at(begin(step), step)),
      ...[...all].reverse().map((step) => at(to, step)),
    ]);
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
  const hips = (share: number, step: number) => {
    const y = blend(cloth.top, body.level.crotch - 6, step);
    const section = cloth.section(y);
    return stance.trunk(share * section.half, y, section);
  };
  // The shadow between the legs begins gently.
  const inner = (step: number) => blend(1.4, 0.4, ease(step, 0, 0.4));
  return (
    dark(band(0.6, 1.15, hips, 6), 0.22) +
    ([-1, 1] as const)
      .map(
        (side) =>
          dark(band(side < 0 ? inner : 0.45, 1.5, leg(side), 12), 0.24) +
          light(band(-0.6, -0.1, leg(side), 12), 0.08),
      )
      .join('')
  );
}
