import type { Cut } from '../cut.ts';
import { sides, sleeveLean, symmetric } from '../geometry.ts';
import { doubleHem, roundBack, roundRib } from '../parts/jersey.ts';

export const longSleeveTee: Cut = {
  cloth: 'cotton',
  stripes: 'horizontal',
  decimals: 0,
  logo: [236, 190, 14],
  draw(art) {
    roundBack(art);
    for (const { place, sign } of sides({ ...sleeveLean, y: 115 })) {
      art.panel(place('98,116* 78,130 62,178 46,266 34,368* 52,376 70,376* 84,300 104,232 106,198* 97,156'), {
        grain: 12 * sign,
        height: 0.62,
      });
      art.stitch(place('36,360 52,368 71,368')).stitch(place('36,357 53,365 71,365'));
    }
    art.panel(
      symmetric(
        '154,91* 128,103 98,116* 95,152 106,198* 108,262 106,330 103,394* 150,399 200,398',
        '238,124 200,146 162,124',
      ),
      { height: 0.7, occlusion: 0.35 },
    );
    roundRib(art);
    doubleHem(art);
    art.folds(
      '112 204 170 262 8 6, 288 200 232 280 9 -6, 116 176 158 194 5 3, 284 178 244 200 5, 152 290 126 392 9 -5, 226 310 240 396 9 5, 276 270 288 364 7 4, 178 180 192 286 8 8, 60 200 98 214 6 4, 342 196 306 222 6 -4, 54 252 88 266 5 3, 346 250 312 274 5 -3, 44 320 76 322 5 3, 352 316 326 330 5 -3, 40 344 72 346 4 2, 90 134 72 210 6 -3',
    );
    return { rotate: 0.9, dy: -4 };
  },
};
