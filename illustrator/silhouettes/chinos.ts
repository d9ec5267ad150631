import { darken, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';
import { legLean, sides } from '../geometry.ts';
import { beltLoops, waistBack } from '../parts/waist.ts';

export const chinos: Cut = {
  cloth: 'gabardine',
  cotton: 'gabardine',
  stripes: 'pin',
  decimals: 0,
  draw(art) {
    waistBack(art);
    for (const { place, sign } of [...sides(legLean)].reverse()) {
      art.panel(
        place(
          '135,56* 126,92 116,144 109,226 109,330 113,436* 142,442 173,438* 184,338 194,242 200,194* 202,120 201,50*',
        ),
        { height: 0.68, occlusion: 0.5, grain: 3 * sign },
      );
      art.shade(place('172,100* 166,220 158,330 156,438* 174,438* 182,338 192,230'), 0.2, { blur: 6 });
      art.line(place('152,120 144,230 140,330 141,430'), {
        color: lighten(art.base, 0.7),
        width: 7,
        opacity: 0.2,
        blurred: true,
      });
      art.seam(place('150,68* 128,122*'), 0.6);
      art.stitch([place('154,69* 132,123*'), place('157,70* 135,124*')]);
      art.seam(place('127,96 117,150 112,226 112,330 115,424'), 0.2);
      art.panel(place('110,420* 142,427 176,422* 175,444 142,450 112,444*'), {
        fill: lighten(art.base, 0.08),
        height: 0.55,
        occlusion: 0.45,
        grain: 3 * sign,
      });
      art.stitch(place('112,424 142,431 175,426'));
    }
    art.seam('201,60 202,120 200,192', 0.55);
    art.stitch(['214,70 214,122 203,146', '217,70 217,124 203,151']);
    art.panel('137,40* 165,47 200,49 235,47 263,40* 266,64* 235,71 200,73 165,71 134,64*', {
      height: 0.5,
      occlusion: 0.35,
    });
    art.stitch(['137,44 165,51 200,53 235,51 263,44', '135,60 165,67 200,69 235,67 265,60']);
    beltLoops(art, 43, 75, [152, 248]);
    art.button(205, 61, 5, darken(art.base, 0.5));
    art.folds(
      '196 180 146 146 7 -4, 204 182 252 148 7 4, 194 208 140 208 6 4, 206 206 258 212 6 -4, 182 304 114 292 7 -5, 182 330 114 336 6 5, 222 300 288 294 7 5, 220 328 290 336 6 -5, 144 360 132 424 8 3, 254 350 262 424 8 -3, 170 392 120 412 6 3, 228 402 280 392 6 3, 160 250 156 310 7 2, 246 250 252 310 7 -2',
      0.32,
    );
    return { rotate: 0.9, scale: 0.95 };
  },
};
