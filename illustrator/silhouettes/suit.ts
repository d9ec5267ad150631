import { darken, mix } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides } from '../geometry.ts';

/** The jacket over its trousers. */
export const suit: Cut = {
  cloth: 'wool',
  cotton: 'gabardine',
  stripes: 'pin',
  decimals: 0,
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
