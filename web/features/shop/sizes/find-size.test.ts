import { describe, expect, it } from 'vitest';
import { brandCharts, letterSizes } from './brand-charts.ts';
import { findShoeSize, findSize, lengthFor } from './find-size.ts';
import { parseMeasure } from './measurements.ts';

const [alba, lirio] = brandCharts;
if (!alba || !lirio) throw new Error('two brands are charted');

describe('findSize', () => {
  it('returns the size and the measure that decided', () => {
    expect(findSize(alba, 'woman', 'tops', { chest: 94 })).toEqual({
      kind: 'size',
      size: 'M',
      others: [],
      decidedBy: 'chest',
    });
  });

  it('takes the largest that any measure asks for', () => {
    expect(findSize(alba, 'woman', 'bottoms', { waist: 70, hip: 110 })).toMatchObject({
      size: 'L',
      decidedBy: 'hip',
    });
  });

  it('returns adjacent sizes within the measuring error', () => {
    expect(findSize(alba, 'woman', 'tops', { chest: 97 })).toMatchObject({ size: 'M', others: ['L'] });
    expect(findSize(alba, 'woman', 'tops', { chest: 98.5 })).toMatchObject({ size: 'L', others: ['M'] });
    expect(findSize(alba, 'woman', 'tops', { chest: 74.2 })).toMatchObject({ size: 'XS', others: [] });
  });

  it('reports missing measures and those outside the chart', () => {
    expect(findSize(alba, 'man', 'bottoms', { waist: 80 })).toEqual({ kind: 'missing', measures: ['hip'] });
    expect(findSize(alba, 'woman', 'tops', { chest: 140 })).toMatchObject({ kind: 'outside', side: 'above' });
    expect(findSize(alba, 'woman', 'tops', { chest: 65 })).toMatchObject({ kind: 'outside', side: 'below' });
  });

  it('cuts Casa Lirio with more room', () => {
    expect(findSize(alba, 'woman', 'tops', { chest: 99 })).toMatchObject({ size: 'L' });
    expect(findSize(lirio, 'woman', 'tops', { chest: 99 })).toMatchObject({ size: 'M' });
  });
});

describe('the charts', () => {
  it('have one more edge than sizes, in ascending order', () => {
    for (const { edges } of brandCharts) {
      for (const row of [...Object.values(edges.woman), ...Object.values(edges.man)]) {
        expect(row).toHaveLength(letterSizes.length + 1);
        expect([...row].sort((a, b) => a - b)).toEqual([...row]);
      }
    }
  });
});

describe('findShoeSize', () => {
  it('counts in Paris points', () => {
    expect(findShoeSize(alba, { foot: 24 })).toMatchObject({ size: '38', others: ['39'] });
    expect(findShoeSize(alba, { foot: 27 })).toMatchObject({ size: '43' });
    expect(findShoeSize(alba, {})).toEqual({ kind: 'missing', measures: ['foot'] });
  });
});

describe('lengthFor', () => {
  it('has a regular length and one step either side', () => {
    expect(lengthFor('woman', 158)).toBe('short');
    expect(lengthFor('woman', 166)).toBe('regular');
    expect(lengthFor('man', 190)).toBe('long');
  });
});

describe('readMeasure', () => {
  it('parses typed figures', () => {
    expect(parseMeasure('chest', '92,5')).toBe(92.5);
    expect(parseMeasure('chest', ' 92 cm ')).toBe(92);
    expect(parseMeasure('chest', '')).toBeUndefined();
  });

  it('refuses implausible figures', () => {
    expect(parseMeasure('chest', '920')).toBeNull();
    expect(parseMeasure('height', '1,70')).toBeNull();
    expect(parseMeasure('waist', 'ancha')).toBeNull();
  });
});
