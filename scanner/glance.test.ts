import { expect, it } from 'vitest';
import { glanceAt } from './glance.ts';

const [width, height] = [100, 50];
const scene = (inside: (x: number, y: number) => boolean) => {
  const mask = new Uint8Array(width * height).map((_, i) =>
    inside(i % width, Math.floor(i / width)) ? 1 : 0,
  );
  const lab = new Float32Array(3 * mask.length).map((_, i) => (mask[Math.floor(i / 3)] ? 0.9 : 0.1));
  return { width, height, lab, mask, likelihood: Float32Array.from(mask), background: [], quality: 1 };
};
const mean = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / values.length;

it('scales garments to one size with a margin', () => {
  const small = glanceAt(scene((x, y) => x >= 40 && x < 60 && y >= 20 && y < 30));
  const large = glanceAt(scene((x, y) => x >= 10 && x < 90 && y >= 5 && y < 45));
  expect(mean(small.mask.values)).toBeGreaterThan(0.55);
  expect(mean(small.mask.values)).toBeLessThan(0.75);
  expect(Math.abs(mean(small.mask.values) - mean(large.mask.values))).toBeLessThan(0.1);
});

it('samples the colours inside the mask', () => {
  const { cloth, mask } = glanceAt(scene((x) => x < 30));
  expect(cloth.shape).toEqual([1, 3, 96, 96]);
  for (const channel of [0, 1, 2])
    for (let i = 0; i < 96 * 96; i += 97)
      expect(cloth.values[channel * 96 * 96 + i]).toBeCloseTo(0.1 + 0.8 * (mask.values[i] ?? 0), 4);
});

it('returns the whole picture for an empty mask', () => {
  expect(mean(glanceAt(scene(() => false)).cloth.values)).toBeCloseTo(0.1, 4);
});
