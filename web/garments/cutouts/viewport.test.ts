import { describe, expect, test } from 'vitest';
import { fitView, isWhole, moved, onStage, pinch, toPicturePoint, zoomAt } from './viewport.ts';

const stage = { width: 400, height: 600 };
const picture = { width: 480, height: 640 };
const whole = fitView(stage, picture);

describe('a picture on its stage', () => {
  test('is whole and centred at first', () => {
    expect(whole.scale).toBeCloseTo(400 / 480);
    expect(whole.x).toBeCloseTo(0);
    expect(whole.y).toBeCloseTo((600 - 640 * whole.scale) / 2);
    expect(isWhole(whole, stage, picture)).toBe(true);
  });

  test('keeps the point under the fingers while zooming', () => {
    const at = { x: 150, y: 260 };
    const near = zoomAt(whole, 2, at, stage, picture);
    const [before, after] = [toPicturePoint(whole, at), toPicturePoint(near, at)];
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    expect(isWhole(near, stage, picture)).toBe(false);
  });

  test('limits the zoom', () => {
    expect(zoomAt(whole, 0.1, { x: 9, y: 9 }, stage, picture)).toEqual(whole);
    const near = zoomAt(whole, 1000, { x: 200, y: 300 }, stage, picture);
    expect(near.scale).toBeCloseTo(8 * whole.scale);
  });

  test('cannot be moved off its stage', () => {
    const near = zoomAt(whole, 3, { x: 200, y: 300 }, stage, picture);
    const far = moved(near, { x: 9999, y: -9999 }, stage, picture);
    expect(far.x).toBe(0);
    expect(far.y + picture.height * far.scale).toBeCloseTo(stage.height);
  });

  test('converts a point of the stage to a point of the picture', () => {
    const near = zoomAt(whole, 2.5, { x: 80, y: 120 }, stage, picture);
    const at = onStage(near, toPicturePoint(near, { x: 33, y: 44 }));
    expect(at.x).toBeCloseTo(33);
    expect(at.y).toBeCloseTo(44);
  });
});

test('a pinch gives movement and ratio', () => {
  const before = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ] as const;
  const after = [
    { x: 100, y: 150 },
    { x: 300, y: 150 },
  ] as const;
  expect(pinch(before, after)).toEqual({ at: { x: 200, y: 150 }, by: { x: 50, y: 50 }, factor: 2 });
  expect(pinch([before[0], before[0]], after).factor).toBe(1);
});
