import { describe, expect, it } from 'vitest';
import { brandCharts, letterSizes } from './brand-charts.ts';
import { findShoeSize, findSize, lengthFor } from './find-size.ts';
import { readMeasure } from './measurements.ts';

const [alba, lirio] = brandCharts;
if (!alba || !lirio) throw new Error('two brands are charted');

describe('findSize', () => {
  it('finds the size around a measure, and says which measure decided', () => {
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

  it('names the neighbour too where the tape may be off by enough', () => {
    expect(findSize(alba, 'woman', 'tops', { chest: 97 })).toMatchObject({ size: 'M', others: ['L'] });
    expect(findSize(alba, 'woman', 'tops', { chest: 98.5 })).toMatchObject({ size: 'L', others: ['M'] });
    expect(findSize(alba, 'woman', 'tops', { chest: 74.2 })).toMatchObject({ size: 'XS', others: [] });
  });

  it('says what is missing, and what its chart does not reach', () => {
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
  it('have an edge more than sizes, each larger than the one before', () => {
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
  it('has a middle, and a step either side', () => {
    expect(lengthFor('woman', 158)).toBe('short');
    expect(lengthFor('woman', 166)).toBe('regular');
    expect(lengthFor('man', 190)).toBe('long');
  });
});

describe('readMeasure', () => {
  it('reads figures as people type them', () => {
    expect(readMeasure('chest', '92,5')).toBe(92.5);
    expect(readMeasure('chest', ' 92 cm ')).toBe(92);
    expect(readMeasure('chest', '')).toBeUndefined();
  });

  it('takes no slip of the hand', () => {
    expect(readMeasure('chest', '920')).toBeNull();
    expect(readMeasure('height', '1,70')).toBeNull();
    expect(readMeasure('waist', 'ancha')).toBeNull();
  });
});
