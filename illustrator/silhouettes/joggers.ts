import { darken } from '../color.ts';
import type { Cut } from '../cut.ts';
import { legLean, sides } from '../geometry.ts';

export const joggers: Cut = {
  cloth: 'cotton',
  stripes: 'vertical',
  decimals: 0,
  logo: [142, 150, 12],
  draw(art) {
    const cord = art.accent ?? '#efe8da';
    art.inside('142,44* 200,36 258,44* 250,58 200,64 150,58', '147,46* 200,39 253,46* 238,56 162,56');
    art.label(200, 42, 24, 10);
    for (const { place, sign } of [...sides(legLean)].reverse()) {
      art.panel(
        place(
          '134,66* 122,104 112,160 106,240 108,320 118,390 128,424* 148,430 168,426* 182,390 190,320 196,250 200,200* 202,130 201,62*',
        ),
        { height: 0.7, occlusion: 0.5, grain: 3 * sign },
      );
      art.shade(place('176,110* 172,230 164,330 156,420* 170,426* 184,370 192,250'), 0.2, { blur: 6 });
      art.seam(place('146,80* 122,140*'), 0.6);
      art.stitch([place('150,82* 126,142*'), place('153,83* 129,143*')]);
      art.panel(place('126,416* 148,424 171,418* 168,442 166,458* 148,462 130,458* 128,440'), {
        height: 0.55,
        occlusion: 0.4,
        grain: 3 * sign,
        printed: false,
      });
      art.rib(place('128,437 148,444 168,438'), 34, '1.4 3.2');
      art.rib(place('126,412 148,418 171,413'), 16, '.8 4.6', 0.3);
    }
    art.seam('201,92 202,140 200,198', 0.5);
    art.panel('139,50* 168,57 200,59 232,57 261,50* 268,78 266,90* 232,97 200,99 168,97 134,90* 132,78', {
      height: 0.55,
      occlusion: 0.4,
    });
    art.rib('136,70 168,77 200,79 232,77 264,70', 34, '.9 4.2', 0.36);
    art.stitch(['137,62 168,69 200,71 232,69 263,62', '134,80 168,87 200,89 232,87 266,80']);
    art.rib('134,100 168,107 200,109 232,107 266,100', 16, '.8 5', 0.28);
    for (const cordline of ['190,80 186,110 190,150 184,172', '210,80 214,116 208,146 212,164'])
      art
        .lineOver(cordline, { color: darken(cord, 0.6), width: 5, opacity: 0.6 })
        .lineOver(cordline, { color: cord, width: 3.6 });
    art.folds(
      '196 186 146 150 8 -4, 204 188 252 152 8 4, 192 214 136 216 7 4, 208 212 262 220 7 -4, 186 310 114 296 9 -5, 184 340 114 348 8 5, 216 306 284 300 9 5, 216 338 288 350 8 -5, 172 380 122 380 8 4, 228 382 280 378 8 -4, 170 402 126 406 7 3, 232 404 274 402 7 -3, 150 240 146 300 8 2, 250 240 256 300 8 -2',
      0.36,
    );
    return { rotate: -0.9, scale: 0.95 };
  },
};
