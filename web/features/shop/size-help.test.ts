import { describe, expect, it } from 'vitest';
import { ownSize } from './size-help.tsx';
import { emptyDraft } from './sizes/stored-measurements.ts';

const measured = (typed: Partial<typeof emptyDraft.typed>) => ({
  ...emptyDraft,
  typed: { ...emptyDraft.typed, ...typed },
});
const letters = ['XS', 'S', 'M', 'L', 'XL'];
const numbers = ['34', '36', '38', '40', '42', '44'];

describe('the user’s size of a product', () => {
  it('uses the product’s own sizes: letters, numbers, shoe sizes', () => {
    const body = measured({ chest: '94', waist: '78', hip: '102', foot: '24,5' });
    expect(ownSize({ brand: 'Alba Norte', category: 'tops', sizes: letters }, body)).toEqual({
      size: 'M',
      others: [],
    });
    expect(ownSize({ brand: 'Alba Norte', category: 'bottoms', sizes: numbers }, body)).toMatchObject({
      size: '38',
    });
    expect(
      ownSize({ brand: 'Alba Norte', category: 'shoes', sizes: ['38', '39', '40'] }, body),
    ).toMatchObject({ size: '39' });
  });

  it('is null without measurements or a chart', () => {
    expect(ownSize({ brand: 'Alba Norte', category: 'tops', sizes: letters }, emptyDraft)).toBeNull();
    expect(
      ownSize({ brand: 'Otra casa', category: 'tops', sizes: letters }, measured({ chest: '94' })),
    ).toBeNull();
  });

  it('reports measurements outside the range', () => {
    expect(
      ownSize({ brand: 'Alba Norte', category: 'tops', sizes: letters }, measured({ chest: '120' })),
    ).toBe('outside');
  });
});
