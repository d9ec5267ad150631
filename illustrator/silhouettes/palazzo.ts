import { lighten } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides } from '../geometry.ts';
import { waistBack } from '../parts/waist.ts';

export const palazzo: Cut = {
  cloth: 'gabardine',
  cotton: 'gabardine',
  stripes: 'pin',
  decimals: 0,
  draw(art) {
    waistBack(art);
    for (const { place, sign } of [...sides({ degrees: 1.4, x: 262, y: 120 })].reverse()) {
      art.panel(
        place(
          '140,54* 128,96 114,156 98,240 78,340 60,452* 92,462 128,456 160,463 190,455* 195,360 199,270 200,196* 202,120 201,50*',
        ),
        { height: 0.68, occlusion: 0.5, grain: 4 * sign },
      );
      for (const [shadow, depth] of [
        ['172,80* 160,200 140,340 122,458* 150,460* 158,340 172,200', 0.26],
        ['150,100* 128,220 100,340 76,454* 96,458* 122,330 146,200', 0.22],
        ['192,200* 182,330 172,460* 190,458* 196,330', 0.26],
      ] as const)
        art.shade(place(shadow), depth, { blur: 6 });
      art.raise(place('160,90 142,220 112,350 98,458* 120,458* 134,350 156,220'), 0.5);
      art.raise(place('178,110 172,240 154,350 148,458* 168,458* 176,350 184,220'), 0.45);
      art.line(place('166,72 152,200 128,340 110,456'), {
        color: lighten(art.base, 0.5),
        width: 1,
        opacity: 0.35,
      });
      for (const pleat of ['168,72 165,108 158,150', '184,74 182,108 178,144']) art.seam(place(pleat), 0.55);
      art.seam(place('150,76* 128,130*'), 0.55).stitch(place('154,77* 132,131*'));
      art.stitch(place('63,443 92,452 128,446 160,453 189,446'));
    }
    art.seam('201,74 202,130 200,194', 0.5);
    art.panel('141,36* 165,43 200,45 235,43 259,36* 264,70* 235,78 200,80 165,78 136,70*', {
      height: 0.5,
      occlusion: 0.4,
    });
    art.stitch('141,40 165,47 200,49 235,47 259,40').stitch('137,66 165,74 200,76 235,74 263,66');
    art.folds(
      '168 76 152 170 6 2, 184 78 178 160 5 1, 232 76 248 170 6 -2, 216 78 222 160 5 -1, 198 196 164 176 6 -3, 204 196 238 176 6 3, 118 200 92 340 9 4, 282 200 308 340 9 -4, 204 260 214 440 8 -4',
      0.32,
    );
    return { rotate: -0.8, scale: 0.95 };
  },
};
