import { darken } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides, sleeveLean } from '../geometry.ts';
import { nickel, puller, zip } from '../parts/zip.ts';

export const bomber: Cut = {
  cloth: 'synthetic',
  cotton: 'gabardine',
  stripes: 'vertical',
  decimals: 0,
  logo: [248, 186, 14],
  draw(art) {
    const rib = darken(art.base, 0.16);
    art.inside(
      '158,80* 200,72 242,80* 230,112 200,126 170,112',
      '162,80* 200,74 238,80* 226,98 200,106 174,98',
    );
    art.label(200, 88, 26, 11);
    for (const { place, sign } of sides(sleeveLean)) {
      art.panel(
        place('104,100* 80,110 62,156 44,240 32,314 34,342* 56,352 84,350* 96,300 108,240 112,204* 102,150'),
        { grain: 12 * sign, height: 0.66 },
      );
      art.seam(place('128,92 108,104 96,150 104,200'), 0.2);
      art.panel(place('36,338* 57,348 82,346* 79,366 74,384* 56,387 38,380* 36,360'), {
        height: 0.5,
        occlusion: 0.3,
        fill: rib,
        printed: false,
      });
      art.rib(place('36,360 57,368 79,365'), 38, '1.5 2.8');
    }
    const [left, right] = sides();
    for (const { place } of [right, left]) {
      art.panel(
        place(
          '162,88* 134,94 104,102* 100,150 110,204* 108,270 102,330 104,366* 150,374 200,374* 201,250 201,110*',
        ),
        { height: 0.7, occlusion: 0.45 },
      );
      art.panel(place('128,268* 138,264* 158,326* 148,330*'), { height: 0.45, occlusion: 0.45 });
      art.stitch(place('130,269* 149,327*')).stitch(place('190,128 191,250 190,370'));
      art.seam(place('106,112 150,128 196,128*'), 0.18);
    }
    art.panel('104,362* 150,370 200,371 250,370 296,362* 292,384 286,402* 200,407 114,402* 108,384', {
      height: 0.5,
      occlusion: 0.2,
      fill: rib,
      printed: false,
    });
    art.rib('107,382 150,388 200,389 250,388 293,382', 36, '1.5 3');
    for (const { place } of [right, left]) {
      art.panel(place('156,68 146,88 150,104 174,122 200,132* 200,112* 178,104 164,88'), {
        height: 0.55,
        occlusion: 0.5,
        fill: rib,
        printed: false,
      });
      art.rib(place('154,80 160,98 178,113 200,122'), 22, '1.5 2.6', 0.38);
    }
    zip(art, '200,116* 200.5,250 200,404*', nickel, 4.4);
    puller(art, 200, 132, nickel);
    art.folds(
      '114 210 172 268 9 6, 286 206 232 272 9 -6, 122 290 116 366 9 -4, 150 300 160 370 8 4, 182 310 178 370 6, 222 300 218 370 7 3, 262 300 254 368 8 -4, 282 280 288 364 8 4, 150 150 176 240 8 5, 250 160 232 240 8 -4, 64 190 102 208 7 4, 336 188 300 212 7 -4, 50 244 92 258 7 4, 350 240 308 264 7 -4, 42 296 86 304 6 4, 356 294 318 310 6 -4, 40 324 80 326 5 3, 358 322 326 334 5 -3, 88 126 72 190 6 -3, 312 126 328 190 6 3',
      0.34,
    );
    return { rotate: 0.8, dy: 2 };
  },
};
