import { expect, test } from 'vitest';
import { renderPixels } from './render-pixels.ts';

const photo = Uint8ClampedArray.of(200, 10, 10, 255, 10, 200, 10, 255, 10, 10, 200, 255, 90, 90, 90, 255);
const mask = { width: 2, height: 2, values: Uint8Array.of(255, 0, 128, 0) };
const whole = { left: 0, top: 0, width: 2, height: 2 };

test('while editing, the garment is in colour and the rest under a veil', () => {
  const shown = renderPixels(photo, mask, whole, 'editing');
  expect([...shown.subarray(0, 4)]).toEqual([200, 10, 10, 255]);
  const [r, g, b, alpha] = shown.subarray(4, 8) as unknown as [number, number, number, number];
  expect(r).toBeGreaterThan(g);
  expect(Math.abs(g - b)).toBeLessThan(12);
  expect(alpha).toBe(255);
});

test('the result is the garment alone', () => {
  const shown = renderPixels(photo, mask, whole, 'result');
  expect([3, 7, 11, 15].map((at) => shown[at])).toEqual([255, 0, 128, 0]);
});

test('renders only the requested box', () => {
  const part = renderPixels(photo, mask, { left: 1, top: 0, width: 1, height: 2 }, 'result');
  expect([...part]).toEqual([10, 200, 10, 0, 90, 90, 90, 0]);
});
