import { mix } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides, symmetric } from '../geometry.ts';

export const jumpsuit: Cut = {
  cloth: 'gabardine',
  cotton: 'gabardine',
  stripes: 'vertical',
  decimals: 0,
  draw(art) {
    art.inside('167,28* 200,23 233,28* 221,58 203,98* 181,62', '171,28* 200,25 229,28* 219,47 200,54 181,47');
    art.label(200, 34, 16, 7);
    for (const { place, sign } of sides()) {
      art.panel(place('136,39* 121,47 109,68 100,92* 117,102 136,105* 142,94 142,84* 133,63'), {
        grain: 26 * sign,
        height: 0.6,
      });
      art.stitch(place('103,86 119,96 138,99'));
    }
    for (const { place, sign } of [...sides({ degrees: 1.6, x: 243, y: 190 })].reverse()) {
      art.panel(
        place(
          '154,138* 145,173 133,231 121,315 112,400 107,462* 147,471 190,465* 193,363 198,291 201,243* 202,183 202,138*',
        ),
        { height: 0.68, occlusion: 0.5, grain: 3 * sign },
      );
      art.shade(place('176,183* 166,303 154,467* 178,467* 185,303'), 0.16, { blur: 6 });
      art.seam(place('157,163* 140,214*'), 0.5).stitch(place('160,164* 143,215*'));
      art.stitch(place('109,453* 147,461 190,455*'));
    }
    art.seam('202,158 203,207 201,240', 0.5);
    const front =
      '167,31* 154,34 136,39* 131,65 142,86* 150,119 152,145* 179,150 214,151* 212,106* 191,82 176,58';
    const [left, right] = sides();
    art.panel(right.place(front), { height: 0.66, occlusion: 0.4, grain: -6 });
    art.panel(
      left.place(
        '167,31* 154,34 136,39* 131,65 142,86* 150,119 152,145* 188,151 231,149* 224,121 197,89 178,62',
      ),
      {
        height: 0.66,
        occlusion: 0.5,
        grain: 6,
      },
    );
    art.stitch('171,36 180,62 199,87 227,119').stitch('229,36 220,62 207,84');
    art.panel(symmetric('151,138* 174,142 200,143', '249,156* 226,163 200,164 174,163 151,156*'), {
      height: 0.55,
      occlusion: 0.55,
    });
    art.panel('219,146* 229,146* 240,202 238,257* 226,260* 228,207', { height: 0.45, occlusion: 0.5 });
    art.panel('217,146* 226,149* 219,204 212,240* 202,233* 210,195', { height: 0.45, occlusion: 0.5 });
    art.panel('214,140 226,139 229,150 226,166 215,166 210,151', {
      height: 0.6,
      occlusion: 0.5,
      fill: mix(art.base, '#ffffff', 0.03),
    });
    art.folds(
      '145 89 191 132 6 5, 257 87 219 130 6 -5, 157 114 179 142 5 3, 243 111 228 138 5 -3, 159 166 143 279 7 -3, 179 166 171 303 7 2, 222 168 231 303 7 -2, 243 166 258 279 7 3, 198 238 162 207 7 -3, 205 240 241 212 7 3, 131 303 123 455 9 3, 271 291 279 455 9 -3, 181 315 179 460 9 3, 222 315 226 460 9 -3, 117 66 135 84 4 2, 283 66 265 84 4 -2',
      0.3,
    );
    return { rotate: -0.9, scale: 0.94 };
  },
};
