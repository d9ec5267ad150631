import { contrastOf, darken, lighten, mix } from '../color.ts';
import type { Cut } from '../cut.ts';

export const fedora: Cut = {
  cloth: 'wool',
  stripes: 'vertical',
  decimals: 1,
  draw(art) {
    const ribbon = art.accent ?? mix(darken(art.base, 0.6), contrastOf(art.base), 0.25);
    art.panel(
      '24,282 44,258 92,240 150,234 250,234 308,240 356,258 376,282 366,306 326,328 266,344 200,350 134,344 74,328 34,306',
      { height: 0.6 },
    );
    art.shade('96,262 200,244 304,262 318,296 262,318 200,322 138,318 82,296', 0.5, { blur: 11 });
    art.line('31,284 44,304 78,322 136,338 200,344 264,338 322,322 356,304 369,284', {
      color: lighten(art.base, 0.35),
      width: 1.2,
      opacity: 0.5,
    });
    art.stitch('36,290 50,304 82,318 138,332 200,338 262,332 318,318 350,304 364,290');
    art.panel(
      '106,286* 108,236 116,186 130,140 150,112 174,104 190,112 200,118 212,111 228,103 252,112 271,140 285,186 292,236 294,286* 262,304 200,311 138,304',
      { height: 0.74, occlusion: 0.6 },
    );
    // The dent along the top and a pinch on each side of it.
    art.shade('166,110 190,116 202,122 214,115 236,110 222,136 202,148 180,137', 0.5, { blur: 6 });
    art.shade('136,150 156,160 164,196 152,214 140,190', 0.32, { blur: 6 });
    art.shade('266,150 244,160 236,196 250,214 262,190', 0.38, { blur: 6 });
    art.panel('107,246* 138,264 200,272 262,264 293,246* 294,286* 262,304 200,311 138,304 106,286*', {
      fill: ribbon,
      height: 0.4,
      occlusion: 0.45,
      printed: false,
    });
    art.line('108,250 138,268 200,276 262,268 292,250', { color: lighten(ribbon, 0.35), opacity: 0.4 });
    art.panel('108,252* 126,263 130,298* 112,291*', {
      fill: darken(ribbon, 0.2),
      height: 0.5,
      occlusion: 0.5,
      printed: false,
    });
    art.panel('102,254 116,258 122,274 116,292 104,288 98,272', {
      fill: ribbon,
      height: 0.5,
      occlusion: 0.5,
      printed: false,
    });
    art.folds(
      '166 112 156 200 9 6, 236 112 248 200 9 -6, 190 130 196 240 8 4, 120 190 126 240 6 2, 280 190 276 240 6 -2, 50 286 110 318 9 5, 350 286 290 320 9 -5, 150 332 250 334 6 4',
      0.32,
    );
    return { rotate: -3, dy: 6 };
  },
};
