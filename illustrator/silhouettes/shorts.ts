import { darken, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides } from '../geometry.ts';
import { beltLoops, waistBack } from '../parts/waist.ts';

export const shorts: Cut = {
  cloth: 'gabardine',
  cotton: 'gabardine',
  stripes: 'vertical',
  decimals: 0,
  draw(art) {
    const denim = art.cloth === 'denim';
    const thread = denim ? { color: '#c9893f' } : {};
    waistBack(art);
    for (const { place, sign } of [...sides({ degrees: 2, x: 262, y: 90 })].reverse()) {
      art.panel(
        place('139,52* 128,92 116,140 102,210 92,266* 140,276 192,272* 196,236 200,196* 202,120 201,50*'),
        {
          height: 0.68,
          occlusion: 0.5,
          grain: 4 * sign,
        },
      );
      art.shade(place('170,90* 164,150 154,268* 178,268* 184,180'), 0.18, { blur: 6 });
      if (!denim) art.line(place('168,70 162,150 148,250'), { color: lighten(art.base, 0.5), opacity: 0.4 });
      art.seam(place('168,66 166,92 161,116'), 0.5).seam(place('152,66* 131,116*'), 0.55);
      art.stitch(place('156,67* 135,117*'), thread);
      art.panel(place('94,252* 142,262 195,258* 193,276* 140,281 90,270*'), {
        height: 0.45,
        occlusion: 0.4,
        grain: 4 * sign,
      });
      art.stitch(place('95,257 142,267 194,263'), thread);
    }
    art.seam('201,60 202,120 200,194', 0.55);
    art.stitch('213,66 213,122 203,144', thread).stitch('216,66 216,124 203,149', thread);
    art.panel('139,40* 165,47 200,49 235,47 261,40* 263,62* 235,69 200,71 165,69 137,62*', {
      height: 0.5,
      occlusion: 0.35,
    });
    art
      .stitch('139,44 165,51 200,53 235,51 261,44', thread)
      .stitch('138,59 165,66 200,68 235,66 262,59', thread);
    beltLoops(art, 43, 72, [156, 244]);
    art.button(206, 60, 5, denim ? '#a9804f' : darken(art.base, 0.45));
    art.folds(
      '168 68 158 140 5 1, 180 68 176 128 4 1, 232 68 242 140 5 -1, 220 68 224 128 4 -1, 198 188 146 158 7 -4, 204 190 254 160 7 4, 192 214 136 228 7 4, 208 214 262 230 7 -4, 120 180 108 250 8 3, 282 176 292 252 8 -3, 150 200 142 252 6 2, 250 206 260 254 6 -2',
      0.32,
    );
    return { rotate: -1.2, dy: 78, scale: 1.06 };
  },
};
