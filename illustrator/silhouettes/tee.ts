import type { Cut } from '../cut.ts';
import { symmetric } from '../geometry.ts';
import { doubleHem, roundBack, roundRib, shortSleeves } from '../parts/jersey.ts';

export const tee: Cut = {
  cloth: 'cotton',
  stripes: 'horizontal',
  decimals: 1,
  logo: [236, 190, 14],
  draw(art) {
    roundBack(art);
    shortSleeves(art);
    art.panel(
      symmetric(
        '154,91* 128,103 98,116* 95,152 106,198* 107,262 104,330 101,394* 150,399 200,398',
        '238,124 200,146 162,124',
      ),
      { height: 0.7, occlusion: 0.35 },
    );
    roundRib(art);
    doubleHem(art);
    art.folds(
      '112 204 168 268 8 6, 288 200 236 276 9 -6, 116 176 160 196 5 3, 284 176 240 200 5, 150 300 128 392 9 -5, 222 300 236 396 10 5, 272 270 290 360 7 4, 180 170 196 290 9 8, 52 190 92 190 5 3, 348 186 312 196 6 -3, 66 160 96 168 4, 330 158 306 170 4',
    );
    return { rotate: -1.2, dy: -4 };
  },
};
