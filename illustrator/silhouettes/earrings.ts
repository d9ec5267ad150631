import { darken, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';
import { plate, wire } from '../parts/metal.ts';

/** Hoops with a drop. */
export const earrings: Cut = {
  cloth: 'leather',
  stripes: 'vertical',
  decimals: 1,
  draw(art) {
    const stone = art.accent ?? lighten(art.base, 0.35);
    for (const [dx, dy] of [
      [0, 0],
      [166, 26],
    ] as const) {
      const at = (outline: string) =>
        outline.replace(
          /([\d.]+),([\d.]+)/g,
          (_, x: string, y: string) => `${Number(x) + dx},${Number(y) + dy}`,
        );
      wire(art, at('150,150 141,132 124,120 112,110'), 3.4);
      wire(
        art,
        at('150,146 176,172 186,214 174,256 144,280 114,280 84,256 72,214 82,172 106,146 128,137'),
        15,
      );
      plate(art, at('150,140 157,146 157,155 150,161 143,155 143,146'));
      wire(art, at('123,285 125,279 130,277 135,279 137,285 135,291 130,293 125,291'), 3, { closed: true });
      plate(art, at('130,291* 146,316 150,338 142,354 130,359 118,354 110,338 114,316'));
      const d = art.path(at('130,306* 140,322 142,338 136,347 130,349 124,347 118,338 120,322'));
      art.over(
        `<path d="${d}" fill="${stone}" stroke="${darken(art.base, 0.6)}" stroke-width="1"/><path d="${d}" fill="none" stroke="#fff" stroke-width="1.6" opacity=".5" transform="translate(-2 -2)"/><path d="${art.path(at('125,322 122,332 124,340'), false)}" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".7"/>`,
      );
    }
    return { rotate: -2, dx: -12, dy: -4, scale: 1.08 };
  },
};
