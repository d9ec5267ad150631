import { describe, expect, it } from 'vitest';
import { readGarment } from '../vocabulary/read-garment.ts';
import { judgeLook } from './judge-look.ts';

const look = (text: string) =>
  judgeLook(text.split(',').map((words, index) => readGarment({ kind: words, color: words }, String(index))));

describe('judgeLook', () => {
  it.each([
    ['white shirt, navy chinos, brown loafers', 'white shirt, navy chinos, brown loafers, red sneakers'],
    ['white shirt, grey suit, black oxfords', 'white shirt, grey suit, black flip flops'],
    ['white t shirt, blue jeans, white sneakers', 'white t shirt, blue jeans, navy pants'],
    ['red dress, black heels, black clutch', 'red dress, running shoes, gym bag'],
    [
      'camel coat, black turtleneck, blue jeans, brown boots',
      'camel coat, black turtleneck, denim shorts, black flip flops',
    ],
    [
      'cream blouse, black pencil skirt, black pumps',
      'lime green blouse, orange pencil skirt, fuchsia pumps',
    ],
    ['striped shirt, navy trousers, brown loafers', 'striped shirt, leopard trousers, floral sneakers'],
    ['grey hoodie, black leggings, running shoes', 'grey hoodie, black leggings, stiletto sandals'],
    [
      'navy blazer, white shirt, grey trousers, black oxfords',
      'navy blazer, black leggings, grey hoodie, black oxfords',
    ],
    ['linen shirt, beige shorts, brown sandals', 'linen shirt, wool coat, brown sandals, beige shorts'],
    [
      'navy suit, white shirt, burgundy tie, brown oxfords',
      'navy suit, white shirt, burgundy tie, white sneakers',
    ],
    ['floral dress, nude heels, straw bag', 'floral dress, striped cardigan, leopard flats'],
    [
      'beige trench coat, white tee, blue jeans, white sneakers',
      'beige trench coat, sports bra, swim shorts, loafers',
    ],
    [
      'cream turtleneck, camel skirt, brown boots, brown bag',
      'cream turtleneck, neon pink skirt, green boots, orange bag',
    ],
    [
      'black evening gown, silver heels, silver clutch, earrings',
      'black evening gown, hiking boots, backpack, baseball cap',
    ],
    ['linen shirt, linen shorts, espadrilles, straw hat', 'linen shirt, wool trousers, snow boots, beanie'],
    ['pink dress, beige trench, nude pumps', 'pink dress, red cardigan, orange shoes'],
    ['navy blazer, striped tee, white pants, loafers', 'navy blazer, hawaiian shirt, checked pants, loafers'],
    ['green parka, grey sweater, black jeans, black boots', 'green parka, sundress, heels, straw bag'],
    [
      'black sweater, black pants, white sneakers, gold necklace',
      'black sweater, black pants, black shorts, gold necklace',
    ],
    ['blusa blanca, falda negra, tacones negros', 'blusa blanca, chándal gris, tacones negros'],
    ['camisa blanca, vaqueros, mocasines marrones', 'camisa blanca, vaqueros, chanclas, corbata'],
    [
      'abrigo gris, jersey negro, pantalón gris, botines negros',
      'abrigo gris, biquini, pantalón gris, sandalias',
    ],
  ])('prefers “%s” to “%s”', (good, bad) => {
    expect(look(good).score).toBeGreaterThan(look(bad).score);
  });

  it('recognises the occasion of a look', () => {
    expect(look('sports tee, black leggings, running shoes').occasion).toBe('sport');
    expect(look('tuxedo shirt, tuxedo, black suit trousers, black oxfords').occasion).toBe('formal');
    expect(look('wool coat, chunky sweater, jeans, boots').season).toMatch(/fall|winter/);
    expect(look('linen shirt, shorts, sandals').season).toBe('summer');
  });
});
