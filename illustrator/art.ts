import { darken, insideOf } from './color.ts';
import { lens, type Outline, type Outlines, short, toFolds } from './geometry.ts';
import { Layers } from './layers.ts';

interface PanelOptions {
  fill?: string;
  /** Degrees, for sleeves and lapels. */
  grain?: number;
  /** 0 to 1; 0 keeps the panel out of the height map. */
  height?: number;
  /** Shadow on the layers below, from 0 to 1. */
  occlusion?: number;
  /** False for linings, soles and ribs. */
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

export class Art extends Layers {
  #panels = 0;

  panel(outline: Outline, options: PanelOptions = {}): this {
    const name = `p${this.#panels++}`;
    const use = `<use href="#${this.id(name)}"`;
    this.define(name, `<path id="${this.id(name)}" d="${this.path(outline)}"/>`);
    this.silhouetteLayer += `${use}/>`;
    if (options.occlusion)
      this.colorLayer += `${use} filter="${this.url('a')}" opacity="${short(options.occlusion)}"/>`;
    const edge = ` class="${this.id('e')}"/>`;
    this.colorLayer += options.fill
      ? `${use} fill="${options.fill}"${edge}`
      : `${use} class="${this.id('k')}"/>`;
    if (options.printed !== false) {
      const prints = this.prints(options.grain ?? 0);
      // The prints cover half of the edge.
      prints.forEach((print, i) => {
        this.colorLayer += `${use} fill="${print}"${i === prints.length - 1 ? edge : '/>'}`;
      });
    }
    if (options.height !== 0)
      this.heightLayer += `${use} opacity="${short((options.height ?? 0.6) * 0.55)}"/>`;
    return this;
  }

  /** For parts where folds break the pattern; `grain` in degrees. */
  print(outline: Outline, grain: number): this {
    const d = this.path(outline);
    for (const paint of this.prints(grain)) this.colorLayer += `<path d="${d}" fill="${paint}"/>`;
    return this;
  }

  /** In the notation of `toFolds`; sharp ones keep their edge. */
  folds(notation: string, strength = 0.3, { sharp = false } = {}): this {
    const blur = sharp ? '' : ` filter="${this.url('b')}"`;
    this.heightLayer += `<path d="${toFolds(notation).map(lens).join('')}" fill-opacity="${short(strength * 1.3)}"${blur}/>`;
    return this;
  }

  /** In the height map only. */
  raise(outline: Outlines, opacity = 0.3, blurred = true): this {
    const attributes = `fill-opacity="${short(opacity)}"${blurred ? ` filter="${this.url('b')}"` : ''}`;
    this.raised.set(attributes, (this.raised.get(attributes) ?? '') + this.path(outline));
    return this;
  }

  seam(line: Outlines, opacity?: number): this {
    const href = this.reuse(line);
    const faint = opacity === undefined ? '' : ` opacity="${short(opacity)}"`;
    this.colorLayer += `<use href="${href}" class="${this.id('m')}"${faint}/>`;
    this.groovesLayer += `<use href="${href}"/>`;
    return this;
  }

  stitch(line: Outlines, { color, closed = false }: Pick<StrokeOptions, 'color' | 'closed'> = {}): this {
    this.colorLayer += `<path d="${this.path(line, closed)}" class="${this.id('s')}"${color ? ` stroke="${color}"` : ''}/>`;
    return this;
  }

  shade(
    outline: Outlines,
    opacity = 0.3,
    { color, blur = 2 }: { color?: string; blur?: 0 | 2 | 6 | 11 } = {},
  ): this {
    const filter = blur === 0 ? '' : ` filter="${blur === 2 ? this.url('b') : this.#blur(blur)}"`;
    this.colorLayer += `<path d="${this.path(outline)}" fill="${color ?? darken(this.base, 0.9)}" opacity="${short(opacity)}"${filter}/>`;
    return this;
  }

  #blur(units: 6 | 11): string {
    return this.define(
      `f${units}`,
      `<filter id="${this.id(`f${units}`)}" x="-40%" y="-60%" width="180%" height="220%"><feGaussianBlur stdDeviation="${units}"/></filter>`,
    );
  }

  line(line: Outlines, options: StrokeOptions = {}): this {
    this.colorLayer += this.#stroke(line, options);
    return this;
  }

  /** Above the light, for straps and metal. */
  lineOver(line: Outlines, options: StrokeOptions = {}): this {
    this.overLayer += this.#stroke(line, options);
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

  /** One thick dashed stroke is far smaller than a path per rib. */
  rib(line: Outlines, width: number, dash = '1.5 3.6', opacity = 0.4): this {
    const href = this.reuse(line, `stroke-linecap="butt" stroke-width="${width}" stroke-dasharray="${dash}"`);
    const use = `<use href="${href}" stroke=`;
    this.colorLayer += `${use}"${darken(this.base, 0.7)}" opacity="${short(opacity)}"/>`;
    this.heightLayer += `${use}"#000" opacity=".3"/>`;
    return this;
  }

  /** In the height map only; width in units. */
  swell(line: Outlines, width: number, opacity: number): this {
    this.heightLayer += `<path d="${this.path(line, false)}" fill="none" stroke="#000" stroke-width="${width}" stroke-opacity="${short(opacity)}" filter="${this.url('b')}"/>`;
    return this;
  }

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
    this.overLayer += `<use href="#${this.id(name)}" transform="translate(${short(left)} ${short(top)})scale(${short(radius / 10)})"/>`;
    return this;
  }

  label(x: number, y: number, width = 20, height = 9): this {
    const [half, middle] = [width / 2, y + height / 2];
    this.colorLayer +=
      `<path d="${this.path(`${x - half},${y}* ${x + half},${y}* ${x + half - 0.5},${y + height}* ${x - half + 0.5},${y + height}*`)}" fill="#f3ecdd"/>` +
      `<path d="${this.path(`${x - width / 3},${middle}* ${x + width / 3},${middle}*`, false)}" stroke="#4a4038" stroke-width="1.3" stroke-dasharray="2.2 .7"/>`;
    return this;
  }

  inside(outline: Outline, shadow: Outline, { fill = insideOf(this.base), printed = false } = {}): this {
    return this.panel(outline, { fill, height: 0.3, printed }).shade(shadow, 0.32);
  }
}
