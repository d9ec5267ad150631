import { darken, mix } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides } from '../geometry.ts';

export const woolCoat: Cut = {
  cloth: 'wool',
  cotton: 'gabardine',
  stripes: 'pin',
  decimals: 0,
  draw(art) {
    const horn = mix('#4a382b', darken(art.base, 0.7), 0.5);
    art.panel('166,34* 200,29 234,34* 224,120 206,196* 188,130', {
      fill: mix(darken(art.base, 0.4), '#7a5a48', 0.3),
      height: 0.3,
      printed: false,
    });
    art.shade('168,36* 200,32 232,36* 224,72 200,80 176,72', 0.42);
    art.shade('176,80* 192,110 206,190* 188,150', 0.5).label(200, 48, 26, 12);
    for (const { place, sign } of sides({ degrees: 2.6, x: 290, y: 60 })) {
      art.panel(
        place('108,54* 90,62 78,110 66,190 54,270 50,318* 72,327 96,325* 106,260 118,190 116,146* 104,100'),
        {
          grain: 8 * sign,
          height: 0.66,
        },
      );
      art.seam(place('112,160 102,240 84,326'), 0.3);
      art.panel(place('52,296* 74,303 100,301* 99,310 74,312 51,305'), { height: 0.35, occlusion: 0.3 });
    }
    const [left, right] = sides();
    for (const { place, right: isRight, sign } of [right, left]) {
      art.panel(
        place(
          '164,38* 138,46 108,54* 104,100 116,146* 122,210 116,300 106,390 101,446* 150,456 213,454* 216,330 216,200* 192,140 170,84',
        ),
        { height: 0.66, occlusion: 0.5, grain: sign },
      );
      art.seam(place('140,150 142,220 138,292'), 0.3);
      art.panel(place('122,284* 172,290* 173,312* 121,306*'), { height: 0.45, occlusion: 0.5 });
      art.stitch(place('125,303* 170,308*'));
      if (isRight) art.panel(place('126,152* 160,146* 161,157* 127,163*'), { height: 0.35, occlusion: 0.3 });
      art.panel(place('216,204* 186,168 148,138 116,104* 156,92* 174,80* 196,138'), {
        height: 0.5,
        occlusion: 0.6,
        grain: 22 * sign,
      });
      art.stitch(place('210,194 186,163 150,135 122,105* 155,95'));
    }
    art.seam('132,112* 143,107*', 0.7);
    for (const { place, sign } of [right, left]) {
      art.panel(place('178,84* 158,94* 130,88* 138,58 162,28* 174,27* 170,52'), {
        height: 0.5,
        occlusion: 0.5,
        grain: 14 * sign,
      });
      art.stitch(place('157,90 135,85* 142,60 163,34'));
    }
    art.panel('162,29* 200,18 238,29* 229,33* 200,29 171,33*', { height: 0.5, occlusion: 0.4 });
    art.stitch('212,210 212,330 209,448').seam('214,330 216,400 214,452', 0.4);
    for (const y of [212, 262, 312]) art.button(203, y, 6.8, horn);
    art.folds(
      '116 150 176 214 8 4, 284 150 232 210 8 -4, 130 320 116 448 10 -4, 160 324 162 450 9 4, 190 320 186 450 8 3, 236 318 246 452 11 5, 272 310 288 440 9 4, 204 214 150 196 6 3, 208 216 258 200 6 -3, 80 170 112 186 7 4, 320 168 292 190 7 -4, 68 240 102 250 6 3, 332 236 304 254 6 -3, 92 74 84 140 6 -2, 308 74 316 140 6 2',
      0.3,
    );
    return { rotate: 0.7, scale: 0.95 };
  },
};
