import { lighten } from '../color.ts';
import type { Cut } from '../cut.ts';
import { legLean, sides } from '../geometry.ts';

/** With a high waistband and a panel down the side. */
export const leggings: Cut = {
  cloth: 'synthetic',
  cotton: 'gabardine',
  stripes: 'vertical',
  decimals: 0,
  logo: [156, 104, 12],
  draw(art) {
    art.inside('146,40* 200,33 254,40* 246,54 200,60 154,54', '151,43* 200,37 249,43* 234,53 166,53');
    art.label(200, 39, 22, 9);
    for (const { place, sign } of [...sides(legLean)].reverse()) {
      art.panel(
        place(
          '139,92* 126,130 122,172 130,240 138,300 142,356 150,424 152,450* 166,455 182,450* 188,380 193,300 198,240 200,196* 202,140 201,88*',
        ),
        { height: 0.72, occlusion: 0.5, grain: 2 * sign },
      );
      art.shade(place('180,110* 184,230 176,330 168,446* 180,448* 190,360 198,240'), 0.2, { blur: 6 });
      art.seam(place('138,94 142,160 150,240 152,320 158,450'), 0.5);
      art.line(place('136,94 140,160 148,240 150,320 156,450'), {
        color: art.accent ?? lighten(art.base, 0.4),
        width: art.accent ? 4 : 1.2,
        opacity: art.accent ? 1 : 0.4,
      });
      art.stitch(place('151,441 166,446 183,441')).stitch(place('151,444 166,449 183,444'));
    }
    art.seam('201,100 202,140 200,196', 0.5);
    art.panel(
      '145,46* 170,53 200,55 230,53 255,46* 262,84 264,100* 232,108 200,112 168,108 136,100* 138,84',
      {
        height: 0.62,
        occlusion: 0.4,
      },
    );
    art.stitch(['144,54 170,61 200,63 230,61 256,54', '137,96 168,104 200,108 232,104 263,96']);
    art.folds(
      '196 190 150 156 7 -4, 204 192 248 158 7 4, 190 214 146 214 6 3, 210 214 256 216 6 -3, 188 318 148 306 7 -4, 184 340 148 346 7 4, 214 318 252 306 7 4, 216 340 254 348 7 -4, 178 420 154 414 6 3, 224 422 246 416 6 -3, 160 230 164 290 7 2, 238 230 236 290 7 -2',
      0.3,
    );
    return { rotate: -1, scale: 0.97 };
  },
};
