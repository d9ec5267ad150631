import { darken, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';
import { legLean, sides } from '../geometry.ts';
import { beltLoops, waistBack } from '../parts/waist.ts';

export const trousers: Cut = {
  cloth: 'wool',
  cotton: 'gabardine',
  stripes: 'pin',
  decimals: 0,
  draw(art) {
    waistBack(art);
    for (const { place, sign } of [...sides({ ...legLean, x: 262 })].reverse()) {
      art.panel(
        place(
          '140,54* 130,92 119,144 108,240 98,350 90,448* 136,455 186,450* 190,340 196,250 200,196* 202,120 201,50*',
        ),
        { height: 0.68, occlusion: 0.5, grain: 3 * sign },
      );
      // The crease parts a lit plane from a shaded one.
      art.shade(place('170,80* 163,200 149,340 139,454* 170,454* 176,340 184,200'), 0.2, { blur: 6 });
      art.line(place('168,66 161,200 147,340 137,453'), {
        color: lighten(art.base, 0.5),
        width: 1.1,
        opacity: 0.5,
      });
      art.seam(place('168,64 166,92 160,118'), 0.5).seam(place('152,66* 133,112*'), 0.55);
      art.stitch(place('155,67* 136,113*'));
    }
    art.folds('168 64 158 150 5 1, 180 66 176 130 5 1, 232 64 242 150 5 -1, 220 66 224 130 5 -1', 0.4);
    art.seam('201,60 202,120 200,194', 0.55).stitch('212,66 212,120 203,140');
    art.panel('141,38* 165,45 200,47 235,45 259,38* 261,60* 235,67 200,69 165,67 139,60*', {
      height: 0.5,
      occlusion: 0.35,
    });
    beltLoops(art, 41, 69, [158, 242]);
    art.seam('214,47* 214,68*', 0.5).button(207, 58, 4.4, darken(art.base, 0.45));
    art.folds(
      '198 190 150 160 7 -3, 204 192 250 162 7 3, 190 230 150 250 7 3, 210 232 256 254 7 -3, 120 300 112 440 8 3, 280 290 290 440 8 -3, 176 330 172 448 8 3, 226 320 232 446 8 -3',
      0.26,
    );
    return { rotate: -1, scale: 0.94 };
  },
};
