import type { Pattern } from '#contract/garment-attributes.ts';
import { contrastOf, darken, lighten, lightness } from './color.ts';
import { composeDocument, type Pose } from './document.ts';
import { type Cloth, weave } from './fabrics.ts';
import { curve, type Drape, drape, type Outlines, separate } from './geometry.ts';
import { printOf, type Stripes } from './patterns.ts';

export interface Material {
  colorHex: string;
  accentHex?: string | undefined;
  cloth: Cloth;
  pattern: Pattern;
  stripes?: Stripes | undefined;
}

export class Layers {
  readonly base: string;
  readonly accent: string | undefined;
  readonly cloth: Cloth;
  protected underLayer = '';
  protected colorLayer = '';
  protected heightLayer = '';
  protected overLayer = '';
  protected silhouetteLayer = '';
  protected groovesLayer = '';
  /** By attributes, so that equal ones become one path. */
  protected readonly raised = new Map<string, string>();
  readonly #prefix: string;
  protected readonly material: Material;
  protected readonly lie: Drape;
  protected readonly definitions = new Map<string, string>();
  #reused = 0;

  constructor(prefix: string, material: Material, lie: Drape) {
    this.#prefix = prefix;
    this.material = material;
    this.lie = lie;
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
      .map((outline) => curve(outline, this.lie, closed))
      .join('');
  }

  define(name: string, markup: string): string {
    if (!this.definitions.has(name)) this.definitions.set(name, markup);
    return this.url(name);
  }

  protected prints(turn: number): string[] {
    const { pattern, stripes, accentHex } = this.material;
    const ink = accentHex ?? contrastOf(this.base);
    const print = printOf(pattern, { id: this.id('P'), ground: this.base, ink, stripes });
    const woven = print ? '' : weave(this.cloth, this.id('W'), this.base);
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

  /** @returns the `href` of a line that is stroked repeatedly */
  reuse(line: Outlines, attributes = '', closed = false): string {
    const name = `q${this.#reused++}`;
    this.define(
      name,
      `<path id="${this.id(name)}" d="${this.path(line, closed)}" fill="none"${attributes && ` ${attributes}`}/>`,
    );
    return `#${this.id(name)}`;
  }

  paint(markup: string): this {
    this.colorLayer += markup;
    return this;
  }

  emboss(markup: string): this {
    this.heightLayer += markup;
    return this;
  }

  over(markup: string): this {
    this.overLayer += markup;
    return this;
  }

  under(markup: string): this {
    this.underLayer += markup;
    return this;
  }

  at(x: number, y: number): [number, number] {
    return drape(x, y, this.lie);
  }

  get thread(): string {
    return lightness(this.base) > 0.4 ? darken(this.base, 0.42) : lighten(this.base, 0.32);
  }

  get printed(): boolean {
    return this.material.pattern !== 'plain' && this.material.pattern !== 'logo';
  }

  /** One sheet instead of one per panel saves a third of a printed drawing's bytes. */
  protected weaveOverPrint(sheet = 'M0 0h400v480H0z'): string {
    if (!this.printed || this.cloth === 'wool') return '';
    const woven = weave(this.cloth, this.id('W'), this.base, true);
    return woven && `<path d="${sheet}" fill="${this.define('W', woven)}"/>`;
  }

  /** `title` is plain text. */
  finish(pose: Pose, { title, widthPx }: { title: string | undefined; widthPx: number }): string {
    // First, because it adds a definition.
    const color = this.colorLayer + this.weaveOverPrint();
    let height = this.heightLayer;
    for (const [attributes, d] of this.raised) height += `<path d="${d}" ${attributes}/>`;
    if (this.groovesLayer)
      height += `<g stroke="#000" stroke-opacity=".2" stroke-width="3">${this.groovesLayer}</g>`;
    return composeDocument({
      printed: this.printed,
      id: (name) => this.id(name),
      colorHex: this.base,
      threadHex: this.thread,
      cloth: this.cloth,
      seed: this.lie.seed,
      definitions: [...this.definitions.values()].join(''),
      silhouette: this.silhouetteLayer,
      under: this.underLayer,
      color,
      height,
      over: this.overLayer,
      pose,
      title,
      widthPx,
    });
  }
}
