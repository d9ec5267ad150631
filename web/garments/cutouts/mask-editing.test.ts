import { describe, expect, test } from 'vitest';
import { MaskEditing } from './mask-editing.ts';

const width = 60;
const height = 40;
const empty = () => new MaskEditing({ width, height, values: new Uint8Array(width * height) });
const full = () => new MaskEditing({ width, height, values: new Uint8Array(width * height).fill(255) });
const at = (editing: MaskEditing, x: number, y: number) => editing.values[y * width + x];

function stroke(editing: MaskEditing, tool: 'add' | 'remove', places: [number, number][], radius = 6) {
  editing.begin(tool);
  for (const [x, y] of places) editing.extend({ x, y }, radius);
  editing.end();
}

describe('a stroke', () => {
  test('covers only the pixels under the brush', () => {
    const editing = empty();
    stroke(editing, 'add', [
      [10, 20],
      [50, 20],
    ]);
    expect([at(editing, 10, 20), at(editing, 30, 20), at(editing, 49, 20)]).toEqual([255, 255, 255]);
    expect([at(editing, 30, 5), at(editing, 30, 30)]).toEqual([0, 0]);
  });

  test('leaves no gap between distant points', () => {
    const editing = empty();
    stroke(editing, 'add', [
      [2, 2],
      [58, 38],
    ]);
    for (let x = 3; x < 57; x++) expect(at(editing, x, Math.round((x * 36) / 56))).toBe(255);
  });

  test('has a soft edge', () => {
    const editing = empty();
    stroke(editing, 'add', [[30, 20]], 10);
    const across = Array.from({ length: 12 }, (_, i) => at(editing, 30 + i, 20) ?? 0);
    expect(across[0]).toBe(255);
    expect(across.at(-1)).toBe(0);
    expect(across).toEqual([...across].sort((one, other) => other - one));
    expect(across.filter((value) => value > 0 && value < 255).length).toBeGreaterThanOrEqual(2);
  });

  test('does not get darker where it crosses itself', () => {
    const [once, twice] = [empty(), empty()];
    stroke(once, 'add', [[30, 20]], 10);
    stroke(
      twice,
      'add',
      [
        [30, 20],
        [30, 20],
        [30, 20],
      ],
      10,
    );
    expect(twice.values).toEqual(once.values);
  });

  test('erases', () => {
    const editing = full();
    stroke(editing, 'remove', [[30, 20]]);
    expect([at(editing, 30, 20), at(editing, 5, 5)]).toEqual([0, 255]);
  });

  test('may leave the picture and return', () => {
    const editing = empty();
    stroke(editing, 'add', [
      [30, 20],
      [-200, 20],
      [700, 20],
    ]);
    expect(at(editing, 59, 20)).toBe(255);
  });

  test('leaves nothing behind when cancelled', () => {
    const editing = empty();
    editing.begin('add');
    editing.extend({ x: 30, y: 20 }, 8);
    expect(editing.cancel()).not.toBeNull();
    expect(editing.values.every((value) => value === 0)).toBe(true);
    expect(editing.canUndo).toBe(false);
  });

  test('returns the box to redraw', () => {
    const editing = empty();
    editing.begin('add');
    expect(editing.extend({ x: 30, y: 20 }, 5)).toEqual({ left: 25, top: 15, width: 10, height: 10 });
  });
});

describe('undo', () => {
  test('undoes and redoes step by step', () => {
    const editing = empty();
    const states = [editing.values.slice()];
    for (const x of [10, 25, 40]) {
      stroke(editing, 'add', [[x, 20]]);
      states.push(editing.values.slice());
    }
    for (const state of states.slice(0, -1).reverse()) {
      editing.undo();
      expect(editing.values).toEqual(state);
    }
    expect([editing.canUndo, editing.undo()]).toEqual([false, null]);
    for (const state of states.slice(1)) {
      editing.redo();
      expect(editing.values).toEqual(state);
    }
    expect([editing.canRedo, editing.redo()]).toEqual([false, null]);
  });

  test('drops undone steps after a new stroke', () => {
    const editing = empty();
    stroke(editing, 'add', [[10, 20]]);
    editing.undo();
    stroke(editing, 'add', [[40, 20]]);
    expect(editing.canRedo).toBe(false);
  });

  test('ignores strokes that change nothing', () => {
    const editing = full();
    stroke(editing, 'add', [[30, 20]]);
    expect(editing.canUndo).toBe(false);
    expect(editing.replace(editing.values.slice())).toBeNull();
  });

  test('undoes a replaced outline', () => {
    const editing = empty();
    stroke(editing, 'add', [[10, 20]]);
    const painted = editing.values.slice();
    const automatic = new Uint8Array(width * height).fill(255);
    editing.replace(automatic);
    expect(editing.isLike(automatic)).toBe(true);
    editing.undo();
    expect(editing.values).toEqual(painted);
  });

  test('keeps at most sixty steps', () => {
    const editing = empty();
    for (let i = 0; i < 100; i++) stroke(editing, i % 2 ? 'remove' : 'add', [[30, 20]]);
    let steps = 0;
    while (editing.undo()) steps++;
    expect(steps).toBe(60);
  });

  test('does not modify the original outline', () => {
    const values = new Uint8Array(width * height);
    const editing = new MaskEditing({ width, height, values });
    stroke(editing, 'add', [[30, 20]]);
    expect(values.every((value) => value === 0)).toBe(true);
  });
});
