import { darken } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides } from '../geometry.ts';

/** Short, with an elastic waist and a cord. */
export const swimTrunks: Cut = {
  cloth: 'synthetic',
  stripes: 'vertical',
  decimals: 0,
  logo: [140, 214, 12],
  draw(art) {
    const cord = art.accent ?? '#efe8da';
    art.inside('128,52* 200,43 272,52* 262,68 200,75 138,68', '134,55* 200,47 266,55* 250,66 150,66');
    art.label(200, 52, 24, 10);
    for (const { place, sign } of [...sides({ degrees: 2, x: 262, y: 90 })].reverse()) {
      art.panel(place('126,66* 112,120 98,176 84,240* 138,254 194,250* 197,226 200,200* 202,120 201,60*'), {
        height: 0.7,
        occlusion: 0.5,
        grain: 4 * sign,
      });
      art.shade(place('176,90* 170,150 160,248* 184,248* 190,160'), 0.18, { blur: 6 });
      art.seam(place('150,84* 122,140*'), 0.6).stitch(place('154,85* 126,141*'));
      art.seam(place('112,196* 104,246*'), 0.5);
      art.panel(place('84,240* 138,254 194,250* 193,262* 137,266 82,251*'), {
        height: 0.4,
        occlusion: 0.3,
        grain: 4 * sign,
      });
      art.stitch(place('86,246 138,259 193,256'));
    }
    art.seam('201,90 202,140 200,200', 0.55);
    art.panel('127,56* 162,64 200,66 238,64 273,56* 277,86* 238,95 200,97 162,95 123,86*', {
      height: 0.6,
      occlusion: 0.4,
    });
    art.rib('125,71 162,79 200,81 238,79 275,71', 32, '1.2 4.4', 0.4);
    for (const line of ['192,82 184,110 190,138 182,160', '208,82 216,112 208,136 214,154'])
      art
        .lineOver(line, { color: darken(cord, 0.6), width: 5.6, opacity: 0.6 })
        .lineOver(line, { color: cord, width: 4 });
    for (const x of [190, 210]) art.button(x, 82, 3, '#b9b7b2');
    art.folds(
      '150 96 138 190 7 3, 250 96 262 190 7 -3, 178 98 172 170 6 2, 224 98 228 170 6 -2, 198 194 142 172 8 -4, 204 196 258 174 8 4, 190 214 120 226 8 4, 210 214 282 226 8 -4, 116 140 104 230 8 3, 286 140 298 230 8 -3',
      0.36,
    );
    return { rotate: -1.2, dy: 88, scale: 1.1 };
  },
};
