import type { Pattern } from '#contract/vocabulary.ts';
import { contrastOf, darken, insideOf, lighten, lightness } from './color.ts';
import { composeDocument, type Pose } from './document.ts';
import { type Cloth, weave } from './fabrics.ts';
import {
  curve,
  type Drape,
  drape,
  lens,
  type Outline,
  type Outlines,
  separate,
  short,
  toFolds,
} from './geometry.ts';
import { printOf, type Stripes } from './patterns.ts';

export interface Material {
  colorHex: string;
  /** The second colour as the person named it; trims only change when there is one. */
  accentHex?: string | undefined;
  cloth: Cloth;
  pattern: Pattern;
  stripes: Stripes;
}

interface PanelOptions {
  fill?: string;
  /** Degrees by which the cloth's own grain is turned: sleeves and lapels are cut askew. */
  grain?: number;
  /** How thick the piece lies, 0 to 1; 0 keeps it out of the relief. */
  height?: number;
  /** Strength of the shadow that the piece casts on what lies under it, 0 to 1. */
  occlusion?: number;
  /** False for linings, soles and ribs that the print and the weave leave out. */
  printed?: boolean;
}

interface StrokeOptions {
  color?: string | undefined;
  width?: number;
  opacity?: number;
  closed?: boolean;
  dash?: string;
  blurred?: boolean;
}

/**
 * Builds one garment in layers: colours, a height map for the light, and hardware on top. All methods
 * take coordinates on the 400 × 480 ground and nothing outlives `finish`.
 */
export class Art {
  readonly base: string;
  readonly accent: string | undefined;
  readonly cloth: Cloth;
  readonly #prefix: string;
  readonly #material: Material;
  readonly #lie: Drape;
  readonly #definitions = new Map<string, string>();
  #panels = 0;
  #reused = 0;
  #under = '';
  #color = '';
  #height = '';
  #over = '';
  #silhouette = '';
  #grooves = '';
  readonly #raised = new Map<string, string>();

  constructor(prefix: string, material: Material, lie: Drape) {
    this.#prefix = prefix;
    this.#material = material;
    this.#lie = lie;
    this.base = material.colorHex;
    this.accent = material.accentHex;
    this.cloth = material.cloth;
  }

  id(name: string): string {
    return this.#prefix + name;
  }

  url(name: string): string {
    return `url(#${this.#prefix}${name})`;
  }

  path(outlines: Outlines, closed = true): string {
    return separate(outlines)
      .map((outline) => curve(outline, this.#lie, closed))
      .join('');
  }

  /** Adds a definition once and returns the reference to it. */
  define(name: string, markup: string): string {
    if (!this.#definitions.has(name)) this.#definitions.set(name, markup);
    return this.url(name);
  }

  /** One cut piece of cloth. */
  panel(outline: Outline, options: PanelOptions = {}): this {
    const name = `p${this.#panels++}`;
    const use = `<use href="#${this.id(name)}"`;
    this.define(name, `<path id="${this.id(name)}" d="${this.path(outline)}"/>`);
    this.#silhouette += `${use}/>`;
    if (options.occlusion)
      this.#color += `${use} filter="${this.url('a')}" opacity="${short(options.occlusion)}"/>`;
    const edge = ` class="${this.id('e')}"/>`;
    this.#color += options.fill ? `${use} fill="${options.fill}"${edge}` : `${use} class="${this.id('k')}"/>`;
    if (options.printed !== false) {
      const prints = this.#prints(options.grain ?? 0);
      // The edge is drawn again with the last of them, because they cover half of it.
      prints.forEach((print, i) => {
        this.#color += `${use} fill="${print}"${i === prints.length - 1 ? edge : '/>'}`;
      });
    }
    if (options.height !== 0) this.#height += `${use} opacity="${short((options.height ?? 0.6) * 0.55)}"/>`;
    return this;
  }

  #prints(turn: number): string[] {
    const { pattern, stripes, accentHex } = this.#material;
    const ink = accentHex ?? contrastOf(this.base);
    const print = printOf(pattern, { id: this.id('P'), ground: this.base, ink, stripes });
    const woven = this.cloth === 'wool' && print ? '' : weave(this.cloth, this.id('W'), this.base);
    const result: string[] = [];
    for (const [name, markup] of [
      ['P', print],
      ['W', woven],
    ] as const) {
      if (!markup) continue;
      const straight = this.define(name, markup);
      if (turn === 0) {
        result.push(straight);
        continue;
      }
      const turned = `${name}${turn}`.replace('-', 'm');
      const scale = name === 'P' && pattern === 'houndstooth' ? 'scale(1.25)' : '';
      result.push(
        this.define(
          turned,
          `<pattern id="${this.id(turned)}" href="#${this.id(name)}" patternTransform="rotate(${turn})${scale}"/>`,
        ),
      );
    }
    return result;
  }

  /** Ridges of cloth in the notation of `toFolds`; sharp ones keep their edge. */
  folds(notation: string, strength = 0.3, { sharp = false } = {}): this {
    const blur = sharp ? '' : ` filter="${this.url('b')}"`;
    this.#height += `<path d="${toFolds(notation).map(lens).join('')}" fill-opacity="${short(strength * 1.3)}"${blur}/>`;
    return this;
  }

  /** A raised shape in the height map alone. */
  raise(outline: Outlines, opacity = 0.3, blurred = true): this {
    const attributes = `fill-opacity="${short(opacity)}"${blurred ? ` filter="${this.url('b')}"` : ''}`;
    this.#raised.set(attributes, (this.#raised.get(attributes) ?? '') + this.path(outline));
    return this;
  }

  /** A sewn seam: a dark groove with a lit lip. */
  seam(line: Outlines, opacity?: number): this {
    const href = this.reuse(line);
    const faint = opacity === undefined ? '' : ` opacity="${short(opacity)}"`;
    this.#color += `<use href="${href}" class="${this.id('m')}"${faint}/>`;
    this.#grooves += `<use href="${href}"/>`;
    return this;
  }

  stitch(line: Outlines, { color, closed = false }: Pick<StrokeOptions, 'color' | 'closed'> = {}): this {
    this.#color += `<path d="${this.path(line, closed)}" class="${this.id('s')}"${color ? ` stroke="${color}"` : ''}/>`;
    return this;
  }

  /** A soft patch of shadow, or of any colour. */
  shade(
    outline: Outlines,
    opacity = 0.3,
    { color, blur = 2 }: { color?: string; blur?: 0 | 2 | 6 | 11 } = {},
  ): this {
    const filter = blur === 0 ? '' : ` filter="${blur === 2 ? this.url('b') : this.#blur(blur)}"`;
    this.#color += `<path d="${this.path(outline)}" fill="${color ?? darken(this.base, 0.9)}" opacity="${short(opacity)}"${filter}/>`;
    return this;
  }

  #blur(units: 6 | 11): string {
    return this.define(
      `f${units}`,
      `<filter id="${this.id(`f${units}`)}" x="-40%" y="-60%" width="180%" height="220%"><feGaussianBlur stdDeviation="${units}"/></filter>`,
    );
  }

  /** A drawn line: creases, bindings, laces. */
  line(line: Outlines, options: StrokeOptions = {}): this {
    this.#color += this.#stroke(line, options);
    return this;
  }

  /** A line above the light, for straps and metal that stand off the cloth. */
  lineOver(line: Outlines, options: StrokeOptions = {}): this {
    this.#over += this.#stroke(line, options);
    return this;
  }

  #stroke(
    line: Outlines,
    { color, width = 1, opacity = 1, closed = false, dash, blurred }: StrokeOptions,
  ): string {
    return (
      `<path d="${this.path(line, closed)}" fill="none" stroke="${color ?? darken(this.base, 0.75)}" stroke-width="${short(width)}"` +
      `${opacity === 1 ? '' : ` opacity="${short(opacity)}"`}${dash ? ` stroke-dasharray="${dash}"` : ''}${blurred ? ` filter="${this.url('b')}"` : ''}/>`
    );
  }

  /** Ribbing or gathers: one thick dashed stroke along the band is a row of ribs for eighty bytes. */
  rib(line: Outlines, width: number, dash = '1.5 3.6', opacity = 0.4): this {
    const href = this.reuse(line, `stroke-linecap="butt" stroke-width="${width}" stroke-dasharray="${dash}"`);
    const use = `<use href="${href}" stroke=`;
    this.#color += `${use}"${darken(this.base, 0.7)}" opacity="${short(opacity)}"/>`;
    this.#height += `${use}"#000" opacity=".3"/>`;
    return this;
  }

  /** Defines a line that is stroked more than once and returns the `href` to it. */
  reuse(line: Outlines, attributes = ''): string {
    const name = `q${this.#reused++}`;
    this.define(
      name,
      `<path id="${this.id(name)}" d="${this.path(line, false)}" fill="none"${attributes && ` ${attributes}`}/>`,
    );
    return `#${this.id(name)}`;
  }

  /** A rounded swelling along a line, in the height map alone; width in units. */
  swell(line: Outlines, width: number, opacity: number): this {
    this.#height += `<path d="${this.path(line, false)}" fill="none" stroke="#000" stroke-width="${width}" stroke-opacity="${short(opacity)}" filter="${this.url('b')}"/>`;
    return this;
  }

  /** Raw markup among the colours, in the height map, above the light or behind everything. */
  paint(markup: string): this {
    this.#color += markup;
    return this;
  }

  emboss(markup: string): this {
    this.#height += markup;
    return this;
  }

  over(markup: string): this {
    this.#over += markup;
    return this;
  }

  under(markup: string): this {
    this.#under += markup;
    return this;
  }

  /** Where a point of the drawing comes to lie. */
  at(x: number, y: number): [number, number] {
    return drape(x, y, this.#lie);
  }

  /** A four-hole button of the given radius in units. */
  button(x: number, y: number, radius: number, color: string): this {
    this.define(
      'B',
      `<linearGradient id="${this.id('B')}" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".6"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".35"/></linearGradient>`,
    );
    const name = `b${color.slice(1)}`;
    this.define(
      name,
      `<g id="${this.id(name)}"><ellipse cx="2" cy="4" rx="11" ry="10.6" opacity=".36"/><circle r="10" fill="${color}"/><circle r="9.4" fill="${this.url('B')}"/><circle r="6.4" fill="${darken(color, 0.22)}" opacity=".6"/><path d="M-3-3h.1M3-3h.1M-3 3h.1M3 3h.1" stroke="${darken(color, 0.85)}" stroke-width="2.6" stroke-linecap="round"/></g>`,
    );
    const [left, top] = this.at(x, y);
    this.#over += `<use href="#${this.id(name)}" transform="translate(${short(left)} ${short(top)})scale(${short(radius / 10)})"/>`;
    return this;
  }

  /** The maker's label at the inner back. */
  label(x: number, y: number, width = 20, height = 9): this {
    const [half, middle] = [width / 2, y + height / 2];
    this.#color +=
      `<path d="${this.path(`${x - half},${y}* ${x + half},${y}* ${x + half - 0.5},${y + height}* ${x - half + 0.5},${y + height}*`)}" fill="#f3ecdd"/>` +
      `<path d="${this.path(`${x - width / 3},${middle}* ${x + width / 3},${middle}*`, false)}" stroke="#4a4038" stroke-width="1.3" stroke-dasharray="2.2 .7"/>`;
    return this;
  }

  /** The inside of the back seen through an opening, darker towards the collar. */
  inside(outline: Outline, shadow: Outline, { fill = insideOf(this.base), printed = false } = {}): this {
    return this.panel(outline, { fill, height: 0.3, printed }).shade(shadow, 0.32);
  }

  get thread(): string {
    return lightness(this.base) > 0.4 ? darken(this.base, 0.42) : lighten(this.base, 0.32);
  }

  /** The finished picture. `title` is plain text and is escaped here; without one it is decoration. */
  finish(pose: Pose, title: string | undefined): string {
    let height = this.#height;
    for (const [attributes, d] of this.#raised) height += `<path d="${d}" ${attributes}/>`;
    if (this.#grooves) height += `<g stroke="#000" stroke-opacity=".2" stroke-width="3">${this.#grooves}</g>`;
    return composeDocument({
      id: (name) => this.id(name),
      colorHex: this.base,
      threadHex: this.thread,
      cloth: this.cloth,
      seed: this.#lie.seed,
      definitions: [...this.#definitions.values()].join(''),
      silhouette: this.#silhouette,
      under: this.#under,
      color: this.#color,
      height,
      over: this.#over,
      pose,
      title,
    });
  }
}
