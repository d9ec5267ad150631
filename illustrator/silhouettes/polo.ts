import { darken, mix } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides, symmetric } from '../geometry.ts';
import { shortSleeves } from '../parts/jersey.ts';
import { pearl } from '../parts/shirt.ts';

export const polo: Cut = {
  cloth: 'cotton',
  stripes: 'horizontal',
  decimals: 0,
  logo: [240, 186, 14],
  draw(art) {
    const rib = mix(art.base, darken(art.base, 0.4), 0.2);
    art.inside(
      '160,88* 200,80 240,88* 228,118 200,150* 172,118',
      '164,88* 200,82 236,88* 224,108 200,118 176,108',
    );
    art.label(200, 100, 20, 9);
    shortSleeves(art);
    for (const { place, sign } of sides()) {
      art.panel(place('32,204* 56,218 86,228* 84,238* 54,228 28,213*'), {
        grain: 32 * sign,
        height: 0.45,
        occlusion: 0.2,
        fill: rib,
      });
      art.rib(place('30,208 55,223 85,233'), 9, '1 1.8', 0.3);
    }
    art.panel(
      symmetric(
        '166,86* 130,101 98,116* 95,152 106,198* 108,262 106,330 104,390* 150,396 200,396',
        '214,120 200,138* 186,120',
      ),
      { height: 0.7, occlusion: 0.35 },
    );
    art.panel('189,126* 211,126* 212,214* 190,214*', { height: 0.35, occlusion: 0.3 });
    art.stitch('192,136* 192.6,211* 209,211* 208,136*').stitch('193,203* 209,203*');
    art.seam('200,140 201,206', 0.3);
    for (const y of [158, 190]) art.button(200.6, y, 3.6, pearl(art));
    for (const { place, sign } of sides()) {
      art.panel(place('170,78* 158,92 146,112 162,158* 182,146 201,129* 184,110 174,92'), {
        grain: 24 * sign,
        height: 0.55,
        occlusion: 0.5,
        fill: rib,
      });
      art.rib(place('152,112 166,150 198,128'), 8, '1 1.8', 0.28);
    }
    art.panel('170,79* 200,70 230,79* 222,84* 200,80 178,84*', { height: 0.5, occlusion: 0.3, fill: rib });
    art.stitch('105,383 150,388 200,387 250,389 295,383').stitch('105,380 150,385 200,384 250,386 295,380');
    art.folds(
      '112 204 166 262 8 6, 288 200 238 270 9 -6, 116 176 156 194 5 3, 284 176 244 200 5, 150 300 130 388 9 -5, 226 290 240 392 10 5, 274 270 290 360 7 4, 176 226 190 320 8 6, 52 190 92 190 5 3, 348 186 312 196 6 -3, 66 160 96 168 4, 330 158 306 170 4',
    );
    return { rotate: 1, dy: -4 };
  },
};
