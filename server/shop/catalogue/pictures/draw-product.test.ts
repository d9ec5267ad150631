import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { companionsOf } from './companions.ts';
import { type DrawnProduct, drawProduct } from './draw-product.ts';

const skirt: DrawnProduct = {
  id: 'falda-de-prueba',
  category: 'bottoms',
  kind: 'skirt',
  silhouette: 'pleated-skirt',
  pattern: 'checks',
  fabric: 'wool',
  style: 'casual',
};
/** Plain cloth: close-up weaves take ten times as long to render. */
const tee: DrawnProduct = {
  id: 'camiseta-de-prueba',
  category: 'tops',
  kind: 't-shirt',
  silhouette: 'tee',
  pattern: 'plain',
  fabric: 'cotton',
  style: 'casual',
};
const blue = { name: 'azul marino', hex: '#1c2444', secondHex: '#1e4030' };

describe('the pictures of a product', () => {
  it('are three, each in its own folder, and the same at every look', () => {
    const views = ['front', 'detail', 'outfit'] as const;
    const folders = views.map((view) => drawProduct(skirt, blue, view, 200).folder);
    expect(new Set(folders).size).toBe(3);
    expect(views.map((view) => drawProduct(skirt, blue, view, 200).folder)).toEqual(folders);
  });

  it('change with the colour and with the looks', () => {
    const { folder } = drawProduct(skirt, blue, 'front', 200);
    expect(drawProduct(skirt, { ...blue, hex: '#5e1626' }, 'front', 200).folder).not.toBe(folder);
    expect(drawProduct({ ...skirt, pattern: 'plain' }, blue, 'front', 200).folder).not.toBe(folder);
  });

  it.each(['front', 'detail', 'outfit'] as const)(
    'can be rendered: the %s',
    async (view) => {
      const picture = sharp(await drawProduct(tee, blue, view, 200).render());
      const { width, height } = await picture.metadata();
      expect(height / width).toBeCloseTo(view === 'outfit' ? 1.25 : 1.2, 1);
      const { channels } = await picture.stats();
      expect(channels[3]?.mean).toBeGreaterThan(20);
    },
    180_000,
  );
});

describe('the companions of a product', () => {
  it.each([
    ['tops', ['jeans', 'sneakers']],
    ['bottoms', ['tee', 'sneakers']],
    ['dresses', ['sneakers', 'tote']],
    ['shoes', ['tee', 'jeans']],
  ] as const)('completes an outfit with %s', (category, silhouettes) => {
    const beside = companionsOf(category, 'casual', '#c01824', 0);
    expect(beside.map(({ silhouette }) => silhouette)).toEqual(silhouettes);
  });

  it('is of another colour', () => {
    const colors = companionsOf('tops', 'casual', '#5b7896', 0).map(({ colorHex }) => colorHex);
    expect(colors).not.toContain('#5b7896');
  });
});
