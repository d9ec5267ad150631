import type { Cut } from '../cut.ts';
import { symmetric } from '../geometry.ts';
import { pearl, shirtCollar, shirtSleeves } from '../parts/shirt.ts';

export const shirt: Cut = {
  cloth: 'poplin',
  cotton: 'poplin',
  stripes: 'vertical',
  decimals: 0,
  logo: [253, 198, 12],
  draw(art) {
    const button = pearl(art);
    art.inside(
      '164,70* 200,62 236,70* 226,104 200,122* 174,104',
      '166,76* 200,70 234,76* 222,96 200,104 178,96',
      {
        printed: true,
      },
    );
    art.label(200, 86, 22, 10);
    shirtSleeves(art, button);
    art.panel(
      symmetric(
        '172,84* 140,90 104,100* 98,140 108,188* 114,250 111,320 104,372* 122,398 160,414 200,418',
        '220,110 200,122* 180,110',
      ),
      { height: 0.7, occlusion: 0.35 },
    );
    art.seam('134,92 150,126 186,128*', 0.22).seam('266,92 250,126 214,128*', 0.22);
    art.panel('192,118* 208,118* 209,260 208,418* 191,418* 192,260', { height: 0.35, occlusion: 0.28 });
    art.stitch('195,124 195.5,260 194,414').stitch('205.5,124 206,260 205,414');
    art.stitch('107,368* 124,393 160,409 200,413 240,409 276,393 293,368*');
    art.panel('228,172* 276,170* 277,214* 253,227* 229,216*', { height: 0.3, occlusion: 0.3 });
    art.stitch('230,181* 275,179*');
    for (let i = 0; i < 6; i++) art.button(200.3, 146 + i * 46, 3.6, button);
    shirtCollar(art);
    art.button(200.4, 119, 3.2, button);
    art.folds(
      '110 196 176 250 7 6, 290 192 226 262 7 -5, 120 300 150 404 9 -6, 164 150 176 300 8 5, 236 240 248 400 10 6, 280 260 270 380 7 -4, 150 290 184 360 7, 66 180 92 220 5 4, 334 176 306 214 5 -4, 60 240 84 262 5, 340 236 316 270 5, 92 130 70 200 5 -3, 308 130 330 200 5 3',
    );
    return { rotate: 1.1 };
  },
};
