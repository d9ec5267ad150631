import { darken, insideOf, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides, symmetric } from '../geometry.ts';

export const camisole: Cut = {
  cloth: 'silk',
  stripes: 'vertical',
  decimals: 0,
  logo: [236, 240, 12],
  draw(art) {
    for (const { place } of sides()) {
      const strap = place('141,158 150,118 160,82 169,70 176,84 174,124 169,172');
      art.lineOver(strap, { color: darken(art.base, 0.18), width: 3.2 });
      art.lineOver(strap, { color: lighten(art.base, 0.5), width: 0.9, opacity: 0.8 });
    }
    art.panel('130,172* 200,178 270,172* 272,212 200,230 128,212', {
      fill: insideOf(art.base),
      height: 0.3,
      printed: false,
    });
    art.shade('146,172* 200,178 254,172* 234,204 200,212 166,204', 0.35).label(200, 181, 18, 9);
    art.panel(
      symmetric(
        '141,154* 128,178 112,206* 118,256 116,310 106,384* 140,392 170,394 200,395',
        '230,190 208,212 196,213 172,192',
      ),
      { height: 0.68, occlusion: 0.4, grain: 4 },
    );
    art
      .stitch('139,160 168,196 195,217 208,216 234,194 261,160')
      .stitch('109,377 140,385 170,387 200,388 230,387 260,385 291,377');
    art.seam('116,220 138,232 160,240', 0.25).seam('284,220 262,232 240,240', 0.25);
    art.folds(
      '146 164 196 222 6 6, 254 164 206 224 6 -6, 160 206 240 208 5 -12, 150 226 246 230 5 -14, 124 240 150 384 8 8, 274 238 246 386 9 -8, 170 250 160 392 9 5, 216 260 226 392 9 -4, 196 300 194 392 7 3, 262 320 276 384 6 3',
      0.42,
    );
    return { rotate: 1.2, dy: 4 };
  },
};
