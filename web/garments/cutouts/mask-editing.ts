import { type Box, cover, type Point, unionBox } from './brush.ts';
import type { Mask } from './mask-file.ts';

export type BrushTool = 'add' | 'remove';

interface Patch {
  box: Box;
  values: Uint8Array;
}

interface Stroke {
  target: number;
  base: Uint8Array;
  coverage: Uint8Array;
  last: Point | undefined;
  touched: Box | undefined;
}

/** Undo steps. Each stores only what it changed. */
const undoStepsMax = 60;

/** A mask with undo history. Every change returns the box to redraw. */
export class MaskEditing implements Mask {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array;
  #past: Patch[] = [];
  #future: Patch[] = [];
  #stroke: Stroke | undefined;

  constructor({ width, height, values }: Mask) {
    this.width = width;
    this.height = height;
    this.values = values.slice();
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  get painting(): boolean {
    return this.#stroke !== undefined;
  }

  begin(tool: BrushTool): void {
    this.end();
    this.#stroke = {
      target: tool === 'add' ? 255 : 0,
      base: this.values.slice(),
      coverage: new Uint8Array(this.values.length),
      last: undefined,
      touched: undefined,
    };
  }

  /** @param to pixels of the mask */
  extend(to: Point, radius: number): Box | null {
    const stroke = this.#stroke;
    if (stroke === undefined) return null;
    const box = cover(stroke.coverage, this, stroke.last ?? to, to, radius);
    stroke.last = to;
    stroke.touched = unionBox(stroke.touched, box);
    this.#each(box, (at) => {
      const share = (stroke.coverage[at] as number) / 255;
      const base = stroke.base[at] as number;
      this.values[at] = Math.round(base + (stroke.target - base) * share);
    });
    return box;
  }

  end(): void {
    const stroke = this.#stroke;
    this.#stroke = undefined;
    if (stroke?.touched === undefined) return;
    this.#keep(this.#patchOf(stroke.base, stroke.touched));
  }

  /** Discards the stroke, for example when a second finger starts a pinch. */
  cancel(): Box | null {
    const stroke = this.#stroke;
    this.#stroke = undefined;
    if (stroke?.touched === undefined) return null;
    this.#each(stroke.touched, (at) => {
      this.values[at] = stroke.base[at] as number;
    });
    return stroke.touched;
  }

  replace(values: Uint8Array): Box | null {
    this.end();
    const box = { left: 0, top: 0, width: this.width, height: this.height };
    const before = this.#patchOf(this.values, box);
    this.values.set(values);
    return this.#keep(before) ? box : null;
  }

  undo(): Box | null {
    this.end();
    return this.#step(this.#past, this.#future);
  }

  redo(): Box | null {
    this.end();
    return this.#step(this.#future, this.#past);
  }

  isLike(values: Uint8Array): boolean {
    return this.values.every((value, at) => value === values[at]);
  }

  #keep(before: Patch): boolean {
    const now = this.#patchOf(this.values, before.box);
    if (now.values.every((value, at) => value === before.values[at])) return false;
    this.#past.push(before);
    if (this.#past.length > undoStepsMax) this.#past.shift();
    this.#future = [];
    return true;
  }

  #step(from: Patch[], to: Patch[]): Box | null {
    const patch = from.pop();
    if (patch === undefined) return null;
    to.push(this.#patchOf(this.values, patch.box));
    let next = 0;
    this.#each(patch.box, (at) => {
      this.values[at] = patch.values[next++] as number;
    });
    return patch.box;
  }

  #patchOf(source: Uint8Array, box: Box): Patch {
    const values = new Uint8Array(box.width * box.height);
    let next = 0;
    this.#each(box, (at) => {
      values[next++] = source[at] as number;
    });
    return { box, values };
  }

  #each({ left, top, width, height }: Box, visit: (at: number) => void): void {
    for (let y = top; y < top + height; y++)
      for (let at = y * this.width + left, end = at + width; at < end; at++) visit(at);
  }
}
