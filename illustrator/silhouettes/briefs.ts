import { insideOf, mix } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides, symmetric } from '../geometry.ts';

export const briefs: Cut = {
  cloth: 'cotton',
  stripes: 'horizontal',
  decimals: 0,
  draw(art) {
    art.inside(
      '104,128* 200,119 296,128* 286,146 200,154 114,146',
      '112,132* 200,124 288,132* 270,144 130,144',
    );
    art.label(200, 130, 22, 9);
    for (const { place } of sides())
      art.panel(place('94,214* 118,258 150,292 172,318* 184,312 160,270 112,224*'), {
        fill: insideOf(art.base),
        height: 0.3,
        printed: false,
      });
    art.panel(
      symmetric('102,150* 94,184 88,222* 122,252 152,290 170,330* 184,336 200,337', '298,150* 200,166'),
      {
        height: 0.72,
        occlusion: 0.4,
      },
    );
    art.seam('160,160 150,204 162,262 178,334', 0.5).seam('240,160 250,204 238,262 222,334', 0.5);
    art.stitch('164,160 154,204 166,262 182,334').stitch('236,160 246,204 234,262 218,334');
    for (const { place } of sides()) {
      art.stitch(place('92,216 126,248 156,286 174,327')).stitch(place('92,211 130,245 160,284 178,325'));
    }
    art.panel('102,124* 150,135 200,138 250,135 298,124* 301,156* 250,167 200,170 150,167 99,156*', {
      fill: art.accent ?? mix(art.base, '#efe8da', 0.35),
      height: 0.6,
      occlusion: 0.4,
      printed: false,
    });
    art.rib('100,140 150,151 200,154 250,151 300,140', 30, '.8 2.6', 0.3);
    art.stitch('100,152 150,163 200,166 250,163 300,152');
    art.folds(
      '104 176 150 226 8 5, 296 176 250 226 8 -5, 200 180 200 300 10 3, 120 236 160 280 7 4, 280 236 240 280 7 -4, 168 186 176 260 7 3, 232 186 224 260 7 -3',
      0.28,
    );
    return { rotate: -1.4, dy: 8, scale: 1.12 };
  },
};
