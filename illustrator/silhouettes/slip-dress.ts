import { darken, insideOf, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides, symmetric } from '../geometry.ts';

export const slipDress: Cut = {
  cloth: 'silk',
  stripes: 'vertical',
  decimals: 1,
  draw(art) {
    for (const { place } of sides()) {
      art.lineOver(place('154,97 159,70 167,44 175,36 181,46 180,80 176,113'), {
        color: darken(art.base, 0.15),
        width: 3,
      });
      art.lineOver(place('153.4,97 158.4,70 166.4,44 174.4,36 180.4,46 179.4,80 175.4,113'), {
        color: lighten(art.base, 0.5),
        width: 0.9,
      });
    }
    art.panel('146,112* 200,116 254,112* 256,150 200,168 144,150', { fill: insideOf(art.base), height: 0.3 });
    art.shade('160,112* 200,116 240,112* 222,140 200,146 178,140', 0.35).label(200, 119, 18, 9);
    art.panel(
      symmetric(
        '154,94* 143,118 134,148* 146,190 147,222 136,270 124,330 110,400 98,446* 130,456 166,453 200,458',
        '224,126 208,146 197,148 180,130',
      ),
      { height: 0.68, occlusion: 0.4, grain: 4 },
    );
    art.stitch('152,98 176,131 196,152 210,150 226,130 247,98');
    art.seam('146,160 162,186 186,200*', 0.22).seam('254,160 238,186 214,200*', 0.22);
    art.folds(
      '158 100 196 156 6 6, 242 100 206 158 6 -6, 172 138 230 140 5 -12, 164 152 236 156 5 -14, 150 190 200 330 9 14, 252 190 190 360 9 -16, 176 220 140 450 13 12, 222 236 246 452 14 -10, 150 246 116 440 10 -6, 250 246 284 444 12 8, 198 300 196 456 10 6, 262 320 262 450 7 3, 160 330 158 452 7 4',
      0.44,
    );
    return { rotate: -1.6, dy: 2, scale: 0.94 };
  },
};
