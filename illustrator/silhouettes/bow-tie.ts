import { darken } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides } from '../geometry.ts';

/** Tied, with its band. */
export const bowTie: Cut = {
  cloth: 'silk',
  stripes: 'vertical',
  decimals: 1,
  draw(art) {
    const band = '164,236 108,214 74,176 88,132 144,106 200,100 256,106 312,132 326,176 292,214 236,236';
    art.under(
      `<path d="${art.path(band, false)}" fill="none" stroke="${darken(art.base, 0.7)}" stroke-width="18"/><path d="${art.path(band, false)}" fill="none" stroke="${darken(art.base, 0.2)}" stroke-width="16"/><path d="${art.path(band, false)}" fill="none" stroke="#fff" stroke-width="2" opacity=".16" transform="translate(-2 -4)"/>`,
    );
    for (const { place, sign } of sides()) {
      art.panel(place('186,232 140,206 92,196 64,204* 58,246 68,306* 100,308 148,292 188,270'), {
        height: 0.5,
        fill: darken(art.base, 0.14),
        grain: 12 * sign,
      });
      art.panel(place('192,236 150,206 96,184 52,182* 44,240 48,300* 92,304 146,286 192,268'), {
        height: 0.74,
        occlusion: 0.5,
        grain: -8 * sign,
      });
      art.stitch(place('58,190 52,240 55,293'));
      art.shade(place('192,236 168,226 150,246 166,270 192,268'), 0.4, { blur: 6 });
    }
    art.panel('178,228 200,222 222,228 228,252 222,278 200,284 178,278 172,252', {
      height: 0.8,
      occlusion: 0.7,
    });
    art.folds(
      '184 244 92 216 8 4, 184 252 80 250 8 2, 184 262 100 286 7 -4, 216 244 308 216 8 -4, 216 252 320 250 8 -2, 216 262 300 286 7 4, 188 228 190 280 5 2, 202 226 200 282 4 0, 213 228 211 280 5 -2',
      0.4,
    );
    return { rotate: -2, dy: 20 };
  },
};
