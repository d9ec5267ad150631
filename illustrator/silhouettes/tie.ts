import { darken } from '../color.ts';
import type { Cut } from '../cut.ts';

/** Knotted, the tail behind the blade. */
export const tie: Cut = {
  cloth: 'silk',
  stripes: 'vertical',
  decimals: 1,
  logo: [204, 380, 22],
  draw(art) {
    art.panel('172,52 150,30 168,16 200,30 232,16 250,30 228,52 200,62', {
      fill: darken(art.base, 0.3),
      height: 0.4,
      printed: false,
    });
    art.panel('190,90* 214,90* 224,200 232,330 236,372* 222,396* 206,372*', {
      height: 0.5,
      fill: darken(art.base, 0.16),
      grain: 40,
    });
    art.panel('180,92* 200,100 220,92* 232,180 246,290 256,384* 204,446* 152,384* 160,290 170,180', {
      height: 0.7,
      occlusion: 0.5,
      grain: 40,
    });
    art.line('204,446 256,384', { color: darken(art.base, 0.6), width: 1.2, opacity: 0.5 });
    art.panel('158,40* 178,34 200,46 222,34 242,40* 236,74 224,100* 200,108 176,100* 164,74', {
      height: 0.72,
      occlusion: 0.6,
      grain: -36,
    });
    art.shade('176,100* 200,108 224,100* 226,124 200,130 174,124', 0.4, { blur: 6 });
    art.folds(
      '200 110 196 200 8 4, 190 112 182 170 6 -3, 212 112 218 180 6 3, 176 46 190 96 6 3, 224 46 210 96 6 -3, 196 200 190 400 9 4, 226 220 236 380 7 -4, 174 220 166 380 7 4, 196 44 202 70 5 2',
      0.36,
    );
    return { rotate: 2.4, dy: 6 };
  },
};
