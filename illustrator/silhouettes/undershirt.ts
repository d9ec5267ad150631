import { darken, insideOf } from '../color.ts';
import type { Cut } from '../cut.ts';
import { symmetric } from '../geometry.ts';

export const undershirt: Cut = {
  cloth: 'cotton',
  stripes: 'horizontal',
  decimals: 0,
  logo: [238, 206, 12],
  draw(art) {
    art.panel(
      symmetric(
        '146,78* 140,120 134,160* 150,178 180,186 200,188',
        '248,74* 246,108 228,126 200,132 172,126 154,108 152,74*',
      ),
      { fill: insideOf(art.base), height: 0.3, printed: false },
    );
    art.shade('158,114* 200,134 242,114* 230,150 200,160 170,150', 0.32).label(200, 141, 18, 9);
    art.panel(
      symmetric(
        '140,70* 137,112 128,152 108,180* 112,240 112,310 106,392* 150,399 200,400',
        '243,70* 245,112 234,156 200,178 166,156 155,112 157,70*',
      ),
      { height: 0.68, occlusion: 0.35 },
    );
    // The rib is drawn as fine wales, clipped by the silhouette.
    art.rib('106,238 150,238 200,238 250,238 294,238', 330, '.9 3.4', 0.22);
    for (const outline of [
      '140,72 137,112 128,152 109,180',
      '260,72 263,112 272,152 291,180',
      '158,72 156,112 167,154 200,176 233,154 244,112 242,72',
    ]) {
      art.line(outline, { width: 7, color: art.base });
      art.line(outline, { width: 0.9, color: darken(art.base, 0.55), opacity: 0.35 });
      art.stitch(outline);
    }
    art.stitch('109,383 150,390 200,391 250,390 291,383').stitch('109,380 150,387 200,388 250,387 291,380');
    art.folds(
      '116 196 166 250 8 6, 284 194 238 262 8 -6, 150 290 130 392 9 -5, 230 300 244 396 9 5, 274 260 286 360 7 4, 184 190 196 300 8 7, 122 166 150 200 5 3, 278 166 254 200 5 -3',
      0.28,
    );
    return { rotate: -1, dy: -2, scale: 0.96 };
  },
};
