import { Art } from '../art.ts';
import { darken, lightness } from '../color.ts';
import { styles } from '../document.ts';
import { finishes } from '../fabrics.ts';
import {
  curve,
  drape,
  lens,
  type Outline,
  type Outlines,
  type Point,
  separate,
  toFolds,
  toPoints,
} from '../geometry.ts';
import type { Material } from '../layers.ts';
import { reliefFilter } from '../light.ts';
import type { Part, WornCloth } from './worn-cloth.ts';

type PanelOptions = Parameters<Art['panel']>[1];

/** Of the picture. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws in the space of the picture and ends as one group of it. */
export class FigureArt extends Art {
  readonly #bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

  protected reached(points: readonly (readonly [number, number])[]): void {
    const bounds = this.#bounds;
    for (const [x, y] of points) {
      bounds.left = Math.min(bounds.left, x);
      bounds.right = Math.max(bounds.right, x);
      bounds.top = Math.min(bounds.top, y);
      bounds.bottom = Math.max(bounds.bottom, y);
    }
  }

  /** Around what is drawn, because the light takes time with every pixel. */
  region(): Region {
    const { left, top, right, bottom } = this.#bounds;
    const margin = 14;
    return {
      x: Math.floor(left - margin),
      y: Math.floor(top - margin),
      width: Math.ceil(right - left + 2 * margin),
      height: Math.ceil(bottom - top + 2 * margin),
    };
  }

  /** A group of the picture; `form` shades the roundness of the body, clipped to the cloth. */
  group(
    region: Region,
    { form, ink, widthPx, hole = '' }: { form: string; ink: string; widthPx: number; hole?: string },
  ): string {
    if (!this.silhouetteLayer && !this.overLayer) return '';
    const id = (name: string) => this.id(name);
    const sheet = `M${region.x} ${region.y}h${region.width}v${region.height}h${-region.width}z`;
    const color = this.colorLayer + this.weaveOverPrint(sheet);
    let height = this.heightLayer;
    for (const [attributes, d] of this.raised) height += `<path d="${d}" ${attributes}/>`;
    if (this.groovesLayer)
      height += `<g stroke="#000" stroke-opacity=".2" stroke-width="3">${this.groovesLayer}</g>`;
    const bounds = `x="${region.x}" y="${region.y}" width="${region.width}" height="${region.height}"`;
    const relief = reliefFilter({
      id,
      cloth: this.cloth,
      colorHex: this.base,
      seed: this.lie.seed,
      printed: this.printed,
      widthPx,
      region: bounds,
    });
    const { opacity } = finishes[this.cloth];
    const contour = lightness(this.base) > 0.5 ? ink : darken(this.base, 0.75);
    return (
      `<style>${styles({ id, colorHex: this.base })}</style><defs color-interpolation-filters="sRGB">${[...this.definitions.values()].join('')}` +
      `<clipPath id="${id('c')}">${this.silhouetteLayer}</clipPath>${relief}${workings(id, bounds)}</defs>` +
      `<g stroke="${this.thread}" stroke-width="0" stroke-linecap="round" stroke-linejoin="round"${hole}${opacity ? ` opacity="${opacity}"` : ''}>` +
      `<g filter="${this.url('w')}"><g fill="${this.base}" stroke="${contour}" stroke-width="1.9" stroke-opacity=".8">${this.silhouetteLayer}</g></g>${this.underLayer}` +
      `<g clip-path="${this.url('c')}" style="isolation:isolate">${color}${form}` +
      `<g filter="${this.url('r')}" style="mix-blend-mode:hard-light"><rect ${bounds} opacity=".16"/>${height}</g></g>${this.overLayer}</g>`
    );
  }
}

/** Takes its outlines in the space of the picture. */
export class PictureArt extends FigureArt {
  constructor(prefix: string, material: Material) {
    super(prefix, material, { seed: 0, decimals: 1, warp: (x, y) => [x, y] });
  }

  override panel(outline: Outline, options?: PanelOptions): this {
    this.reached(toPoints(outline).map(([x, y]) => [x, y] as const));
    return super.panel(outline, options);
  }
}

/** Draws the outlines that belong to one part of a garment, where that part lies on the body. */
export class WornArt extends FigureArt {
  readonly #part: Part;
  readonly #worn: WornCloth;
  /** Linings and the back of collars are drawn first and lie behind the body. */
  #first: 'nothing' | 'lining' | 'main' = 'nothing';

  #lining = false;

  constructor(prefix: string, material: Material, seed: number, part: Part, worn: WornCloth) {
    super(prefix, material, { seed, decimals: 1 });
    this.#part = part;
    this.#worn = worn;
  }

  #partOf(points: readonly Point[]): Part {
    return this.#first === 'lining' ? 'behind' : this.#worn.partOf(points);
  }

  #own(outlines: Outlines): Outline[] {
    return separate(outlines).filter((outline) => this.#partOf(toPoints(outline)) === this.#part);
  }

  override path(outlines: Outlines, closed = true): string {
    return this.#own(outlines)
      .map((outline) => {
        const points = toPoints(outline);
        const warp = this.#worn.place(this.#part, points);
        this.reached(points.map(([x, y]) => warp(x, y)));
        return curve(denser(points, closed), { ...this.lie, warp }, closed);
      })
      .join('');
  }

  override at(x: number, y: number): [number, number] {
    const point: Point[] = [[x, y]];
    return drape(x, y, { ...this.lie, warp: this.#worn.place(this.#worn.partOf(point), point) });
  }

  override panel(outline: Outline, options: PanelOptions = {}): this {
    const points = toPoints(outline);
    if (this.#first !== 'main')
      this.#first =
        this.#lining || options.printed === false || this.#worn.liesBehind(points) ? 'lining' : 'main';
    return this.#own(outline).length ? super.panel(outline, options) : this;
  }

  override inside(...call: Parameters<Art['inside']>): this {
    this.#lining = true;
    super.inside(...call);
    this.#lining = false;
    return this;
  }

  override folds(notation: string, strength = 0.3, { sharp = false } = {}): this {
    const own = toFolds(notation).flatMap(([x1, y1, x2, y2, width, bow]) => {
      const ends: Point[] = [
        [x1, y1],
        [x2, y2],
      ];
      if (this.#partOf(ends) !== this.#part) return [];
      const warp = this.#worn.place(this.#part, ends);
      return lens([...warp(x1, y1), ...warp(x2, y2), width, bow]);
    });
    if (own.length)
      this.heightLayer += `<path d="${own.join('')}" fill-opacity="${strength * 1.3}"${sharp ? '' : ` filter="${this.url('b')}"`}/>`;
    return this;
  }

  override print(outline: Outline, grain: number): this {
    return this.#own(outline).length ? super.print(outline, grain) : this;
  }

  override raise(outlines: Outlines, opacity?: number, blurred?: boolean): this {
    const own = this.#own(outlines);
    return own.length ? super.raise(own, opacity, blurred) : this;
  }

  override seam(line: Outlines, opacity?: number): this {
    const own = this.#own(line);
    return own.length ? super.seam(own, opacity) : this;
  }

  override stitch(line: Outlines, options?: Parameters<Art['stitch']>[1]): this {
    const own = this.#own(line);
    return own.length ? super.stitch(own, options) : this;
  }

  override shade(outline: Outline, opacity?: number, options?: Parameters<Art['shade']>[2]): this {
    return this.#own(outline).length ? super.shade(outline, opacity, options) : this;
  }

  override line(line: Outlines, options?: Parameters<Art['line']>[1]): this {
    const own = this.#own(line);
    return own.length ? super.line(own, options) : this;
  }

  override lineOver(line: Outlines, options?: Parameters<Art['line']>[1]): this {
    const own = this.#own(line);
    return own.length ? super.lineOver(own, options) : this;
  }

  override rib(line: Outlines, width: number, dash?: string, opacity?: number): this {
    const own = this.#own(line);
    return own.length ? super.rib(own, width, dash, opacity) : this;
  }

  override swell(line: Outlines, width: number, opacity: number): this {
    const own = this.#own(line);
    return own.length ? super.swell(own, width, opacity) : this;
  }

  override button(x: number, y: number, radius: number, color: string): this {
    return this.#own([[x, y]]).length ? super.button(x, y, radius, color) : this;
  }

  /** A label shows in clothes that lie, not in worn ones. */
  override label(): this {
    return this;
  }

  override paint(markup: string): this {
    return this.#part === 'trunk' ? super.paint(markup) : this;
  }

  override emboss(markup: string): this {
    return this.#part === 'trunk' ? super.emboss(markup) : this;
  }

  override over(markup: string): this {
    return this.#part === 'trunk' ? super.over(markup) : this;
  }

  override under(markup: string): this {
    return this.#part === 'trunk' ? super.under(markup) : this;
  }
}

function workings(id: (name: string) => string, bounds: string): string {
  return (
    `<filter id="${id('w')}" ${bounds} filterUnits="userSpaceOnUse"><feDropShadow dx=".8" dy="2.4" stdDeviation="1.7" flood-color="#33220f" flood-opacity=".34"/></filter>` +
    `<filter id="${id('a')}" x="-20%" y="-20%" width="150%" height="150%"><feGaussianBlur stdDeviation="3.2"/><feOffset dx="2" dy="3.5"/></filter>` +
    `<filter id="${id('b')}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="2"/></filter>`
  );
}

/** Adds points along the curves, so that long edges follow the body between their ends. */
function denser(points: readonly Point[], closed: boolean): Point[] {
  const count = points.length;
  const at = (i: number): Point =>
    points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0];
  return points.flatMap((from, i) => {
    const to = at(i + 1);
    const parts = Math.min(4, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 30));
    if (parts < 2 || (!closed && i === count - 1)) return [from];
    const tangent = (a: Point, b: Point, pin: Point, other: Point, sign: 1 | -1) =>
      pin[2]
        ? ([(other[0] - pin[0]) * sign, (other[1] - pin[1]) * sign] as const)
        : ([(b[0] - a[0]) / 2, (b[1] - a[1]) / 2] as const);
    const [m0x, m0y] = tangent(at(i - 1), to, from, to, 1);
    const [m1x, m1y] = tangent(from, at(i + 2), to, from, -1);
    const between = Array.from({ length: parts - 1 }, (_, step): Point => {
      const t = (step + 1) / parts;
      const [h00, h10] = [2 * t ** 3 - 3 * t ** 2 + 1, t ** 3 - 2 * t ** 2 + t];
      const [h01, h11] = [3 * t ** 2 - 2 * t ** 3, t ** 3 - t ** 2];
      return [
        h00 * from[0] + h10 * m0x + h01 * to[0] + h11 * m1x,
        h00 * from[1] + h10 * m0y + h01 * to[1] + h11 * m1y,
      ];
    });
    return [from, ...between];
  });
}
