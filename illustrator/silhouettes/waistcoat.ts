import { darken, mix } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides } from '../geometry.ts';

export const waistcoat: Cut = {
  cloth: 'wool',
  cotton: 'gabardine',
  stripes: 'pin',
  decimals: 0,
  draw(art) {
    const lining = mix(darken(art.base, 0.3), '#8d7a66', 0.5);
    const horn = darken(art.base, 0.55);
    art.panel(
      '152,66* 200,58 248,66* 262,110 276,168 288,196 288,300 284,352* 200,362 116,352* 112,300 112,196 124,168 138,110',
      { fill: lining, height: 0.35, printed: false },
    );
    art.shade('154,68* 200,62 246,68* 236,106 200,118 164,106', 0.45).label(200, 80, 26, 12);
    art.shade('166,100* 200,112 234,100* 220,190 200,232* 180,190', 0.36, { blur: 6 });
    art.seam('200,112 200,180 200,230', 0.3);
    const [left, right] = sides();
    for (const { place, right: isRight, sign } of [right, left]) {
      art.panel(
        place(
          '170,60* 148,64 128,72* 136,112 130,158 106,198* 108,262 108,318 106,366* 136,376 158,384 172,404* 190,386 212,366* 213,300 212,236* 192,190 176,124',
        ),
        { height: 0.68, occlusion: 0.55, grain: sign },
      );
      art.stitch(
        place('166,64 172,124 188,190 208,240 209,300 208,364 188,382 172,398* 160,381 136,372 110,362'),
      );
      art.stitch(place('132,76 140,112 134,161 110,201'));
      art.seam(place('142,236 144,300 140,374'), 0.34);
      for (const pocket of [
        '124,296* 176,306* 175,320* 123,310*',
        ...(isRight ? ['130,216* 168,210* 169,223* 131,229*'] : []),
      ])
        art.panel(place(pocket), { height: 0.45, occlusion: 0.45, grain: 4 * sign });
      art.shade(place('108,200 122,196 120,300 116,366 106,366'), 0.22, { blur: 6 });
    }
    for (let i = 0; i < 5; i++) art.button(204, 252 + i * 25, 5, horn);
    art.folds(
      '116 214 168 262 7 5, 284 212 236 260 7 -5, 148 96 172 160 6 3, 252 96 230 160 6 -3, 204 250 152 240 6 3, 206 300 258 288 6 -3, 130 330 124 372 7 2, 240 330 248 378 8 3, 176 330 172 398 7 3, 276 320 280 366 6 3',
      0.28,
    );
    return { rotate: 1, dy: 6, scale: 1.02 };
  },
};
