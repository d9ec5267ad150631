import { darken, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides, symmetric } from '../geometry.ts';
import { shirtCollar, shirtSleeves } from '../parts/shirt.ts';

export const denimJacket: Cut = {
  cloth: 'denim',
  cotton: 'gabardine',
  stripes: 'vertical',
  decimals: 0,
  logo: [253, 176, 12],
  draw(art) {
    const denim = art.cloth === 'denim';
    const thread = { color: art.accent ?? (denim ? '#c9893f' : art.thread) };
    const copper = '#a9804f';
    art.inside(
      '162,68* 200,60 238,68* 228,104 200,124* 172,104',
      '166,74* 200,68 234,74* 222,96 200,104 178,96',
    );
    art.label(200, 84, 26, 12);
    shirtSleeves(art, copper);
    art.panel(
      symmetric(
        '170,82* 138,90 102,102* 96,142 106,190* 110,250 110,320 113,366* 150,371 200,373',
        '222,108 200,124* 178,108',
      ),
      { height: 0.7, occlusion: 0.4 },
    );
    for (const { place } of sides()) {
      if (denim)
        art.shade(place('120,210 152,196 168,230 160,320 130,340 116,270'), 0.26, {
          color: lighten(art.base, 0.6),
          blur: 11,
        });
      art.seam(
        ['99,150 140,160 191,158', '134,196 148,280 158,368', '168,196 164,280 164,368'].map(place),
        0.55,
      );
      art.stitch(
        [
          '99,155 140,165 191,163',
          '99,158 140,168 191,166',
          '138,196 152,280 162,368',
          '172,196 168,280 168,368',
          '114,360 150,366 190,367',
        ].map(place),
        thread,
      );
      art.panel(place('124,160* 184,161* 183,182* 154,204* 125,183*'), { height: 0.42, occlusion: 0.5 });
      art.stitch(place('128,164* 180,165* 180,180* 154,199* 128,181*'), { ...thread, closed: true });
      for (const [x, y] of place('154,190')) art.button(x, y, 4.2, copper);
    }
    art.panel('189,122* 211,122* 212,250 211,374* 189,374* 190,250', { height: 0.4, occlusion: 0.35 });
    art.stitch(['193,126 193,250 193,370', '207,126 208,250 207,370'], thread);
    art.panel(symmetric('111,362* 150,368 200,370', '289,390* 250,396 200,398 150,396 111,390*'), {
      height: 0.55,
      occlusion: 0.4,
    });
    art.stitch(
      ['113,367 150,373 200,375 250,373 287,367', '113,386 150,392 200,394 250,392 287,386'],
      thread,
    );
    for (const y of [146, 196, 246, 296, 342, 383]) art.button(200.3, y, 4.6, copper);
    shirtCollar(art, 2);
    art.line('140,200 130,260 128,330', {
      color: darken(art.base, 0.4),
      width: 6,
      opacity: 0.12,
      blurred: true,
    });
    art.folds(
      '108 196 160 236 7 5, 292 194 240 236 7 -5, 120 300 142 366 8 -4, 178 220 178 340 6 3, 230 240 240 360 8 5, 276 270 270 362 7 -4, 66 180 94 220 5 4, 334 176 306 214 5 -4, 58 240 86 262 5, 342 236 314 270 5, 92 130 70 200 5 -3, 308 130 330 200 5 3, 48 300 76 310 5 3, 350 296 324 310 5 -3',
      0.34,
    );
    return { rotate: -0.8, dy: 4 };
  },
};
