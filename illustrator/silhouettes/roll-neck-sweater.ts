import type { Cut } from '../cut.ts';
import { symmetric } from '../geometry.ts';
import { knitFolds, knitHem, knitSleeves } from '../parts/knit.ts';

export const rollNeckSweater: Cut = {
  cloth: 'knit',
  stripes: 'horizontal',
  decimals: 0,
  logo: [236, 186, 14],
  draw(art) {
    knitSleeves(art);
    art.panel(
      symmetric(
        '152,82* 126,94 98,108* 94,150 108,200* 109,270 108,330 110,372* 200,376',
        '226,84 200,88 174,84',
      ),
      { height: 0.72, occlusion: 0.4 },
    );
    knitHem(art);
    art.inside('160,54* 200,48 240,54* 234,64 200,70 166,64', '164,54* 200,49 236,54* 228,60 200,64 172,60');
    art.panel('158,52 150,80 146,98 172,112 200,116 228,112 254,98 250,80 242,52* 226,62 200,66 174,62', {
      height: 0.6,
      occlusion: 0.4,
    });
    art.rib('146,80 172,91 200,94 228,91 254,80', 52, '1.6 3.8', 0.34).folds('154 92 246 94 6 8', 0.4);
    knitFolds(art);
    return { rotate: -0.8, dy: 4 };
  },
};
