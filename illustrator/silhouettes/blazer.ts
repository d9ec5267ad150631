import { darken, mix } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides, sleeveLean } from '../geometry.ts';

export const blazer: Cut = {
  cloth: 'wool',
  cotton: 'gabardine',
  stripes: 'pin',
  decimals: 0,
  draw(art) {
    const lining = mix(darken(art.base, 0.35), '#8a6a52', 0.35);
    const horn = darken(art.base, 0.5);
    art.panel('162,76* 200,70 238,76* 226,180 206,268* 190,200 172,130', {
      fill: lining,
      height: 0.3,
      printed: false,
    });
    art.shade('164,78* 200,74 236,78* 228,120 200,128 172,120', 0.4);
    art.shade('172,120* 190,150 206,264* 186,220', 0.5).label(200, 92, 26, 12);
    for (const { place, sign } of sides(sleeveLean)) {
      art.panel(
        place('98,98* 80,106 66,158 54,240 42,326 37,376* 58,385 82,383* 94,310 108,236 106,196* 93,150'),
        {
          grain: 9 * sign,
          height: 0.66,
        },
      );
      art.seam(place('102,210 88,300 70,384'), 0.3);
      for (const [x, y] of place('74,374 75.4,365.5 76.8,357 78.2,348.5')) art.button(x, y, 3, horn);
    }
    const [left, right] = sides();
    for (const { place, right: isRight, sign } of [right, left]) {
      art.panel(
        place(
          '160,80* 130,88 98,98* 93,150 106,196* 116,262 110,320 97,396* 140,408 178,408 202,388 213,340 214,272* 190,200 166,130',
        ),
        { height: 0.66, occlusion: 0.5, grain: sign },
      );
      art.seam(place('136,196 138,250 132,322'), 0.34);
      art.panel(place('118,312* 174,318* 174,336* 116,330*'), { height: 0.4, occlusion: 0.45 });
      art.seam(place('117,311* 175,317*'), 0.6);
      if (isRight) art.panel(place('122,196* 156,190* 157,200* 123,206*'), { height: 0.35, occlusion: 0.3 });
      art.panel(place('214,274* 186,232 152,190 124,148* 158,140* 172,128* 190,190'), {
        height: 0.5,
        occlusion: 0.55,
        grain: 22 * sign,
      });
      art.stitch(place('208,262 186,228 154,188 129,150* 158,143'));
    }
    art.seam('138,156* 148,152*', 0.7);
    for (const { place, sign } of [right, left])
      art.panel(place('174,132* 158,142* 136,136* 142,104 160,72* 170,70* 168,96'), {
        height: 0.5,
        occlusion: 0.4,
        grain: 14 * sign,
      });
    art.panel('160,73* 200,62 240,73* 231,76* 200,72 169,76*', { height: 0.5, occlusion: 0.4 });
    art.button(203, 282, 6.4, horn).button(202, 330, 6.4, horn);
    art.folds(
      '110 204 168 268 7 4, 290 204 236 262 7 -4, 128 340 122 402 8 3, 236 350 244 404 9 3, 276 330 282 398 8 3, 202 284 150 262 6 3, 206 286 256 268 6 -3, 66 206 100 222 7 4, 334 204 302 226 7 -4, 60 290 86 300 6 3, 342 286 316 302 6 -3, 84 116 72 190 6 -2, 316 116 328 190 6 2',
      0.27,
    );
    return { rotate: 0.8, dy: 2 };
  },
};
