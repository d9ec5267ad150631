import { describe, expect, it } from 'vitest';
import { coverOf, picturesIn } from './product-images.ts';

const at = (color: string, view: string) => `/api/store/pictures/falda/${color}/${view}/full`;
const variant = (color: string) => ({
  color,
  images: ['front', 'detail', 'outfit'].map((view) => at(color, view)),
});
const skirt = {
  images: [at('rojo', 'front'), at('negro', 'front')],
  variants: [variant('rojo'), variant('negro')],
};

describe('the pictures of a product', () => {
  it('start with the first, or null without pictures', () => {
    expect(coverOf(skirt)).toBe('/api/store/pictures/falda/rojo/front/thumb');
    expect(coverOf({ images: [] })).toBeNull();
    expect(picturesIn({ images: [], variants: [] }, null)).toEqual([]);
  });

  it('change with the colour', () => {
    expect(picturesIn(skirt, null)[0]).toEqual({ view: 'front', src: at('rojo', 'front') });
    expect(picturesIn(skirt, 'negro').map(({ src }) => src)).toEqual(variant('negro').images);
  });

  it('are the product’s when no colour has its own', () => {
    expect(picturesIn({ images: ['/una.webp'], variants: [] }, null)).toEqual([
      { view: 'front', src: '/una.webp' },
    ]);
  });
});
