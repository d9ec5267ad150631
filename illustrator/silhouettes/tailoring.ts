import { darken, mix } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides, sleeveLean } from '../geometry.ts';

const blazer: Cut = {
  cloth: 'wool',
  cotton: 'gabardine',
  stripes: 'pin',
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

/** The jacket over its trousers. */
const suit: Cut = {
  cloth: 'wool',
  cotton: 'gabardine',
  stripes: 'pin',
  draw(art) {
    const horn = darken(art.base, 0.5);
    for (const { place, sign } of [...sides()].reverse()) {
      art.panel(place('142,250* 136,330 134,400 134,462* 164,468 190,464* 196,390 201,310 201,250*'), {
        height: 0.66,
        occlusion: 0.5,
        grain: 2 * sign,
      });
      art.line(place('163,300 164,400 163,466'), { color: darken(art.base, 0.6), width: 1.2, opacity: 0.5 });
      art.swell(place('163,300 164,400 163,466'), 6, 0.3);
    }
    art.panel('172,42* 200,36 228,42* 218,120 204,186* 192,130 180,84', {
      fill: mix(darken(art.base, 0.35), '#8a6a52', 0.35),
      height: 0.3,
      printed: false,
    });
    art.shade('174,44* 200,40 226,44* 220,70 200,76 180,70', 0.4).label(200, 54, 20, 9);
    for (const { place, sign } of sides()) {
      art.panel(
        place(
          '124,60* 110,68 100,110 92,170 84,232 80,272* 96,280 114,278* 124,222 132,166 132,136* 122,100',
        ),
        {
          grain: 9 * sign,
          height: 0.66,
        },
      );
      for (const [x, y] of place('107,272 108.2,264 109.4,256')) art.button(x, y, 2.4, horn);
    }
    const [left, right] = sides();
    for (const { place, right: isRight, sign } of [right, left]) {
      art.panel(
        place(
          '170,46* 148,52 124,60* 120,98 130,134* 136,182 133,226 125,286* 156,296 184,294 202,278 210,244 211,190* 192,136 176,86',
        ),
        { height: 0.66, occlusion: 0.5, grain: sign },
      );
      art.seam(place('150,136 152,176 148,226'), 0.34);
      art.panel(place('138,224* 178,228* 178,241* 137,237*'), { height: 0.4, occlusion: 0.45 });
      if (isRight) art.panel(place('142,134* 168,130* 169,138* 143,142*'), { height: 0.35, occlusion: 0.3 });
      art.panel(place('211,192* 190,160 164,130 144,100* 168,94* 179,86* 192,130'), {
        height: 0.5,
        occlusion: 0.55,
        grain: 22 * sign,
      });
      art.stitch(place('206,184 189,157 166,128 148,101* 168,97'));
    }
    for (const { place, sign } of [right, left])
      art.panel(place('180,88* 168,96* 152,92* 156,68 170,42* 178,40* 176,62'), {
        height: 0.5,
        occlusion: 0.4,
        grain: 14 * sign,
      });
    art.panel('170,43* 200,34 230,43* 223,46* 200,42 177,46*', { height: 0.5, occlusion: 0.4 });
    art.button(202, 198, 5, horn).button(201, 234, 5, horn);
    art.folds(
      '134 144 172 190 6 4, 266 144 232 190 6 -4, 140 246 136 290 7 3, 226 250 230 290 7 3, 264 240 268 288 7 3, 202 200 164 184 5 3, 206 202 242 188 5 -3, 102 150 124 160 6 4, 298 150 276 162 6 -4, 96 210 114 216 5 3, 304 210 288 218 5 -3, 148 330 144 450 7 2, 180 310 176 450 6 2, 222 310 226 450 6 -2, 252 330 258 450 7 -2',
      0.27,
    );
    return { rotate: 0.8, dy: -10, scale: 1.02 };
  },
};

const waistcoat: Cut = {
  cloth: 'wool',
  cotton: 'gabardine',
  stripes: 'pin',
  draw(art) {
    const lining = mix(darken(art.base, 0.3), '#8d7a66', 0.5);
    const horn = darken(art.base, 0.55);
    art.panel(
      '152,66* 200,58 248,66* 262,110 276,168 288,196 288,300 284,352* 200,362 116,352* 112,300 112,196 124,168 138,110',
      { fill: lining, height: 0.35, printed: false },
    );
    art.shade('154,68* 200,62 246,68* 236,106 200,118 164,106', 0.45).label(200, 80, 26, 12);
    art.shade('166,100* 200,112 234,100* 220,190 200,232* 180,190', 0.36, { blur: 6 });
    art.seam('200,112 200,180 200,230', 0.3);
    const [left, right] = sides();
    for (const { place, right: isRight, sign } of [right, left]) {
      art.panel(
        place(
          '170,60* 148,64 128,72* 136,112 130,158 106,198* 108,262 108,318 106,366* 136,376 158,384 172,404* 190,386 212,366* 213,300 212,236* 192,190 176,124',
        ),
        { height: 0.68, occlusion: 0.55, grain: sign },
      );
      art.stitch(
        place('166,64 172,124 188,190 208,240 209,300 208,364 188,382 172,398* 160,381 136,372 110,362'),
      );
      art.stitch(place('132,76 140,112 134,161 110,201'));
      art.seam(place('142,236 144,300 140,374'), 0.34);
      for (const pocket of [
        '124,296* 176,306* 175,320* 123,310*',
        ...(isRight ? ['130,216* 168,210* 169,223* 131,229*'] : []),
      ])
        art.panel(place(pocket), { height: 0.45, occlusion: 0.45, grain: 4 * sign });
      art.shade(place('108,200 122,196 120,300 116,366 106,366'), 0.22, { blur: 6 });
    }
    for (let i = 0; i < 5; i++) art.button(204, 252 + i * 25, 5, horn);
    art.folds(
      '116 214 168 262 7 5, 284 212 236 260 7 -5, 148 96 172 160 6 3, 252 96 230 160 6 -3, 204 250 152 240 6 3, 206 300 258 288 6 -3, 130 330 124 372 7 2, 240 330 248 378 8 3, 176 330 172 398 7 3, 276 320 280 366 6 3',
      0.28,
    );
    return { rotate: 1, dy: 6, scale: 1.02 };
  },
};

export const tailoredCuts = {
  blazer,
  suit,
  waistcoat,
};
