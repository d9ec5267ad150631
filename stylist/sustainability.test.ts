import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyWardrobe } from './fixtures/arbitrary.ts';
import { buildGarment } from './fixtures/garment.ts';
import { sustainabilityScore } from './sustainability.ts';

describe('sustainabilityScore', () => {
  it('returns 100 for an empty wardrobe', () => {
    expect(sustainabilityScore([]).score).toBe(100);
  });

  it('equals the sum of its parts, between 0 and 100', () => {
    fc.assert(
      fc.property(anyWardrobe(), (wardrobe) => {
        const { score, parts } = sustainabilityScore(wardrobe);
        expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(score);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('ignores garments added yesterday', () => {
    const arrived = buildGarment('a', 'shirt', 'blanco', {
      timesWorn: 0,
      lastWornDaysAgo: null,
      addedDaysAgo: 1,
    });
    expect(sustainabilityScore([arrived]).score).toBe(100);
  });

  it('rises when a garment is worn', () => {
    const forgotten = buildGarment('a', 'shirt', 'blanco', {
      timesWorn: 3,
      lastWornDaysAgo: 200,
      addedDaysAgo: 300,
    });
    const worn = { ...forgotten, timesWorn: 4, lastWornDaysAgo: 0 };
    expect(sustainabilityScore([worn]).score).toBeGreaterThan(sustainabilityScore([forgotten]).score);
  });

  it('rewards a garment that is worn out by use', () => {
    const loved = buildGarment('a', 'jeans', 'azul vaquero', {
      timesWorn: 80,
      lastWornDaysAgo: 3,
      addedDaysAgo: 900,
      condition: 'worn',
    });
    expect(sustainabilityScore([loved]).score).toBe(100);
  });

  it('explains each part', () => {
    const garments = [
      buildGarment('a', 'shirt', 'blanco', { lastWornDaysAgo: 10, addedDaysAgo: 400 }),
      buildGarment('b', 'shirt', 'negro', { lastWornDaysAgo: 120, addedDaysAgo: 400 }),
    ];
    expect(sustainabilityScore(garments).parts[0]?.reason).toBe(
      'Has usado 1 de 2 prendas en los últimos 90 días.',
    );
  });
});
