import { describe, expect, it } from 'vitest';
import { isOutgrown } from './child-size.ts';

const present = { clothes: 116, shoes: 29 };

describe('the size of a child', () => {
  it.each([
    '110',
    '110 cm',
    '104/110',
    '5 años',
    '4-5 años',
    '5',
    '4-5',
    '5A',
    '5Y',
    '24 meses',
    '18-24m',
    '12 M',
    'Recién nacido',
    'RN',
    '98 (3 años)',
  ])('116 has outgrown %s', (label) => expect(isOutgrown(label, 'tops', present)).toBe(true));

  it.each([
    '116',
    '110-116',
    '6 años',
    '5-6 años',
    '6',
    '122',
    '7A',
    '14 años',
    'M',
    'Única',
    'XS',
    '42',
    '300',
  ])('116 has not outgrown %s', (label) => expect(isOutgrown(label, 'bottoms', present)).toBe(false));

  it('goes by the feet for shoes', () => {
    expect(isOutgrown('28', 'shoes', present)).toBe(true);
    expect(isOutgrown('EU 28/29', 'shoes', present)).toBe(false);
    expect(isOutgrown('28,5', 'shoes', present)).toBe(true);
    expect(isOutgrown('3 años', 'shoes', present)).toBe(false);
  });

  it('says nothing without a size, for accessories, or while the child’s is not known', () => {
    expect(isOutgrown(null, 'tops', present)).toBe(false);
    expect(isOutgrown('3 años', 'accessories', present)).toBe(false);
    expect(isOutgrown('3 años', 'tops', { clothes: null, shoes: 29 })).toBe(false);
  });
});
