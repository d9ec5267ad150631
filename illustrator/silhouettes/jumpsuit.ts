import { mix } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides, symmetric } from '../geometry.ts';

/** A wide-legged jumpsuit with a crossed V front and a tied waist. */
export const jumpsuit: Cut = {
  cloth: 'gabardine',
  cotton: 'gabardine',
  stripes: 'vertical',
  decimals: 0,
  draw(art) {
    art.inside(
      '162,42* 200,36 238,42* 224,80 204,130* 178,84',
      '166,42* 200,38 234,42* 222,66 200,74 178,66',
    );
    art.label(200, 50, 18, 8);
    for (const { place, sign } of sides()) {
      art.panel(place('126,56* 108,66 94,92 84,122* 104,134 126,138* 132,124 132,112* 122,86'), {
        grain: 26 * sign,
        height: 0.6,
      });
      art.stitch(place('87,115 106,127 128,131'));
    }
    for (const { place, sign } of [...sides({ degrees: 1.6, x: 250, y: 230 })].reverse()) {
      art.panel(
        place(
          '146,180* 136,212 122,260 108,330 98,400 92,452* 138,459 188,454* 192,370 198,310 201,270* 202,220 202,180*',
        ),
        { height: 0.68, occlusion: 0.5, grain: 3 * sign },
      );
      art.shade(place('172,220* 160,320 146,456* 174,456* 182,320'), 0.16, { blur: 6 });
      art.seam(place('150,204* 130,246*'), 0.5).stitch(place('154,205* 134,247*'));
      art.stitch(place('94,444* 138,451 188,446*'));
    }
    art.seam('202,200 203,240 201,268', 0.5);
    const front =
      '162,46* 146,50 126,56* 120,88 132,114* 142,156 144,188* 176,193 216,194* 214,140* 190,110 172,80';
    const [left, right] = sides();
    art.panel(right.place(front), { height: 0.66, occlusion: 0.4, grain: -6 });
    art.panel(
      left.place(
        '162,46* 146,50 126,56* 120,88 132,114* 142,156 144,188* 186,194 236,192* 228,158 196,118 174,84',
      ),
      {
        height: 0.66,
        occlusion: 0.5,
        grain: 6,
      },
    );
    art.stitch('166,52 177,84 199,116 231,156').stitch('234,52 223,84 208,112');
    art.panel(symmetric('143,180* 170,185 200,186', '257,198* 230,204 200,205 170,204 143,198*'), {
      height: 0.55,
      occlusion: 0.55,
    });
    art.panel('222,190* 234,190* 246,236 244,282* 230,284* 232,240', { height: 0.45, occlusion: 0.5 });
    art.panel('220,190* 230,192* 222,238 214,268* 202,262* 212,230', { height: 0.45, occlusion: 0.5 });
    art.panel('216,182 230,181 234,193 230,206 217,206 212,194', {
      height: 0.6,
      occlusion: 0.5,
      fill: mix(art.base, '#ffffff', 0.03),
    });
    art.folds(
      '136 118 190 172 6 5, 266 116 222 170 6 -5, 150 150 176 184 5 3, 250 146 232 180 5 -3, 152 206 134 300 7 -3, 176 206 166 320 7 2, 226 208 236 320 7 -2, 250 206 268 300 7 3, 198 266 156 240 7 -3, 206 268 248 244 7 3, 120 320 110 446 9 3, 282 310 292 446 9 -3, 178 330 176 450 9 3, 226 330 230 450 9 -3, 104 90 124 112 4 2, 296 90 276 112 4 -2',
      0.3,
    );
    return { rotate: -0.9, scale: 0.95 };
  },
};
